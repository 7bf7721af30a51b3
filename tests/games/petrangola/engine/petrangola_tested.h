// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola_readable.h"
#include "plain_ranking.h"
#include "random_table.h"
#include "tested.h"

#include <algorithm>
#include <string>

namespace petrangola {

using game::at;
using game::Seat;

/// Petrangola's accounts: who has how many tokens, and what is in the pool.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : m_table(random)
    {
        std::fill_n(m_tokens.begin(), m_table.seats, m_table.options.tokens);
    }

    State start() const { return {m_table.options, m_table.seats}; }

    std::string happened(const State &, const Event &event)
    {
        if (const auto *dealt = std::get_if<Dealt>(&event))
            return begin(*dealt);
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        if (const auto *answered = std::get_if<ReentryAnswered>(&event))
            return reenter(*answered);
        if (const auto *moved = std::get_if<Moved>(&event))
            return ++m_turns > (mostLaps + 1) * m_table.seats + 1 ? "a deal is too long" : hasCards(*moved);
        if (const auto *ended = std::get_if<MatchEnded>(&event)) {
            m_winner = ended->winner;
            return m_ends++ > 0 ? "the match ended twice" : "";
        }
        return "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        for (Seat seat = 0; seat < m_table.seats; ++seat)
            if (view.tokens[at(seat)] != m_tokens[at(seat)])
                return "tokens changed with no event";
        if (view.pool != m_table.options.stake * (m_table.seats + m_reentries))
            return "the pool is not the stakes paid";
        return "";
    }

    std::string ended(const State &state) const
    {
        if (m_ends != 1 || state.view(0).winner != m_winner)
            return "the match did not say that it ended";
        const auto alive = std::count_if(m_tokens.begin(), m_tokens.end(), [](int tokens) { return tokens > 0; });
        if (alive == 0)
            return m_winner == m_dealer ? "" : "the dealer should have won";
        return alive == 1 && m_tokens[at(m_winner)] > 0 ? "" : "the winner is not the only one left";
    }

    Move anyMove(const View &view, game::Random &random) const
    {
        const auto pick = [&](const Hand &from) {
            Hand cards;
            for (auto left = random.below(4); left > 0; --left) {
                if (!from.empty() && !random.once(12))
                    cards.push_back(from[random.below(static_cast<std::uint32_t>(from.size()))]);
                else
                    cards.push_back(cards::Card(static_cast<std::uint8_t>(random.below(cards::italian::packSize))));
            }
            return cards;
        };
        switch (random.below(8)) {
        case 0:
            return Cut{static_cast<int>(random.below(90)) - 4};
        case 1:
            return Expose{};
        case 2:
            return Keep{};
        case 3:
            return Knock{};
        case 4:
            return Stay{};
        case 5:
            return Reenter{};
        case 6:
            return Leave{};
        default:
            return Exchange{pick(view.hand), pick(view.monte)};
        }
    }

private:
    std::string begin(const Dealt &dealt)
    {
        m_turns = 0;
        m_dealer = dealt.dealer;
        if (dealt.number != ++m_deals)
            return "deals are not counted";
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (dealt.hands[at(seat)].size() != (m_tokens[at(seat)] > 0 ? std::size_t{cardsInHand} : 0))
                return "a hand for a seat that is out, or none for one that is in";
        return m_tokens[at(dealt.dealer)] > 0 && m_tokens[at(dealt.cutBy)] > 0 ? ""
                                                                               : "a seat that is out deals or cuts";
    }

    static std::string hasCards(const Moved &moved)
    {
        return moved.hand.size() == cardsInHand && moved.monte.size() == cardsInHand ? "" : "not three cards";
    }

    std::string settle(const Showdown &showdown)
    {
        const RankingOptions &ranking = m_table.options.ranking;
        game::SeatSet worst;
        game::SeatSet gained;
        plain::Key least{9, 0};
        for (Seat seat = 0; seat < m_table.seats; ++seat) {
            const Hand &hand = showdown.hands[at(seat)];
            if (hand.empty())
                continue;
            if (plain::category(hand, ranking) == "petrangolone") {
                gained.insert(seat);
                continue;
            }
            const plain::Key key = plain::key(hand, ranking);
            if (key < least)
                worst = {};
            least = std::min(least, key);
            if (key == least)
                worst.insert(seat);
        }
        if (!(worst == showdown.worst) || !(gained == showdown.gained))
            return "the wrong seats pay or gain";
        for (const Seat seat : worst)
            --m_tokens[at(seat)];
        for (const Seat seat : gained)
            ++m_tokens[at(seat)];
        m_fewest = 1'000'000;
        for (Seat seat = 0; seat < m_table.seats; ++seat) {
            if (showdown.tokens[at(seat)] != m_tokens[at(seat)])
                return "the showdown counts other tokens";
            if (m_tokens[at(seat)] > 0)
                m_fewest = std::min(m_fewest, m_tokens[at(seat)]);
        }
        m_fallen = worst;
        return "";
    }

    std::string reenter(const ReentryAnswered &answered)
    {
        const Seat seat = answered.seat;
        if (!m_fallen.contains(seat) || m_tokens[at(seat)] != 0)
            return "a seat was asked that has not just fallen";
        m_fallen.erase(seat);
        if (answered.accepted) {
            ++m_reentries;
            if (++m_reentriesOf[at(seat)] > m_table.options.reentries)
                return "a seat re-entered too often";
            m_tokens[at(seat)] = m_fewest;
        }
        return answered.tokens == m_tokens[at(seat)] ? "" : "a re-entry gave other tokens";
    }

    RandomTable m_table;
    std::array<int, game::maxSeats> m_tokens{};
    std::array<int, game::maxSeats> m_reentriesOf{};
    int m_reentries = 0;
    int m_fewest = 0;
    int m_deals = 0;
    int m_turns = 0;
    int m_ends = 0;
    game::SeatSet m_fallen;
    Seat m_dealer = game::nobody;
    Seat m_winner = game::nobody;
};

} // namespace petrangola

template<>
struct tested::Game<petrangola::Petrangola> : Usual<petrangola::Petrangola>
{
    using Table = RandomTable;
    using Referee = petrangola::Referee;
    static constexpr int playouts = 10'000;

    static Table twins(game::Random &random)
    {
        Table table(random);
        table.seats = std::min(table.seats, petrangola::mostSeatsWithOnePack);
        table.options.packs = 1;
        table.options.showOnKnock = false; // what is shown depends on hidden cards, openly
        return table;
    }

    static std::string text(const petrangola::Event &event, int seats) { return readable::text(event, seats); }
    static std::string text(const petrangola::View &view) { return readable::text(view); }

    static constexpr const char *goldenTitle
        = "A match of Petrangola: 2 tokens, one re-entry, petrangola shown on the knock.\n";
    static petrangola::Options goldenOptions()
    {
        petrangola::Options options;
        options.tokens = 2;
        options.showOnKnock = true;
        return options;
    }
    static Table goldenTable(game::Random &random) { return Table(random); }
    static bool deals(const petrangola::Event &event) { return std::holds_alternative<petrangola::Dealt>(event); }
};
