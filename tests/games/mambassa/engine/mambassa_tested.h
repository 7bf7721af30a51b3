// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mambassa_readable.h"
#include "plain_mambassa.h"
#include "tested.h"

#include <algorithm>
#include <string>

namespace mambassa {

using game::at;
using game::Seat;

/// Mambassa's accounts: who has how many tokens, and what is in the pool.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : m_table(random)
        , m_seats(m_table.seats)
        , m_pool(m_seats)
    {
        std::fill_n(m_tokens.begin(), m_seats, startingLives);
    }

    State start() const { return {m_table.options, m_seats}; }

    std::string happened(const State &, const Event &event)
    {
        if (const auto *dealt = std::get_if<Dealt>(&event))
            return begin(*dealt);
        if (const auto *moved = std::get_if<Moved>(&event))
            return follow(*moved);
        if (const auto *declared = std::get_if<Declared>(&event)) {
            m_declared = *declared;
            return "";
        }
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        if (const auto *ended = std::get_if<MatchEnded>(&event)) {
            m_winner = ended->winner;
            if (ended->pool != m_pool)
                return "the winner takes another pool";
            return m_ends++ > 0 ? "the match ended twice" : "";
        }
        return "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        int lives = 0;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            lives += view.tokens[at(seat)];
            if (view.tokens[at(seat)] != m_tokens[at(seat)])
                return "tokens changed with no event";
        }
        if (view.pool + lives != 4 * m_seats || view.pool < 0)
            return "a token left the table";
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
        const auto anyCard = [&](const Hand &from) {
            if (!from.empty() && !random.once(12))
                return from[random.below(static_cast<std::uint32_t>(from.size()))];
            return cards::Card(static_cast<std::uint8_t>(random.below(cards::italian::packSize)));
        };
        const auto pick = [&](const Hand &from, std::uint32_t count) {
            Hand cards;
            for (; count > 0; --count)
                cards.push_back(anyCard(from));
            return cards;
        };
        switch (random.below(7)) {
        case 0:
            return Cut{static_cast<int>(random.below(50)) - 4};
        case 1:
            return Expose{};
        case 2:
            return Keep{};
        case 3:
            return Stay{};
        case 4:
            return Draw{anyCard(view.hand)};
        default: {
            const auto count = random.below(5);
            return Exchange{pick(view.hand, count), pick(view.monte, random.once(5) ? random.below(5) : count)};
        }
        }
    }

private:
    std::string begin(const Dealt &dealt)
    {
        m_turns = 0;
        m_declared = {};
        m_dealer = dealt.dealer;
        m_hands = dealt.hands;
        m_looked = false;
        if (dealt.number != ++m_deals)
            return "deals are not counted";
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (dealt.hands[at(seat)].size() != (m_tokens[at(seat)] > 0 ? std::size_t{cardsInHand} : 0))
                return "a hand for a seat that is out, or none for one that is in";
        return m_tokens[at(dealt.dealer)] > 0 && m_tokens[at(dealt.cutBy)] > 0 ? ""
                                                                               : "a seat that is out deals or cuts";
    }

    /// After each move nobody but the mover, and when play begins nobody at all, may hold what ends it undeclared.
    std::string follow(const Moved &moved)
    {
        if (m_looked)
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (!m_hands[at(seat)].empty() && plain::mambassaKey(m_hands[at(seat)])[0] >= 410)
                    return "play went on beside a hand that ends it";
        m_looked = true;
        m_hands[at(moved.seat)] = moved.hand;
        if (++m_turns > (2 * mostLaps + 2) * m_seats + 1)
            return "a deal is too long";
        return moved.hand.size() == cardsInHand && moved.monte.size() == cardsInHand ? "" : "not four cards";
    }

    std::string settle(const Showdown &showdown)
    {
        game::SeatSet worst;
        game::SeatSet owners;
        bool mambassa = false;
        plain::MambassaKey least{1000};
        for (Seat seat = 0; seat < m_seats; ++seat) {
            const Hand &hand = showdown.hands[at(seat)];
            if (hand.empty())
                continue;
            const plain::MambassaKey key = plain::mambassaKey(hand);
            if (key[0] >= 410)
                owners.insert(seat);
            mambassa = mambassa || key[0] == 440;
            if (key < least)
                worst = {};
            least = std::min(least, key);
            if (key == least)
                worst.insert(seat);
        }
        if (!(owners == m_declared.seats))
            return "the wrong hands were declared";
        if (mambassa)
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (!showdown.hands[at(seat)].empty() && !owners.contains(seat))
                    worst.insert(seat);
        if (!(worst == showdown.worst))
            return "the wrong seats pay";
        const bool enough = m_pool + worst.size() >= owners.size();
        if (mambassa ? !showdown.gained.empty() : enough && !(showdown.gained == owners))
            return "the wrong seats gain";
        for (const Seat seat : worst)
            --m_tokens[at(seat)];
        for (const Seat seat : showdown.gained)
            ++m_tokens[at(seat)];
        m_pool += worst.size() - showdown.gained.size();
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (showdown.tokens[at(seat)] != m_tokens[at(seat)])
                return "the showdown counts other tokens";
        return showdown.pool == m_pool ? "" : "the showdown counts another pool";
    }

    tested::AnyTable<Mambassa> m_table;
    int m_seats;
    std::int64_t m_pool;
    std::array<int, game::maxSeats> m_tokens{};
    std::array<Hand, game::maxSeats> m_hands;
    Declared m_declared;
    bool m_looked = false;
    int m_deals = 0;
    int m_turns = 0;
    int m_ends = 0;
    Seat m_dealer = game::nobody;
    Seat m_winner = game::nobody;
};

} // namespace mambassa

template<>
struct tested::Game<mambassa::Mambassa> : Usual<mambassa::Mambassa>
{
    using Referee = mambassa::Referee;

    static mambassa::Move swapped(mambassa::Move move, cards::Card first, cards::Card second)
    {
        if (auto *draw = std::get_if<mambassa::Draw>(&move); draw != nullptr && draw->discard == first)
            draw->discard = second;
        else if (draw != nullptr && draw->discard == second)
            draw->discard = first;
        return move;
    }
    /// Hands that end the play come up.
    static bool tellsOfHiddenCards(const mambassa::Event &event)
    {
        return std::holds_alternative<mambassa::Declared>(event);
    }

    static std::string text(const mambassa::Event &event, int seats) { return readable::text(event, seats); }
    static std::string text(const mambassa::View &view) { return readable::text(view); }

    static constexpr const char *goldenTitle = "A match of Mambassa.\n";
    static constexpr bool goldenSeedFirst = true;
    static mambassa::Options goldenOptions() { return {}; }
    static auto goldenTable(game::Random &random)
    {
        struct SeatsAlone
        {
            mambassa::Options options;
            int seats;
        };
        return SeatsAlone{{}, mambassa::seating.fewest + static_cast<int>(random.below(7))};
    }
    static bool deals(const mambassa::Event &event) { return std::holds_alternative<mambassa::Dealt>(event); }
};
