// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/saying_model.h"

QHash<int, QByteArray> SayingModel::roleNames() const
{
    return {{ActionRole, "action"},
            {GestureRole, "gesture"},
            {WordsRole, "words"},
            {GesturedRole, "gestured"},
            {KeyRole, "key"}};
}

QVariant SayingModel::value(const SayingRow &row, int role) const
{
    switch (role) {
    case ActionRole:
        return row.action;
    case GestureRole:
        return row.gesture;
    case WordsRole:
        return row.words;
    case GesturedRole:
        return row.gestured;
    case KeyRole:
        return row.key;
    default:
        return {};
    }
}
