// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/action_model.h"

QHash<int, QByteArray> ActionModel::roleNames() const
{
    return {{ActionRole, "action"}, {LabelRole, "label"}, {NoteRole, "note"},
            {KeyRole, "key"},       {ToneRole, "tone"},   {PossibleRole, "possible"}};
}

QVariant ActionModel::value(const ActionRow &row, int role) const
{
    switch (role) {
    case ActionRole:
        return row.action;
    case LabelRole:
        return row.label;
    case NoteRole:
        return row.note;
    case KeyRole:
        return row.key;
    case ToneRole:
        return row.tone;
    case PossibleRole:
        return row.possible;
    default:
        return {};
    }
}
