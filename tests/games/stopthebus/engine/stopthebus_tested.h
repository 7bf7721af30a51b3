// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plain_stopthebus.h"
#include "stopthebus_readable.h"
#include "tested.h"

#include <algorithm>
#include <string>

namespace stopthebus {

using game::at;
using game::Seat;

/// The accounts of Stop the Bus: who has how many tokens, who holds which cards, and what follows by the rules page.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : m_table(random)
        , m_seats(m_table.seats)
    {
        std::fill_n(m_tokens.begin(), m_seats, m_table.options.tokens);
    }

    State start() const { return {m_table.options, m_seats}; }

    std::string happened(const State &, const Event &event)
    {
        if (const auto *found = std::get_if<FirstDealerFound>(&event)) {
            m_dealer = found->dealer;
            return m_dealer >= 0 && m_dealer < m_seats ? "" : "the first dealer does not sit there";
        }
        if (const auto *dealt = std::get_if<Dealt>(&event))
            return begin(*dealt);
        if (const auto *moved = std::get_if<Moved>(&event))
            return follow(*moved);
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        m_winner = std::get<MatchEnded>(event).winner;
        return m_ends++ > 0 ? "the match ended twice" : "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (view.tokens[at(seat)] != m_tokens[at(seat)])
                return "tokens changed with no event";
        return view.pool == 0 ? "" : "there is no pool";
    }

    std::string ended(const State &state) const
    {
        if (m_ends != 1 || state.view(0).winner != m_winner)
            return "the match did not say that it ended";
        return aliveSeats() == 1 && isAlive(m_winner) ? "" : "the winner is not the only one left";
    }

    Move anyMove(const View &view, game::Random &random) const
    {
        const auto anyCard = [&](const Hand &from) {
            if (!from.empty() && !random.once(12))
                return from[random.below(static_cast<std::uint32_t>(from.size()))];
            return cards::Card(static_cast<std::uint8_t>(random.below(cards::french::packSize)));
        };
        const auto pick = [&](const Hand &from, std::uint32_t count) {
            Hand cards;
            for (; count > 0; --count)
                cards.push_back(anyCard(from));
            return cards;
        };
        switch (random.below(7)) {
        case 0:
            return Cut{static_cast<int>(random.below(60)) - 4};
        case 1:
            return Pass{};
        case 2:
            return Stop{};
        case 3:
            return Stand{};
        default: {
            const auto count = random.below(4);
            return Exchange{pick(view.hand, count), pick(view.monte, random.once(5) ? random.below(4) : count)};
        }
        }
    }

private:
    bool isAlive(Seat seat) const { return m_tokens[at(seat)] > 0; }
    int aliveSeats() const
    {
        return static_cast<int>(std::count_if(m_tokens.begin(), m_tokens.end(), [](int tokens) { return tokens > 0; }));
    }

    std::string begin(const Dealt &dealt)
    {
        m_stopper = game::nobody;
        m_exchanged = false;
        m_turns = 0;
        m_turnsAfterStop = 0;
        m_middle = dealt.middle;
        m_hands = dealt.hands;
        if (dealt.number != ++m_deals)
            return "deals are not counted";
        if (m_deals > 1 && !m_again)
            do
                m_dealer = (m_dealer + 1) % m_seats;
            while (!isAlive(m_dealer));
        if (dealt.dealer != m_dealer || !isAlive(dealt.cutBy))
            return "the wrong seat deals, or one that is out cuts";
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (dealt.hands[at(seat)].size() != (seat < m_seats && isAlive(seat) ? 3U : 0U))
                return "a hand for a seat that is out, or none for one that is in";
        return dealt.middle.size() == 3 ? "" : "not three in the middle";
    }

    std::string follow(const Moved &moved)
    {
        const bool exchanges = std::holds_alternative<Exchange>(moved.move);
        Hand &held = m_hands[at(moved.seat)];
        if (!exchanges && !(held == moved.hand && m_middle == moved.monte))
            return "cards moved with no exchange";
        const auto crossed = std::count_if(moved.hand.begin(), moved.hand.end(),
                                           [&](cards::Card card) { return !held.contains(card); });
        if (exchanges && crossed != 1 && crossed != 3)
            return "not one card and not three";
        held = moved.hand;
        m_middle = moved.monte;
        if (std::holds_alternative<Stop>(moved.move)) {
            if (!m_exchanged || m_stopper != game::nobody)
                return "a stop before an exchange, or after a stop";
            m_stopper = moved.seat;
        } else if (m_stopper != game::nobody) {
            ++m_turnsAfterStop;
            return m_turnsAfterStop < aliveSeats() ? "" : "somebody plays twice after a stop";
        }
        if (!exchanges && !m_exchanged && !m_table.options.mayPass)
            return "a turn was let pass";
        m_turns += exchanges ? 0 : 1;
        m_exchanged = exchanges;
        return "";
    }

    std::string settle(const Showdown &showdown)
    {
        if (m_stopper == game::nobody ? m_turns != m_table.options.capRounds * aliveSeats()
                                      : m_turnsAfterStop != aliveSeats() - 1)
            return "the deal ended too early or too late";
        const auto keyOf = [&](Seat seat) {
            return plain::stopthebusKey(readable::text(m_hands[at(seat)], cards::french::pack),
                                        m_table.options.bragQuirks);
        };
        plain::StopthebusKey least{9};
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (isAlive(seat))
                least = std::min(least, keyOf(seat));
        game::SeatSet worst;
        bool anyLeft = false;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            const bool pays = isAlive(seat) && keyOf(seat) == least;
            if (pays)
                worst.insert(seat);
            anyLeft = anyLeft || m_tokens[at(seat)] > (pays ? 1 : 0);
        }
        m_again = !anyLeft;
        if (m_again)
            worst = {};
        if (!(worst == showdown.worst) || !showdown.gained.empty())
            return "the wrong seats pay";
        for (const Seat seat : worst)
            --m_tokens[at(seat)];
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (showdown.tokens[at(seat)] != m_tokens[at(seat)])
                return "the showdown counts other tokens";
        return "";
    }

    tested::AnyTable<Stopthebus> m_table;
    int m_seats;
    std::array<int, game::maxSeats> m_tokens{};
    monte::Hands<cardsInHand> m_hands;
    Hand m_middle;
    Seat m_stopper = game::nobody;
    Seat m_dealer = game::nobody;
    Seat m_winner = game::nobody;
    bool m_exchanged = false; ///< in the turn under way
    bool m_again = false;     ///< the deal is played again
    int m_turns = 0;          ///< before a stop
    int m_turnsAfterStop = 0;
    int m_deals = 0;
    int m_ends = 0;
};

} // namespace stopthebus

template<>
struct tested::Game<stopthebus::Stopthebus> : Usual<stopthebus::Stopthebus>
{
    using Referee = stopthebus::Referee;

    static std::string text(const stopthebus::Event &event, int seats) { return readable::text(event, seats); }
    static std::string text(const stopthebus::View &view) { return readable::text(view); }

    static constexpr const char *goldenTitle = "A match of Stop the Bus.\n";
    static stopthebus::Options goldenOptions() { return {}; }
    static auto goldenTable(game::Random &random) { return Table(random); }
    static bool deals(const stopthebus::Event &event) { return std::holds_alternative<stopthebus::Dealt>(event); }
};
