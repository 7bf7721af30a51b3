// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "readable_thirtyone.h"
#include "seen_cards.h"

#include <algorithm>
#include <bitset>

using namespace thirtyone;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using secrecy::allHidden;
using secrecy::same;

namespace {

/// All cards of one deal as somebody sees them who walks round the table: followed from the pack and the moves alone,
/// and who has seen what.
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
        else if (const auto *showdown = std::get_if<Showdown>(&event))
            m_open = showdown->ending != Ending::stockOut;
        else if (const auto *blitzed = std::get_if<Blitzed>(&event))
            m_blitzers = blitzed->seats;
    }
    /// What is wrong with what a seat is shown, or "".
    [[nodiscard]] std::string faultOf(const View &view) const
    {
        if (!same(view.hand, m_hands[at(view.seat)]))
            return "not its own cards";
        if (view.stock != static_cast<int>(m_stock.size()) || text(view.discards) != text(m_discards))
            return "not the piles that lie there";
        for (Seat other = 0; other < view.seats; ++other) {
            // Who has 31 lays it open before the others show theirs.
            const bool open = m_open || m_blitzers.contains(other);
            if (!same(view.shown[at(other)], open ? m_hands[at(other)] : Hand()))
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
        m_discards.push_back(top());
    }
    void move(const Moved &moved)
    {
        Hand &hand = m_hands[at(moved.seat)];
        Hand &taken = m_taken[at(moved.seat)];
        if (std::holds_alternative<DrawStock>(moved.move)) {
            hand.push_back(top());
        } else if (std::holds_alternative<TakeDiscard>(moved.move)) {
            hand.push_back(m_discards[m_discards.size() - 1]);
            taken.push_back(m_discards[m_discards.size() - 1]);
            m_discards.truncate(m_discards.size() - 1);
        } else if (const auto *discard = std::get_if<Discard>(&moved.move)) {
            hand.removeFirst(discard->card);
            taken.removeFirst(discard->card);
            m_discards.push_back(discard->card);
        }
    }

    Pack m_stock;
    Pack m_discards;
    Hands m_hands;
    Hands m_taken;
    game::SeatSet m_blitzers;
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
        return dealt->turned == open.turned ? "" : "the turned card is hidden";
    }
    if (const auto *moved = std::get_if<Moved>(&seen)) {
        const auto &open = std::get<Moved>(event);
        if (moved->seat != open.seat || !(moved->move == open.move) || moved->hand.size() != open.hand.size())
            return "the open part of a move is not as it was";
        const bool own = seat == open.seat;
        if (own ? !(moved->hand == open.hand) : !allHidden(moved->hand))
            return "a mover's hand is shown, or its own is not";
        const bool drew = std::holds_alternative<DrawStock>(open.move);
        return drew && !own ? (moved->got.hidden() ? "" : "a card drawn unseen is shown")
                            : (moved->got == open.got ? "" : "a card that all saw is hidden");
    }
    if (const auto *showdown = std::get_if<Showdown>(&seen);
        showdown != nullptr && showdown->ending == Ending::stockOut) {
        for (Seat holder = 0; holder < game::maxSeats; ++holder)
            if (holder != seat && !allHidden(showdown->hands[at(holder)]))
                return "a hand of a void deal is shown";
        return "";
    }
    return text(event, game::maxSeats) == text(seen, game::maxSeats) ? "" : "an open event is hidden";
}

/// Rather draws than knocks, so that deals last and stocks run out.
Move patientMove(const State &state, game::Random &random)
{
    const Move move = Thirtyone::randomMove(state, random);
    return std::holds_alternative<Knock>(move) && !random.once(12) ? Move(DrawStock{}) : move;
}

} // namespace

/// Nobody is told of a card that it may not see: followed card by card from the packs (3.9).
class ThirtyoneSecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodySeesAHiddenCard()
    {
        game::Random random(4711);
        int voidDeals = 0;
        for (int match = 0; match < tested::times(300); ++match) {
            const std::string fault = watchMatch(random, voidDeals);
            QVERIFY2(fault.empty(), fault.c_str());
        }
        QVERIFY(voidDeals > 0);
    }

private:
    static std::string watchMatch(game::Random &random, int &voidDeals)
    {
        Options options;
        for (const auto &option : optionList())
            option.set(options,
                       option.least + random.below(static_cast<std::uint32_t>(option.most - option.least + 1)));
        Onlooker table;
        return secrecy::watchMatch<Thirtyone>(
            State(options, seating.fewest + static_cast<int>(random.below(6))), table, random,
            [&](const View &view) { return table.faultOf(view); },
            [&](const Event &event, const Event &seen, Seat seat) {
                if (const auto *showdown = std::get_if<Showdown>(&event))
                    voidDeals += seat == 0 && showdown->ending == Ending::stockOut ? 1 : 0;
                return faultOf(event, seen, seat);
            },
            [&](const State &state) { return patientMove(state, random); });
    }
};

QTEST_APPLESS_MAIN(ThirtyoneSecrecyTest)
#include "thirtyone_secrecy_test.moc"
