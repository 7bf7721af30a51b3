// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/seat_model.h"

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return {{SeatRole, "seat"},         {NameRole, "name"},     {PortraitRole, "portrait"}, {TokensRole, "tokens"},
            {LastLifeRole, "lastLife"}, {LivesRole, "lives"},   {DealerRole, "dealer"},     {TurnRole, "turn"},
            {KnockedRole, "knocked"},   {CalledRole, "called"}, {OutRole, "out"},           {CardsRole, "cards"},
            {ShownRole, "shown"},       {KnownRole, "known"},   {PerhapsRole, "perhaps"},   {SaidRole, "said"},
            {LoudRole, "loud"},         {SideRole, "side"},     {PartnersRole, "partners"}, {GaveRole, "gave"},
            {TookRole, "took"},         {TradeRole, "trade"},   {LatestRole, "latest"}};
}

QVariant SeatModel::value(const SeatRow &row, int role) const
{
    switch (role) {
    case SeatRole:
        return row.seat;
    case NameRole:
        return row.name;
    case PortraitRole:
        return row.portrait;
    case TokensRole:
        return row.tokens;
    case LastLifeRole:
        return row.lastLife;
    case LivesRole:
        return row.lives;
    case DealerRole:
        return row.dealer;
    case TurnRole:
        return row.turn;
    case KnockedRole:
        return row.knocked;
    case CalledRole:
        return row.called;
    case OutRole:
        return row.out;
    case CardsRole:
        return row.cards;
    case ShownRole:
        return row.shown;
    case KnownRole:
        return row.known;
    case PerhapsRole:
        return row.perhaps;
    case SaidRole:
        return row.said;
    case LoudRole:
        return row.loud;
    case SideRole:
        return row.side;
    case PartnersRole:
        return row.partners;
    case GaveRole:
        return row.gave;
    case TookRole:
        return row.took;
    case TradeRole:
        return row.trade;
    case LatestRole:
        return row.latest;
    default:
        return {};
    }
}
