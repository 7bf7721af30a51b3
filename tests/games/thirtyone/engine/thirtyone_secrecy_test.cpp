// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "readable_thirtyone.h"
#include "seen_cards.h"

#include <algorithm>
#include <array>
#include <utility>

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
    explicit Onlooker(int seats)
        : m_seats(seats)
    {
    }
    void shuffled(const Pack &pack)
    {
        // A packet that a reset has left stays.
        const Hand packet = std::exchange(m_packet, {});
        *this = Onlooker(m_seats);
        m_middle = packet;
        m_open = packet.empty() ? Places{0} : allPlaces;
        m_stock = pack;
        takeOut(m_stock, packet);
    }
    void happened(const Event &event)
    {
        if (const auto *dealt = std::get_if<Dealt>(&event))
            deal(*dealt);
        else if (const auto *moved = std::get_if<Moved>(&event))
            move(*moved);
        else if (const auto *showdown = std::get_if<Showdown>(&event))
            m_shown = showdown->ending != Ending::stockOut;
        else if (std::holds_alternative<HandsShown>(event))
            m_shown = true;
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
        if (const std::string fault = faultInMiddle(view); !fault.empty())
            return fault;
        for (Seat other = 0; other < view.seats; ++other) {
            // Who has 31 lays it open before the others show theirs.
            const bool open = m_shown || m_blitzers.contains(other);
            if (!same(view.shown[at(other)], open ? m_hands[at(other)] : Hand()))
                return "a hand is shown that does not lie open, or one that does is not";
            if (!same(view.known[at(other)], knownOf(other, view.seat)))
                return "not what the seat knows of a hand";
        }
        return "";
    }

private:
    /// Where anybody who looks on at the table from that seat knows the card to be.
    [[nodiscard]] bool knows(Seat seat, Card card) const { return m_knows[card.face()].contains(seat); }
    [[nodiscard]] bool allKnow(Card card) const { return m_knows[card.face()] == game::SeatSet::first(m_seats); }
    void show(const Hand &cards, Seat to)
    {
        for (const Card card : cards)
            m_knows[card.face()].insert(to);
    }
    void showToAll(Card card) { m_knows[card.face()] = game::SeatSet::first(m_seats); }
    [[nodiscard]] Hand knownOf(Seat holder, Seat by) const
    {
        Hand known;
        for (const Card card : m_hands[at(holder)])
            if (holder == by ? allKnow(card) : knows(by, card))
                known.push_back(card);
        return known;
    }
    [[nodiscard]] std::string faultInMiddle(const View &view) const
    {
        for (std::size_t place = 0; place < view.middle.cards.size(); ++place)
            if (!(view.middle.cards[place] == (holds(m_open, place) ? m_middle[place] : Card())))
                return "a card of the middle is shown that lies face down, or hidden though it is open";
        if (view.middle.cards.size() != m_middle.size() || view.closed.cards.size() != m_closed.size())
            return "not the middle that lies there";
        for (std::size_t card = 0; card < m_closed.size(); ++card)
            if (!(view.closed.cards[card] == (knows(view.seat, m_closed[card]) ? m_closed[card] : Card())))
                return "a card of the closed packet is shown to who has not seen it, or hidden from who has";
        return same(view.aside, view.seat == m_dealer ? m_aside : Hand()) ? "" : "the dealer's second hand is shown";
    }
    Card top()
    {
        const Card card = m_stock[0];
        m_stock.removeFront(1);
        return card;
    }
    void deal(const Dealt &dealt)
    {
        std::rotate(m_stock.begin(), m_stock.begin() + dealt.cutAt, m_stock.end());
        m_dealer = dealt.dealer;
        const bool packets = !dealt.closed.empty();
        for (int round = 0; round < cardsInHand; ++round) {
            for (Seat step = 1; step <= game::maxSeats; ++step)
                if (const Seat seat = (dealt.dealer + step) % game::maxSeats; !dealt.hands[at(seat)].empty()) {
                    m_hands[at(seat)].push_back(top());
                    m_playing.insert(seat);
                }
            if (!dealt.aside.empty())
                m_aside.push_back(top());
            if (packets)
                m_closed.push_back(top());
            else if (!dealt.middle.cards.empty())
                m_middle.push_back(top());
        }
        for (const Seat seat : m_playing)
            show(m_hands[at(seat)], seat);
        show(m_aside, m_dealer);
        if (!packets)
            m_discards.push_back(top());
    }
    void move(const Moved &moved)
    {
        Hand &hand = m_hands[at(moved.seat)];
        if (std::holds_alternative<DrawStock>(moved.move)) {
            hand.push_back(top());
        } else if (const auto *exchange = std::get_if<Exchange>(&moved.move)) {
            std::size_t next = 0;
            for (std::size_t place = 0; place < m_middle.size(); ++place) {
                if (!holds(exchange->places, place))
                    continue;
                const Card given = exchange->given[next++];
                hand[hand.indexOf(given)] = m_middle[place];
                if (holds(m_open, place))
                    showToAll(m_middle[place]);
                m_middle[place] = given;
                showToAll(given);
            }
            m_open |= exchange->places;
        } else if (std::holds_alternative<SwapFaceDown>(moved.move)) {
            std::swap(hand, m_closed);
        } else if (const auto *keep = std::get_if<Keep>(&moved.move)) {
            if (keep->second)
                std::swap(hand, m_aside);
            m_middle = std::exchange(m_aside, {});
            m_open = allPlaces;
            for (const Card card : m_middle)
                showToAll(card);
        } else if (std::holds_alternative<Reset>(moved.move)) {
            m_packet = hand;
        } else if (std::holds_alternative<TakeDiscard>(moved.move)) {
            hand.push_back(m_discards[m_discards.size() - 1]);
            showToAll(m_discards[m_discards.size() - 1]);
            m_discards.truncate(m_discards.size() - 1);
        } else if (const auto *discard = std::get_if<Discard>(&moved.move)) {
            hand.removeFirst(discard->card);
            m_discards.push_back(discard->card);
        }
        show(hand, moved.seat);
    }

    int m_seats;
    Pack m_stock;
    Pack m_discards;
    Hands m_hands;
    Hand m_middle;
    Places m_open = 0; ///< of the middle
    Hand m_aside;
    Hand m_closed;
    Hand m_packet;
    std::array<game::SeatSet, cards::french::packSize> m_knows;
    game::SeatSet m_playing;
    Seat m_dealer = nobody;
    game::SeatSet m_blitzers;
    bool m_shown = false; ///< all hands
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
        for (std::size_t place = 0; place < dealt->middle.cards.size(); ++place)
            if (dealt->middle.cards[place].hidden() == holds(open.middle.open, place))
                return "a widow is shown as it is dealt, or an open packet is not";
        if (!allHidden(dealt->closed) || !(seat == open.dealer ? dealt->aside == open.aside : allHidden(dealt->aside)))
            return "a closed packet is shown, or the dealer's second hand to another";
        return dealt->turned == open.turned ? "" : "the turned card is hidden";
    }
    if (const auto *moved = std::get_if<Moved>(&seen)) {
        const auto &open = std::get<Moved>(event);
        if (moved->seat != open.seat || !(moved->move == open.move) || moved->hand.size() != open.hand.size())
            return "the open part of a move is not as it was";
        const bool own = seat == open.seat;
        if (own ? !(moved->hand == open.hand) : !allHidden(moved->hand))
            return "a mover's hand is shown, or its own is not";
        for (std::size_t card = 0; card < open.took.size(); ++card)
            if (moved->took[card].hidden() != (!own && holds(open.unseen, card)))
                return "a card taken unseen is shown, or one that all saw is not";
        const bool faceDown = std::holds_alternative<SwapFaceDown>(open.move) && !own;
        if (faceDown ? !allHidden(moved->laid) : !(moved->laid == open.laid))
            return "a hand laid face down is shown, or one laid open is not";
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
    const bool waits = std::holds_alternative<Knock>(move) && hasPiles(state.options()) && !random.once(12);
    return waits ? Move(DrawStock{}) : move;
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
        options.capRounds = std::min(options.capRounds, 12);
        const int seats = seating.fewest + static_cast<int>(random.below(6));
        Onlooker table(seats);
        return secrecy::watchMatch<Thirtyone>(
            State(options, seats), table, random, [&](const View &view) { return table.faultOf(view); },
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
