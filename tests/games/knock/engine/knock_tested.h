// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock_readable.h"
#include "plain_knock.h"
#include "tested.h"

#include <string>

namespace knock {

using game::at;
using game::Seat;

/// The accounts of Knock!: who holds which cards, whose each trick is, and what each side makes, by the rules page
/// alone.
class Referee
{
public:
    explicit Referee(game::Random &random)
        : m_table(random)
        , m_plain{.angel = m_table.options.topTrump == Options::TopTrump::angel,
                  .countersMinusOne = m_table.options.pointScale == Options::PointScale::countersMinusOne,
                  .discardsNeedATrick = m_table.options.discardsNeedATrick}
    {
    }

    State start() const { return {m_table.options, m_table.seats}; }

    std::string happened(const State &, const Event &event)
    {
        if (const auto *found = std::get_if<FirstDealerFound>(&event)) {
            m_dealer = found->dealer;
            return m_dealer >= 0 && m_dealer < seats ? "" : "the first dealer does not sit there";
        }
        if (const auto *dealt = std::get_if<Dealt>(&event))
            return begin(*dealt);
        if (const auto *moved = std::get_if<Moved>(&event))
            return follow(*moved);
        if (const auto *won = std::get_if<TrickWon>(&event))
            return endTrick(*won);
        if (const auto *showdown = std::get_if<Showdown>(&event))
            return settle(*showdown);
        m_ended = std::get<MatchEnded>(event).winners;
        return m_ends++ > 0 ? "the match ended twice" : "";
    }

    std::string standing(const State &state) const
    {
        const View view = state.view(0);
        for (Seat seat = 0; seat < seats; ++seat)
            if (view.score[at(seat)] != m_score[at(seat) % 2])
                return "points changed with no event";
        return m_score[0] + m_score[1] == 0 ? "" : "the sides' points do not add to nothing";
    }

    std::string ended(const State &state) const
    {
        game::SeatSet winners;
        for (Seat seat = 0; seat < seats; ++seat)
            if (m_score[at(seat) % 2] > 0)
                winners.insert(seat);
        if (m_ends != 1 || !(m_ended == winners) || !(*state.view(0).winners == winners))
            return "the wrong side has won";
        return m_deals == handsPerMatch(m_table.options) ? "" : "the match did not last so many deals";
    }

    Move anyMove(const View &view, game::Random &random) const
    {
        const auto anyCard = [&] {
            if (!view.hand.empty() && !random.once(6))
                return view.hand[random.below(static_cast<std::uint32_t>(view.hand.size()))];
            return Card(static_cast<std::uint8_t>(random.below(packSize)));
        };
        const auto anySignal
            = [&] { return random.once(2) ? Signal::none : static_cast<Signal>(random.below(signalCount)); };
        switch (random.below(8)) {
        case 0:
            return Cut{static_cast<int>(random.below(60)) - 3};
        case 1:
            return Say{anySignal()};
        case 2:
        case 3:
            return Discard{{anyCard(), anyCard()}};
        default:
            return Play{anyCard(), anySignal()};
        }
    }

private:
    std::string begin(const Dealt &dealt)
    {
        if (m_deals > 0)
            m_dealer = (m_dealer + 1) % seats;
        if (dealt.number != ++m_deals || dealt.dealer != m_dealer || dealt.cutBy != (m_dealer + 3) % seats)
            return "deals are not counted, or the wrong seat deals or cuts";
        for (Seat seat = 0; seat < seats; ++seat) {
            m_hands[at(seat)] = dealt.hands[at(seat)];
            if (m_hands[at(seat)].size() != (seat == m_dealer ? 15U : 13U))
                return "a hand has not as many cards as it should";
        }
        m_course = {.dealer = m_dealer};
        m_trick.clear();
        m_next = m_leader = (m_dealer + 1) % seats;
        return "";
    }

    std::string follow(const Moved &moved)
    {
        if (const auto *discard = std::get_if<Discard>(&moved.move)) {
            if (moved.seat != m_dealer || !m_course.laid.empty())
                return "somebody else discards, or twice";
            for (const Card card : discard->cards) {
                if (!m_hands[at(m_dealer)].removeFirst(card))
                    return "a card is discarded that the dealer does not hold";
                m_course.laid.push_back(cards::tarocco::code(card));
            }
            return m_course.laid.size() == 2 ? "" : "not two cards were discarded";
        }
        const auto *play = std::get_if<Play>(&moved.move);
        if (play == nullptr)
            return "";
        if (moved.seat != m_next)
            return "it was not this seat's turn";
        const std::string code = cards::tarocco::code(play->card);
        std::vector<std::string> held;
        for (const Card card : m_hands[at(moved.seat)])
            held.push_back(cards::tarocco::code(card));
        if (!plain::mayPlay(held, m_trick, code))
            return "a card was played that may not be";
        m_hands[at(moved.seat)].removeFirst(play->card);
        m_trick.push_back(code);
        m_next = (m_next + 1) % seats;
        return "";
    }

    std::string endTrick(const TrickWon &won)
    {
        const Seat winner = (m_leader + plain::winner(m_trick, m_plain)) % seats;
        if (winner != won.winner)
            return "the wrong seat takes the trick";
        m_course.tricks.push_back({.leader = m_leader, .winner = winner, .cards = m_trick});
        m_trick.clear();
        m_next = m_leader = winner;
        return "";
    }

    std::string settle(const Showdown &showdown)
    {
        if (m_course.tricks.size() != 13)
            return "the deal ended before the last trick";
        const plain::Counted counted = plain::count(m_course, m_plain);
        if (counted.cards != 54 || counted.points[0] + counted.points[1] + 13 != 100)
            return "the piles do not hold all cards and points";
        for (Seat seat = 0; seat < seats; ++seat) {
            const std::size_t side = at(seat) % 2;
            const int change = counted.points[side] + counted.tricks[side] - 50;
            if (showdown.points[at(seat)] != counted.points[side] || showdown.tricks[at(seat)] != counted.tricks[side]
                || showdown.change[at(seat)] != change)
                return "a side makes something else";
            if (seat < 2)
                m_score[side] += change;
            if (showdown.score[at(seat)] != m_score[side])
                return "the score is not what was made";
        }
        const std::string paid = showdown.paid.hidden() ? "" : cards::tarocco::code(showdown.paid);
        return paid == counted.paid ? "" : "another card is paid for the Fool";
    }

    tested::AnyTable<Knock> m_table;
    plain::KnockRules m_plain;
    std::array<Hand, seats> m_hands;
    std::vector<std::string> m_trick;
    plain::KnockDeal m_course;
    std::array<int, 2> m_score{};
    Seat m_dealer = game::nobody;
    Seat m_leader = game::nobody;
    Seat m_next = game::nobody;
    game::SeatSet m_ended;
    int m_deals = 0;
    int m_ends = 0;
};

} // namespace knock

template<>
struct tested::Game<knock::Knock> : Usual<knock::Knock>
{
    using Referee = knock::Referee;

    static std::string text(const knock::Event &event, int seats) { return readable::text(event, seats); }
    static std::string text(const knock::View &view) { return readable::text(view); }

    /// Two hidden cards that change places may make a card, a discard or a signal illegal that was seen.
    static constexpr bool movesTell = true;
    static knock::Move swapped(const knock::Move &move, cards::Card first, cards::Card second)
    {
        const auto other = [&](cards::Card card) { return card == first ? second : card == second ? first : card; };
        if (const auto *discard = std::get_if<knock::Discard>(&move))
            return knock::Discard{{other(discard->cards[0]), other(discard->cards[1])}};
        if (const auto *play = std::get_if<knock::Play>(&move))
            return knock::Play{other(play->card), play->signal};
        return move;
    }

    static constexpr const char *goldenTitle = "A match of Knock!\n";
    static knock::Options goldenOptions() { return {}; }
    static auto goldenTable(game::Random &random) { return Table(random); }
    static bool deals(const knock::Event &event) { return std::holds_alternative<knock::Dealt>(event); }
};
