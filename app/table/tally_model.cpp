// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/tally_model.h"

QHash<int, QByteArray> TallyModel::roleNames() const
{
    return {{KindRole, "kind"},
            {TitleRole, "title"},
            {NoteRole, "note"},
            {FacesRole, "faces"},
            {OwnCountRole, "ownCount"},
            {OwnRole, "own"},
            {OthersCountRole, "othersCount"},
            {OthersRole, "others"}};
}

QVariant TallyModel::value(const TallyRow &row, int role) const
{
    switch (role) {
    case KindRole:
        return static_cast<int>(row.kind);
    case TitleRole:
        return row.title;
    case NoteRole:
        return row.note;
    case FacesRole:
        return row.faces;
    case OwnCountRole:
        return row.ownCount;
    case OwnRole:
        return row.own;
    case OthersCountRole:
        return row.othersCount;
    case OthersRole:
        return row.others;
    default:
        return {};
    }
}
