// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "seen_cards.h"
#include "stopthebus_readable.h"
#include "tested.h"

#include <algorithm>

using namespace stopthebus;
using cards::Card;
using game::at;
using game::Seat;
using secrecy::allHidden;
using secrecy::same;

namespace {

/// All cards of one deal as somebody sees them who walks round the table: followed from the pack and the moves alone.
class Onlooker
{
public:
    void shuffled(const Pack &pack)
    {
        *this = {};
        m_stock = pack;
    }
    void happened(const Event &event)
    {
        if (const auto *dealt = std::get_if<Dealt>(&event))
            deal(*dealt);
        else if (const auto *moved = std::get_if<Moved>(&event))
            move(*moved);
        else if (std::holds_alternative<Showdown>(event))
            m_open = true;
    }
    /// What is wrong with what a seat is shown, or "".
    [[nodiscard]] std::string faultOf(const View &view) const
    {
        if (!same(view.hand, m_hands[at(view.seat)]) || !view.aside.empty())
            return "not its own cards";
        if (!same(view.monte, m_middle) || view.stock != static_cast<int>(m_stock.size()))
            return "not what lies in the middle";
        for (Seat other = 0; other < view.seats; ++other) {
            if (!same(view.shown[at(other)], m_open ? m_hands[at(other)] : Hand()))
                return "a hand is shown that does not lie open, or one that does is not";
            if (!same(view.known[at(other)], m_taken[at(other)]))
                return "not what all know of a hand";
        }
        return "";
    }

private:
    Card top()
    {
        const Card card = m_stock[0];
        m_stock.removeFront(1);
        return card;
    }
    void deal(const Dealt &dealt)
    {
        std::rotate(m_stock.begin(), m_stock.begin() + dealt.cutAt, m_stock.end());
        for (int round = 0; round < cardsInHand; ++round)
            for (Seat step = 1; step <= game::maxSeats; ++step)
                if (const Seat seat = (dealt.dealer + step) % game::maxSeats; !dealt.hands[at(seat)].empty())
                    m_hands[at(seat)].push_back(top());
        for (int card = 0; card < cardsInHand; ++card)
            m_middle.push_back(top());
    }
    void move(const Moved &moved)
    {
        const auto *exchange = std::get_if<Exchange>(&moved.move);
        if (exchange == nullptr)
            return;
        const auto cross = [](Hand &from, Hand &to, const Hand &cards) {
            for (const Card card : cards)
                from.removeFirst(card);
            for (const Card card : cards)
                if (to.size() < cardsInHand)
                    to.push_back(card);
        };
        Hand &hand = m_hands[at(moved.seat)];
        Hand &taken = m_taken[at(moved.seat)];
        Hand nowhere;
        cross(taken, nowhere, exchange->give);
        cross(hand, nowhere, exchange->give);
        cross(m_middle, hand, exchange->take);
        for (const Card card : exchange->give)
            m_middle.push_back(card);
        for (const Card card : exchange->take)
            taken.push_back(card);
    }

    Pack m_stock;
    Hand m_middle;
    monte::Hands<cardsInHand> m_hands;
    monte::Hands<cardsInHand> m_taken;
    bool m_open = false;
};

std::string faultOf(const Event &event, const Event &seen, Seat seat)
{
    if (event.index() != seen.index())
        return "another event";
    if (const auto *dealt = std::get_if<Dealt>(&seen)) {
        const auto &open = std::get<Dealt>(event);
        for (Seat holder = 0; holder < game::maxSeats; ++holder)
            if (const Hand &hand = dealt->hands[at(holder)];
                holder != seat ? !allHidden(hand) : !(hand == open.hands[at(holder)]))
                return "a dealt hand is shown to the wrong seat";
        return dealt->middle == open.middle ? "" : "the middle is hidden";
    }
    if (const auto *moved = std::get_if<Moved>(&seen)) {
        const auto &open = std::get<Moved>(event);
        if (moved->seat != open.seat || !(moved->move == open.move) || !(moved->monte == open.monte))
            return "the open part of a move is not as it was";
        return (seat == open.seat ? moved->hand == open.hand : allHidden(moved->hand))
            ? ""
            : "a mover's hand is shown, or its own is not";
    }
    return readable::text(event, game::maxSeats) == readable::text(seen, game::maxSeats) ? ""
                                                                                         : "an open event is hidden";
}

} // namespace

/// Nobody is told of a card that it may not see: followed card by card from the packs (3.9).
class StopthebusSecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodySeesAHiddenCard()
    {
        game::Random random(4711);
        for (int match = 0; match < tested::times(300); ++match) {
            const std::string fault = watchMatch(random);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

private:
    static std::string watchMatch(game::Random &random)
    {
        const tested::AnyTable<Stopthebus> any(random);
        Onlooker table;
        return secrecy::watchMatch<Stopthebus>(
            State(any.options, any.seats), table, random, [&](const View &view) { return table.faultOf(view); },
            [](const Event &event, const Event &seen, Seat seat) { return faultOf(event, seen, seat); },
            [&](const State &state) { return Stopthebus::randomMove(state, random); });
    }
};

QTEST_APPLESS_MAIN(StopthebusSecrecyTest)
#include "stopthebus_secrecy_test.moc"
