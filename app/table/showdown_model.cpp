// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/showdown_model.h"

#include "words/phrases.h"

QHash<int, QByteArray> ShowdownModel::roleNames() const
{
    return {{PlaceRole, "place"},       {SeatRole, "seat"},   {NameRole, "name"},     {PortraitRole, "portrait"},
            {CardsRole, "cards"},       {ValueRole, "value"}, {TokensRole, "tokens"}, {LoserRole, "loser"},
            {CountingRole, "counting"}, {OwnRole, "own"},     {GainedRole, "gained"}};
}

QVariant ShowdownModel::value(const ShowdownRow &row, int role) const
{
    switch (role) {
    case PlaceRole:
        return row.place;
    case SeatRole:
        return row.seat;
    case NameRole:
        return row.name;
    case PortraitRole:
        return row.portrait;
    case CardsRole:
        return row.hand;
    case CountingRole:
        return QVariant::fromValue(row.counting);
    case ValueRole:
        return row.worth.words();
    case TokensRole:
        return row.tokens;
    case LoserRole:
        return row.loser;
    case GainedRole:
        return row.gained;
    case OwnRole:
        return row.seat == 0;
    default:
        return {};
    }
}
