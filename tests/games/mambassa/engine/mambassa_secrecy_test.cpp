// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "mambassa/mambassa.h"
#include "mambassa_readable.h"
#include "seen_cards.h"

#include <algorithm>
#include <bitset>

using namespace mambassa;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using readable::text;
using secrecy::allHidden;
using secrecy::same;

namespace {

using Faces = std::bitset<cards::italian::packSize>;

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
        *this = Onlooker(m_seats);
        stock = pack;
    }
    void happened(const Event &event)
    {
        if (const auto *dealt = std::get_if<Dealt>(&event))
            deal(*dealt);
        else if (const auto *moved = std::get_if<Moved>(&event))
            move(*moved);
        else if (std::holds_alternative<Showdown>(event))
            open = true;
    }
    /// The dealer may not look at the dealt hand before the choice (P-4).
    [[nodiscard]] Hand handFor(Seat seat) const { return choosing(seat) ? Hand() : hands[at(seat)]; }
    [[nodiscard]] Hand asideFor(Seat seat) const { return choosing(seat) ? aside : Hand(); }
    /// Cards that all saw go into the hand and nobody saw leave it, before or since its last draw.
    [[nodiscard]] const Faces &taken(Seat seat) const { return m_taken[at(seat)]; }
    [[nodiscard]] const Faces &takenBeforeDraw(Seat seat) const { return m_takenBeforeDraw[at(seat)]; }

    std::array<Hand, game::maxSeats> hands;
    Hand aside;
    Hand monte;
    Pack stock;
    bool open = false;

private:
    [[nodiscard]] bool choosing(Seat seat) const { return m_choosing && seat == m_dealer; }

    void deal(const Dealt &dealt)
    {
        std::rotate(stock.begin(), stock.begin() + dealt.cutAt, stock.end());
        const auto four = [this] {
            const Hand cards{stock[0], stock[1], stock[2], stock[3]};
            stock.removeFront(cardsInHand);
            return cards;
        };
        m_dealer = dealt.dealer;
        for (int step = 1; step <= m_seats; ++step)
            if (const Seat seat = (m_dealer + step) % m_seats; !dealt.hands[at(seat)].empty())
                hands[at(seat)] = four();
        aside = four();
        m_choosing = true;
    }
    void move(const Moved &moved)
    {
        Hand &hand = hands[at(moved.seat)];
        if (m_choosing) {
            monte = aside;
            if (std::holds_alternative<Keep>(moved.move))
                std::swap(monte, hand);
            aside.clear();
            m_choosing = false;
        }
        if (const auto *exchange = std::get_if<Exchange>(&moved.move))
            cross(*exchange, moved.seat);
        if (const auto *draw = std::get_if<Draw>(&moved.move)) {
            stock.push_back(draw->discard);
            hand.removeFirst(draw->discard);
            hand.push_back(stock[0]);
            stock.removeFront(1);
            m_takenBeforeDraw[at(moved.seat)] |= m_taken[at(moved.seat)];
            m_taken[at(moved.seat)].reset();
        }
    }
    void cross(const Exchange &exchange, Seat mover)
    {
        Hand &hand = hands[at(mover)];
        for (const Card card : exchange.give) {
            hand.removeFirst(card);
            for (Seat seat = 0; seat < m_seats; ++seat) {
                m_taken[at(seat)].reset(card.face());
                m_takenBeforeDraw[at(seat)].reset(card.face());
            }
        }
        for (const Card card : exchange.take) {
            monte.removeFirst(card);
            m_taken[at(mover)].set(card.face());
        }
        for (const Card card : exchange.take)
            hand.push_back(card);
        for (const Card card : exchange.give)
            monte.push_back(card);
    }

    int m_seats;
    Seat m_dealer = nobody;
    bool m_choosing = false;
    std::array<Faces, game::maxSeats> m_taken;
    std::array<Faces, game::maxSeats> m_takenBeforeDraw;
};

Faces facesOf(const auto &cards)
{
    Faces faces;
    for (const Card card : cards)
        faces.set(card.face());
    return faces;
}

/// What is wrong with what a seat is shown, or "".
std::string faultOf(const View &view, const Onlooker &table)
{
    if (!same(view.hand, table.handFor(view.seat)) || !same(view.aside, table.asideFor(view.seat)))
        return "not its own cards, or some that it may not look at";
    if (!same(view.monte, table.monte) || view.stock != static_cast<int>(table.stock.size()))
        return "not the monte or the stock that lies there";
    for (Seat other = 0; other < view.seats; ++other) {
        if (!same(view.shown[at(other)], table.open ? table.hands[at(other)] : Hand()))
            return "a hand is shown that does not lie open, or one that does is not";
        const Faces known = facesOf(view.known[at(other)]);
        if (known != table.taken(other) || (known & facesOf(table.hands[at(other)])) != known)
            return "not what all know of a hand";
        if (facesOf(view.maybe[at(other)]) != table.takenBeforeDraw(other))
            return "not what may be in a hand";
    }
    return "";
}

std::string faultOf(const Moved &open, const Moved &seen, Seat seat)
{
    if (seen.seat != open.seat || !same(seen.monte, open.monte))
        return "the open part of a move is not as it was";
    const bool own = seat == open.seat;
    if (own ? !(seen.hand == open.hand) : !allHidden(seen.hand) || seen.hand.size() != cardsInHand)
        return "a mover's hand is shown, or its own is not";
    const auto *draw = std::get_if<Draw>(&open.move);
    if (draw == nullptr)
        return seen.move == open.move ? "" : "an open move is hidden";
    const auto *drawSeen = std::get_if<Draw>(&seen.move);
    if (drawSeen == nullptr)
        return "a draw is not seen";
    const bool hidden = drawSeen->discard.hidden() && seen.drew.hidden();
    const bool shown = drawSeen->discard == draw->discard && seen.drew == open.drew;
    return (own ? shown : hidden) ? "" : "a draw is seen by the wrong seat";
}

std::string faultOf(const Event &event, const Event &seen, Seat seat)
{
    if (event.index() != seen.index())
        return "another event";
    if (const auto *dealt = std::get_if<Dealt>(&seen)) {
        const auto &open = std::get<Dealt>(event);
        for (Seat holder = 0; holder < game::maxSeats; ++holder) {
            const Hand &hand = dealt->hands[at(holder)];
            if (holder != seat || holder == open.dealer ? !allHidden(hand) : !(hand == open.hands[at(holder)]))
                return "a dealt hand is shown to the wrong seat";
        }
        return allHidden(dealt->aside) ? "" : "the cards aside are shown";
    }
    if (const auto *moved = std::get_if<Moved>(&event))
        return faultOf(*moved, std::get<Moved>(seen), seat);
    return text(event, game::maxSeats) == text(seen, game::maxSeats) ? "" : "an open event is hidden";
}

} // namespace

class MambassaSecrecyTest : public QObject
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
    static int anySeats(game::Random &random) { return seating.fewest + static_cast<int>(random.below(7)); }

    static std::string watchMatch(game::Random &random)
    {
        const int seats = anySeats(random);
        Onlooker table(seats);
        return secrecy::watchMatch<Mambassa>(
            State({}, seats), table, random, [&](const View &view) { return faultOf(view, table); },
            [](const Event &event, const Event &seen, Seat seat) { return faultOf(event, seen, seat); },
            [&](const State &state) { return Mambassa::randomMove(state, random); });
    }
};

QTEST_APPLESS_MAIN(MambassaSecrecyTest)
#include "mambassa_secrecy_test.moc"
