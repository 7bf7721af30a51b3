// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/trick_model.h"

QHash<int, QByteArray> TrickModel::roleNames() const
{
    return {{NumberRole, "number"},
            {TitleRole, "title"},
            {NamesRole, "names"},
            {FacesRole, "faces"},
            {WinnerRole, "winner"}};
}

QVariant TrickModel::value(const TrickRow &row, int role) const
{
    switch (role) {
    case NumberRole:
        return row.number;
    case TitleRole:
        return row.title;
    case NamesRole:
        return row.names;
    case FacesRole:
        return row.faces;
    case WinnerRole:
        return row.winner;
    default:
        return {};
    }
}
