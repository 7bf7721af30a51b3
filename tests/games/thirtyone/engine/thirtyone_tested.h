// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "plain_thirtyone.h"
#include "readable_thirtyone.h"
#include "tested.h"

#include <algorithm>
#include <string>

namespace thirtyone {

using game::at;
using game::Seat;

/// Thirty-One's accounts: what each seat has lost, who holds which cards, and what follows from it by the rules page.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : m_table(random)
        , m_seats(m_table.seats)
    {
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
        if (const auto *blitzed = std::get_if<Blitzed>(&event)) {
            m_blitzed = blitzed->seats;
            return m_blitzed == holdersOf31() ? "" : "a blitz of somebody else";
        }
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        const auto &ended = std::get<MatchEnded>(event);
        m_winner = ended.winner;
        if (ended.pot != paid())
            return "the winner takes another pot";
        return m_ends++ > 0 ? "the match ended twice" : "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (forPoints() ? view.tokens[at(seat)] != m_points[at(seat)]
                            : view.tokens[at(seat)] != std::max(0, lossesThatPutOut() - m_losses[at(seat)])
                        || view.pieces(seat) != std::max(0, pieces() - m_losses[at(seat)]))
                return "lives or points changed with no event";
        return view.pot == paid() ? "" : "a penny left the table";
    }

    std::string ended(const State &state) const
    {
        if (m_ends != 1 || state.view(0).winner != m_winner)
            return "the match did not say that it ended";
        if (!forPoints())
            return aliveSeats() == 1 && isAlive(m_winner) ? "" : "the winner is not the only one left";
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (seat != m_winner && m_points[at(seat)] >= m_points[at(m_winner)])
                return "somebody else has as many points";
        return m_points[at(m_winner)] >= m_table.options.target ? "" : "the winner has too few points";
    }

    Move anyMove(const View &view, game::Random &random) const
    {
        const auto anyCard = [&] {
            if (!view.hand.empty() && !random.once(4))
                return view.hand[random.below(static_cast<std::uint32_t>(view.hand.size()))];
            return cards::Card(static_cast<std::uint8_t>(random.below(cards::french::packSize)));
        };
        switch (random.below(7)) {
        case 0:
            return Cut{static_cast<int>(random.below(60)) - 4};
        case 1:
            return DrawStock{};
        case 2:
            return TakeDiscard{};
        case 3:
            return Knock{};
        case 4:
            return Stand{};
        default:
            return Discard{anyCard()};
        }
    }

private:
    bool isAlive(Seat seat) const { return forPoints() || m_losses[at(seat)] < lossesThatPutOut(); }
    int aliveSeats() const
    {
        int alive = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            alive += isAlive(seat) ? 1 : 0;
        return alive;
    }
    bool forBills() const { return m_table.options.settlement == Settlement::bill; }
    bool forPoints() const { return m_table.options.settlement == Settlement::points; }
    int lossesThatPutOut() const { return pieces() + (forBills() || m_table.options.county ? 1 : 0); }
    /// Four corners of a bill (3.3), or the pennies.
    int pieces() const { return forBills() ? 4 : m_table.options.lives; }
    int paid() const
    {
        if (forBills())
            return m_seats * m_table.options.billValue;
        if (forPoints())
            return 0;
        int pennies = 0;
        for (Seat seat = 0; seat < m_seats; ++seat)
            pennies += std::min(m_losses[at(seat)], m_table.options.lives);
        return pennies;
    }
    int valueOf(Seat seat) const
    {
        return plain::thirtyoneValue(plain::codesOf(text(m_hands[at(seat)])), m_table.options.threeOfAKind305);
    }
    game::SeatSet holdersOf31() const
    {
        game::SeatSet holders;
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (!m_hands[at(seat)].empty() && valueOf(seat) == 62)
                holders.insert(seat);
        return holders;
    }

    std::string begin(const Dealt &dealt)
    {
        m_hands = dealt.hands;
        m_blitzed = {};
        m_knocker = game::nobody;
        m_turnsAfterKnock = 0;
        m_stock = cardsInPack(m_table.options) - 3 * aliveSeats() - 1;
        if (dealt.number != ++m_deals)
            return "deals are not counted";
        if (m_deals > 1)
            do
                m_dealer = (m_dealer + 1) % m_seats;
            while (!isAlive(m_dealer));
        if (dealt.dealer != m_dealer || !isAlive(dealt.cutBy))
            return "the wrong seat deals, or one that is out cuts";
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (dealt.hands[at(seat)].size() != (seat < m_seats && isAlive(seat) ? 3U : 0U))
                return "a hand for a seat that is out, or none for one that is in";
        return "";
    }

    std::string follow(const Moved &moved)
    {
        if (!m_blitzed.empty())
            return "play went on after a blitz";
        m_hands[at(moved.seat)] = moved.hand;
        m_stock -= std::holds_alternative<DrawStock>(moved.move) ? 1 : 0;
        const bool fourth
            = std::holds_alternative<DrawStock>(moved.move) || std::holds_alternative<TakeDiscard>(moved.move);
        if (std::holds_alternative<Knock>(moved.move))
            m_knocker = moved.seat;
        else if (!fourth && m_knocker != game::nobody)
            ++m_turnsAfterKnock;
        if (m_turnsAfterKnock >= aliveSeats())
            return "somebody plays twice after a knock";
        return moved.hand.size() == (fourth ? 4U : 3U) ? "" : "not three cards, or four";
    }

    std::string settle(const Showdown &showdown)
    {
        std::string fault = forPoints() ? addPoints(showdown) : "";
        std::array<int, game::maxSeats> losses{};
        if (showdown.ending == Ending::stockOut) {
            if (m_knocker != game::nobody || m_stock != 0 || !m_blitzed.empty())
                fault = "a deal is void for no reason";
        } else if (showdown.ending == Ending::blitz) {
            if (m_blitzed.empty() || (m_knocker != game::nobody && !m_table.options.blitzAfterKnock))
                fault = "a blitz out of time";
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (isAlive(seat) && !m_blitzed.contains(seat))
                    losses[at(seat)] = seat == m_knocker ? 2 : 1;
        } else {
            if (m_turnsAfterKnock != aliveSeats() - 1)
                fault = "somebody had no last turn";
            int least = 100;
            int lowest = 0;
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (isAlive(seat))
                    least = std::min(least, valueOf(seat));
            for (Seat seat = 0; seat < m_seats; ++seat)
                lowest += isAlive(seat) && valueOf(seat) == least ? 1 : 0;
            for (Seat seat = 0; seat < m_seats; ++seat)
                if (isAlive(seat) && valueOf(seat) == least)
                    losses[at(seat)] = seat != m_knocker ? 1 : lowest == 1 ? 2 : 0;
        }
        for (Seat seat = 0; seat < m_seats; ++seat) {
            if (forPoints())
                losses[at(seat)] = 0;
            if (losses[at(seat)] != showdown.outcome.lost[at(seat)])
                fault = "the wrong seats lose";
            m_losses[at(seat)] += losses[at(seat)];
        }
        return showdown.pot == paid() ? fault : "the showdown counts another pot";
    }

    /// The table of CUM-1, each seat by how many hold more and how many less.
    std::string addPoints(const Showdown &showdown)
    {
        std::string fault;
        for (Seat seat = 0; seat < m_seats; ++seat) {
            int more = 0;
            int less = 0;
            for (Seat other = 0; other < m_seats; ++other) {
                more += valueOf(other) > valueOf(seat) ? 1 : 0;
                less += valueOf(other) < valueOf(seat) ? 1 : 0;
            }
            const bool knocked = seat == m_knocker;
            int points = 0;
            if (showdown.ending == Ending::stockOut)
                points = 0;
            else if (showdown.ending == Ending::blitz && more == 0)
                points = 6;
            else if (more == 0)
                points = knocked ? 4 : 3;
            else if (less == 0 && more == m_seats - 1)
                points = knocked ? 0 : 1;
            else
                points = knocked ? 1 : 2;
            if (points != showdown.outcome.gained[at(seat)])
                fault = "other points";
            m_points[at(seat)] += points;
        }
        return fault;
    }

    tested::AnyTable<Thirtyone> m_table;
    int m_seats;
    std::array<int, game::maxSeats> m_losses{};
    std::array<int, game::maxSeats> m_points{};
    Hands m_hands;
    game::SeatSet m_blitzed;
    Seat m_knocker = game::nobody;
    Seat m_dealer = game::nobody;
    Seat m_winner = game::nobody;
    int m_turnsAfterKnock = 0;
    int m_stock = 0;
    int m_deals = 0;
    int m_ends = 0;
};

} // namespace thirtyone

template<>
struct tested::Game<thirtyone::Thirtyone> : Usual<thirtyone::Thirtyone>
{
    using Referee = thirtyone::Referee;

    static thirtyone::Move swapped(thirtyone::Move move, cards::Card first, cards::Card second)
    {
        if (auto *discard = std::get_if<thirtyone::Discard>(&move); discard != nullptr && discard->card == first)
            discard->card = second;
        else if (discard != nullptr && discard->card == second)
            discard->card = first;
        return move;
    }
    /// Hands that end the deal come up.
    static bool tellsOfHiddenCards(const thirtyone::Event &event)
    {
        return std::holds_alternative<thirtyone::Blitzed>(event);
    }

    static std::string text(const thirtyone::Event &event, int seats) { return thirtyone::text(event, seats); }
    static std::string text(const thirtyone::View &view) { return thirtyone::text(view); }
};
