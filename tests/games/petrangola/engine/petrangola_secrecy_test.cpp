// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_full_speed.h"
#include "engine_test.h"
#include "game/simulation.h"
#include "petrangola_readable.h"
#include "plain_ranking.h"
#include "random_table.h"
#include "seen_cards.h"

#include <algorithm>

using namespace petrangola;
using cards::Card;
using game::at;
using game::nobody;
using game::Seat;
using readable::text;
using secrecy::allHidden;
using secrecy::same;

namespace {

std::size_t copies(const Hand &hand, Card card)
{
    return static_cast<std::size_t>(std::count(hand.begin(), hand.end(), card));
}

/// All cards of one deal as somebody sees them who walks round the table: followed from the pack and the moves
/// alone, with none of the engine's own book-keeping.
class Onlooker
{
public:
    Onlooker(const Options &options, int seats)
        : m_options(options)
        , m_seats(seats)
    {
    }

    void shuffled(const Pack &pack)
    {
        *this = Onlooker(m_options, m_seats);
        m_pack = pack;
    }

    void dealt(const Dealt &event)
    {
        Pack cut = m_pack;
        std::rotate(cut.begin(), cut.begin() + event.cutAt, cut.end());
        std::size_t next = 0;
        const auto three = [&] {
            next += 3;
            return Hand{cut[next - 3], cut[next - 2], cut[next - 1]};
        };
        m_dealer = event.dealer;
        for (int step = 1; step <= m_seats; ++step) {
            const Seat seat = (m_dealer + step) % m_seats;
            if (!event.hands[at(seat)].empty())
                hands[at(seat)] = three();
        }
        aside = three();
        stock = static_cast<int>(m_pack.size() - next);
        choosing = true;
    }

    void moved(const Moved &event)
    {
        if (std::holds_alternative<Keep>(event.move)) {
            monte = hands[at(event.seat)];
            hands[at(event.seat)] = aside;
        } else if (std::holds_alternative<Expose>(event.move)) {
            monte = aside;
        }
        aside.clear();
        choosing = false;
        bool knock = std::holds_alternative<Keep>(event.move) || std::holds_alternative<Knock>(event.move);
        if (const auto *exchange = std::get_if<Exchange>(&event.move)) {
            Hand &hand = hands[at(event.seat)];
            for (const Card card : exchange->give) {
                hand.removeFirst(card);
                ++m_given[at(event.seat)][card.face()];
            }
            for (const Card card : exchange->take) {
                monte.removeFirst(card);
                ++m_taken[at(event.seat)][card.face()];
            }
            for (const Card card : exchange->take)
                hand.push_back(card);
            for (const Card card : exchange->give)
                monte.push_back(card);
            knock = !m_knocked && exchange->give.size() == 3;
        }
        m_knocked = m_knocked || knock;
        if (knock && m_options.showOnKnock && plain::isPetrangola(hands[at(event.seat)], m_options.ranking))
            m_open.insert(event.seat);
    }

    void showdown() { m_open = game::SeatSet::first(m_seats); }

    /// The dealer may not look at the dealt hand before the choice (P-4).
    [[nodiscard]] bool mayLook(Seat seat) const { return !(choosing && seat == m_dealer); }
    [[nodiscard]] Hand handFor(Seat seat) const { return mayLook(seat) ? hands[at(seat)] : Hand(); }
    [[nodiscard]] Hand asideFor(Seat seat) const { return choosing && seat == m_dealer ? aside : Hand(); }
    [[nodiscard]] bool liesOpen(Seat seat) const { return m_open.contains(seat); }
    [[nodiscard]] std::size_t taken(Seat seat, Card card) const { return m_taken[at(seat)][card.face()]; }
    [[nodiscard]] std::size_t given(Seat seat, Card card) const { return m_given[at(seat)][card.face()]; }

    std::array<Hand, game::maxSeats> hands;
    Hand aside;
    Hand monte;
    int stock = 0;
    bool choosing = false;

private:
    using Count = std::array<std::size_t, cards::italian::packSize>;

    Options m_options;
    int m_seats;
    Pack m_pack;
    Seat m_dealer = nobody;
    bool m_knocked = false;
    game::SeatSet m_open;
    std::array<Count, game::maxSeats> m_taken{};
    std::array<Count, game::maxSeats> m_given{};
};

/// What is wrong with what a seat is shown, or "".
std::string faultOfKnown(const View &view, Seat holder, const Onlooker &table)
{
    const Hand &known = view.known[at(holder)];
    for (const Card card : known) {
        if (card.hidden() || copies(known, card) > copies(table.hands[at(holder)], card))
            return "a known card is not in that hand";
        if (copies(known, card) > table.taken(holder, card))
            return "a known card was never taken openly";
    }
    for (const Card card : table.hands[at(holder)]) {
        // Of one pack a card has no twin: what was taken and is there is known. Of two, it is if none was given away.
        const bool surelyThere = view.packs() == 1 ? table.taken(holder, card) > 0
                                                   : table.taken(holder, card) > 0 && table.given(holder, card) == 0;
        if (surelyThere && copies(known, card) == 0)
            return "a card that all saw is not known";
    }
    return "";
}

std::string faultOf(const View &view, const Onlooker &table)
{
    const Seat seat = view.seat;
    if (!same(view.hand, table.handFor(seat)))
        return "not its own hand, or one it may not look at";
    if (!same(view.aside, table.asideFor(seat)))
        return "the cards aside are the dealer's alone";
    if (!same(view.monte, table.monte) || view.stock != table.stock)
        return "not the monte or the stock that lies there";
    for (Seat other = 0; other < game::maxSeats; ++other) {
        const Hand open = table.liesOpen(other) ? table.hands[at(other)] : Hand();
        if (!same(view.shown[at(other)], open))
            return "a hand is shown that does not lie open, or one that does is not";
        if (std::string fault = faultOfKnown(view, other, table); !fault.empty())
            return fault;
    }
    return "";
}

std::string faultOf(const Event &event, const Event &seen, Seat seat)
{
    if (event.index() != seen.index())
        return "another event";
    if (const auto *dealt = std::get_if<Dealt>(&seen)) {
        const auto &open = std::get<Dealt>(event);
        for (Seat holder = 0; holder < game::maxSeats; ++holder) {
            const Hand &hand = dealt->hands[at(holder)];
            if (hand.size() != open.hands[at(holder)].size())
                return "the hand's size is told wrongly";
            if (holder != seat || holder == open.dealer ? !allHidden(hand) : !(hand == open.hands[at(holder)]))
                return "a dealt hand is shown to the wrong seat";
        }
        return allHidden(dealt->aside) && dealt->aside.size() == cardsInHand ? "" : "the cards aside are shown";
    }
    if (const auto *moved = std::get_if<Moved>(&seen)) {
        const auto &open = std::get<Moved>(event);
        if (moved->seat != open.seat || !(moved->move == open.move) || !(moved->monte == open.monte))
            return "the open part of a move is not as it was";
        if (moved->hand.size() != cardsInHand)
            return "the hand's size is told wrongly";
        return (seat == open.seat ? moved->hand == open.hand : allHidden(moved->hand)) ? "" : "a mover's hand is shown";
    }
    return text(event, game::maxSeats) == text(seen, game::maxSeats) ? "" : "an open event is hidden";
}

/// Keeps the onlooker up to date; what it follows must agree with what the event tells.
std::string follow(Onlooker &table, const Event &event)
{
    if (const auto *dealt = std::get_if<Dealt>(&event)) {
        table.dealt(*dealt);
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (!(table.hands[at(seat)] == dealt->hands[at(seat)]))
                return "other cards were dealt";
        return table.aside == dealt->aside ? "" : "other cards were put aside";
    }
    if (const auto *moved = std::get_if<Moved>(&event)) {
        table.moved(*moved);
        return same(table.hands[at(moved->seat)], moved->hand) && same(table.monte, moved->monte)
            ? ""
            : "a move moved other cards";
    }
    if (const auto *showdown = std::get_if<Showdown>(&event)) {
        table.showdown();
        for (Seat seat = 0; seat < game::maxSeats; ++seat)
            if (!same(showdown->hands[at(seat)], table.hands[at(seat)]))
                return "other hands came to the showdown";
    }
    if (const auto *shown = std::get_if<HandShown>(&event))
        return table.liesOpen(shown->seat) && same(shown->hand, table.hands[at(shown->seat)]) ? "" : "a hand was shown";
    return "";
}

} // namespace

class PetrangolaSecrecyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nobodySeesAHiddenCard()
    {
        game::Random random(4711);
        for (int match = 0; match < tested::times(1'000); ++match) {
            const std::string fault = watchMatch(random);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }

private:
    static std::string watchMatch(game::Random &random)
    {
        const RandomTable drawn(random);
        State state(drawn.options, drawn.seats);
        Onlooker table(drawn.options, drawn.seats);
        std::string fault;
        const auto examineViews = [&] {
            for (Seat seat = 0; seat < drawn.seats && fault.empty(); ++seat)
                fault = faultOf(state.view(seat), table);
        };
        const auto watch = [&](const Event &event) {
            if (fault.empty())
                fault = follow(table, event);
            for (Seat seat = 0; seat < drawn.seats && fault.empty(); ++seat)
                fault = faultOf(event, Petrangola::seenBy(event, seat), seat);
            // A knocker's hand lies open in the state only when the event after the knock tells of it.
            const auto *moved = std::get_if<Moved>(&event);
            if (moved == nullptr || !table.liesOpen(moved->seat))
                examineViews();
        };
        while (!state.over() && fault.empty()) {
            if (state.awaitsPack()) {
                const bool deals = state.phase() == Phase::shuffle;
                const Pack pack = game::shuffledPack<Petrangola>(state, random);
                state.supply(pack, watch);
                if (deals) {
                    table.shuffled(pack);
                    table.stock = static_cast<int>(pack.size());
                }
            } else if (state.apply(randomMove(state.view(state.toMove()), random), watch)) {
                return "a legal move was refused";
            }
            examineViews();
        }
        return fault;
    }
};

QTEST_APPLESS_MAIN(PetrangolaSecrecyTest)
#include "petrangola_secrecy_test.moc"
