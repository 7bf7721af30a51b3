// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/replay_deals.h"

QHash<int, QByteArray> ReplayDeals::roleNames() const
{
    return {{NumberRole, "number"}, {LabelRole, "label"}, {DealerRole, "dealer"}, {OutcomeRole, "outcome"}};
}

QVariant ReplayDeals::value(const ReplayDeal &row, int role) const
{
    switch (role) {
    case NumberRole:
        return row.number;
    case LabelRole:
        return tr("Deal %1").arg(row.number);
    case DealerRole:
        return tr("%1 deals", "%1 is a name").arg(row.dealer);
    case OutcomeRole:
        return row.outcome;
    default:
        return {};
    }
}
