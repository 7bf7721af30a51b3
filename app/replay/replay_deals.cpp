// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay/replay_deals.h"

#include "replay/replayed_match.h"

#include <algorithm>

void ReplayDeals::show(const ReplayedMatch *match, int around)
{
    m_match = match;
    std::vector<ReplayDeal> deals = match != nullptr ? match->deals() : std::vector<ReplayDeal>();
    m_all = static_cast<int>(deals.size());
    const int from = std::clamp(around - most / 2, 0, std::max(0, m_all - most));
    deals.erase(deals.begin() + std::min(m_all, from + most), deals.end());
    deals.erase(deals.begin(), deals.begin() + from);
    setRows(std::move(deals));
    // The same deals may have other dealers.
    respeak();
    Q_EMIT listed();
}

QHash<int, QByteArray> ReplayDeals::roleNames() const
{
    return {{DealRole, "deal"},
            {NumberRole, "number"},
            {LabelRole, "label"},
            {DealerRole, "dealer"},
            {OutcomeRole, "outcome"}};
}

QVariant ReplayDeals::value(const ReplayDeal &row, int role) const
{
    switch (role) {
    case DealRole:
        return row.index;
    case NumberRole:
        return row.number;
    case LabelRole:
        return tr("Deal %1").arg(row.number);
    case DealerRole:
        return tr("dealer: %1", "%1 is a name").arg(m_match->dealerOf(row.index));
    case OutcomeRole:
        return m_match->outcomeOf(row.index);
    default:
        return {};
    }
}
