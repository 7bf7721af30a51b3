// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/review_model.h"

QHash<int, QByteArray> ReviewModel::roleNames() const
{
    return {{HeadingRole, "heading"},
            {HandRole, "hand"},
            {OpenRole, "open"},
            {HandTitleRole, "handTitle"},
            {OpenTitleRole, "openTitle"},
            {DidRole, "did"},
            {MovedRole, "moved"},
            {BetterMovedRole, "betterMoved"},
            {PercentRole, "percent"},
            {VerdictRole, "verdict"},
            {BetterPercentRole, "betterPercent"},
            {ReasonRole, "reason"},
            {SpokenRole, "spoken"},
            {CostRole, "cost"},
            {DearerRole, "dearer"},
            {WorstRole, "worst"}};
}

QVariant ReviewModel::value(const ReviewRow &row, int role) const
{
    switch (role) {
    case HeadingRole:
        return row.heading;
    case HandRole:
        return row.hand;
    case OpenRole:
        return row.open;
    case HandTitleRole:
        return row.handTitle;
    case OpenTitleRole:
        return row.openTitle;
    case DidRole:
        return row.did;
    case MovedRole:
        return row.moved;
    case PercentRole:
        return row.percent;
    case VerdictRole:
        return row.verdict;
    case BetterMovedRole:
        return row.betterMoved;
    case BetterPercentRole:
        return row.betterPercent;
    case ReasonRole:
        return row.reason;
    case SpokenRole:
        return row.spoken;
    case CostRole:
        return row.cost;
    case DearerRole:
        return row.dearer;
    case WorstRole:
        return row.worst;
    default:
        return {};
    }
}
