// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "pinale/pinale.h"
#include "records/record_facts.h"

#include <vector>

namespace record {

/// What only Pinale counts of a seat's match, in deals. How they ended: it went out (`outs`); another did, while its
/// side still held a hundred points or more (`caught`) or less (`othersOut`); the stock was used up (`stockEnds`). Of
/// those that it went out of: within three turns (`earlyOuts`), or with a side that had no meld yet (`coldOuts`). In
/// which it swapped a wild out (`swaps`), or its side had in the end a full run for 1,500 (`fullRuns`), four jokers
/// (`fourJokers`), or five hundred points in all (`richDeals`).
class MeldCounter : public GameCounter
{
public:
    MeldCounter(game::Seat seat, const pinale::Options &options)
        : m_seat(seat)
        , m_options(options)
    {
    }
    void read(const QJsonObject &line) override;
    [[nodiscard]] QMap<QString, int> counts() const override { return m_counts; }

private:
    /// Of a meld as much as is counted.
    struct Laid
    {
        int side = 0;
        QString kind;
        qsizetype cards = 0;
        int wilds = 0;
    };

    void lay(game::Seat seat, const QJsonObject &step);
    void settle(const QJsonObject &showdown);
    [[nodiscard]] int side() const { return pinale::sideOf(m_seat, m_options); }

    game::Seat m_seat;
    pinale::Options m_options;
    // In this deal.
    std::vector<Laid> m_board;
    int m_turns = 0;
    bool m_swapped = false;
    QMap<QString, int> m_counts;
};

template<>
std::unique_ptr<GameCounter> counterOf<pinale::Pinale>(const QJsonObject &header, game::Seat seat);

} // namespace record
