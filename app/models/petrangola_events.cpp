// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_table.h"

#include "models/phrases.h"

#include <QScopedValueRollback>

#include <algorithm>

using namespace petrangola;
using game::at;
using game::Seat;

namespace {

/// Where each of `faces` lies in `cards`, equal ones in order.
QList<int> slotsOf(const QStringList &faces, QStringList cards)
{
    QList<int> slots;
    for (const QString &face : faces) {
        const auto slot = static_cast<int>(cards.indexOf(face));
        if (slot >= 0)
            cards[slot].clear();
        slots << slot;
    }
    return slots;
}

} // namespace

PetrangolaTable::Milliseconds PetrangolaTable::show(const FirstDealerFound &found)
{
    m_drawn.clear();
    m_toDraw.clear();
    for (const cards::Card card : found.cards)
        m_toDraw << Phrases::face(card);
    enter(FirstDealer);
    const Milliseconds each = m_tempo.turnedCard();
    if (each == Milliseconds(0) || m_catchingUp) {
        while (!m_toDraw.isEmpty())
            turnNextForDealer();
    } else {
        m_turningTimer.start(each);
        turnNextForDealer();
    }
    return each * found.cards.size() + m_tempo.firstDealerFound();
}

void PetrangolaTable::turnNextForDealer()
{
    const QScopedValueRollback changing(m_changing, true);
    if (m_toDraw.isEmpty()) {
        m_turningTimer.stop();
        return;
    }
    m_drawn << m_toDraw.takeFirst();
    Q_EMIT drawnChanged();
    const auto index = static_cast<int>(m_drawn.size()) - 1;
    Q_EMIT turnedForDealer(index, (m_link.firstTurned + index) % m_view.seats, m_drawn.constLast());
    if (m_toDraw.isEmpty()) {
        note({.what = LogLine::What::firstDealer, .seat = m_view.dealer});
        laySeats();
    }
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const Dealt &dealt)
{
    note({.what = LogLine::What::deal, .count = dealt.number});
    enter(DealersChoice);
    Q_EMIT this->dealt();
    return m_tempo.dealing(m_view.playing.size() + 1);
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const Moved &moved)
{
    enter(Turn);
    if (std::holds_alternative<Expose>(moved.move)) {
        say(moved.seat, LogLine::What::exposed);
        note({.what = LogLine::What::exposed, .seat = moved.seat, .take = moved.monte});
        Q_EMIT exposed();
        return m_tempo.layingOpen();
    }
    if (std::holds_alternative<Keep>(moved.move)) {
        say(moved.seat, LogLine::What::kept);
        note({.what = LogLine::What::kept, .seat = moved.seat, .take = moved.monte});
        Q_EMIT kept(moved.seat);
        return m_tempo.layingOpen();
    }
    const bool knock = std::holds_alternative<Knock>(moved.move);
    const auto what = knock ? LogLine::What::knocked : LogLine::What::stayed;
    say(moved.seat, what);
    note({.what = what, .seat = moved.seat});
    if (knock)
        Q_EMIT knocked(moved.seat);
    else
        Q_EMIT stayed(moved.seat);
    return knock ? m_tempo.knock() : Milliseconds(0);
}

PetrangolaTable::Milliseconds PetrangolaTable::showExchange(Seat seat, const Exchange &exchange,
                                                            const QStringList &handBefore,
                                                            const QStringList &monteBefore)
{
    enter(Turn);
    const auto count = static_cast<int>(exchange.give.size());
    const bool shirt = count == cardsInHand;
    const auto what = shirt ? LogLine::What::shirtChange : LogLine::What::exchanged;
    say(seat, what, count);
    note({.what = what, .seat = seat, .give = exchange.give, .take = exchange.take});
    const QStringList give = Phrases::faces(exchange.give);
    const QStringList take = Phrases::faces(exchange.take);
    QList<int> handSlots = slotsOf(give, handBefore);
    if (handSlots.contains(-1)) // of a hand that lies face down
        for (int card = 0; card < count; ++card)
            handSlots[card] = card;
    Q_EMIT exchanged(seat, handSlots, slotsOf(take, monteBefore), give, take);
    const bool knocks = shirt && m_view.knocker == seat;
    if (knocks)
        Q_EMIT knocked(seat);
    return m_tempo.exchange(count) + (knocks ? m_tempo.knock() : Milliseconds(0));
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const HandShown &shown)
{
    note({.what = LogLine::What::shown, .seat = shown.seat, .worth = m_view.ranking->worth(shown.hand)});
    Q_EMIT handShown(shown.seat);
    return m_tempo.layingOpen();
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const petrangola::Showdown &showdown)
{
    m_lastShowdown = showdown;
    m_standing.settled(m_view, showdown);
    layShowdown();
    enter(Showdown);
    tellHands();
    Q_EMIT showdownChanged();
    Q_EMIT showdownReached();
    const Ranking &ranking = *m_view.ranking;
    for (const Seat seat : showdown.worst) {
        note({.what = LogLine::What::lostToken,
              .seat = seat,
              .worth = ranking.worth(showdown.hands[at(seat)]),
              .count = showdown.tokens[at(seat)]});
        Q_EMIT tokenLost(seat);
    }
    for (const Seat seat : showdown.gained) {
        note({.what = LogLine::What::gainedToken, .seat = seat, .worth = ranking.worth(showdown.hands[at(seat)])});
        Q_EMIT tokenGained(seat);
    }
    return m_tempo.showdown(m_view.playing.size());
}

void PetrangolaTable::layShowdown()
{
    if (m_catchingUp)
        return;
    const Ranking &ranking = *m_view.ranking;
    const petrangola::Showdown &showdown = m_lastShowdown;
    std::vector<ShowdownRow> rows;
    for (Seat seat = 0; seat < m_view.seats; ++seat) {
        const Hand &hand = showdown.hands[at(seat)];
        if (hand.empty())
            continue;
        rows.push_back({.seat = seat,
                        .name = nameOf(seat),
                        .portrait = m_guests[at(seat)].portrait,
                        .hand = hand,
                        .counting = ranking.counting(hand),
                        .worth = ranking.worth(hand),
                        .tokens = showdown.tokens[at(seat)],
                        .loser = showdown.worst.contains(seat),
                        .gained = showdown.gained.contains(seat)});
    }
    const auto strength = [&](const ShowdownRow &row) { return ranking.strength(row.hand); };
    std::stable_sort(rows.begin(), rows.end(),
                     [&](const auto &left, const auto &right) { return strength(left) > strength(right); });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].place = row > 0 && strength(rows[row]) == strength(rows[row - 1]) ? rows[row - 1].place
                                                                                    : static_cast<int>(row) + 1;
    m_showdown.setRows(std::move(rows));
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const ReentryAnswered &answered)
{
    const auto what = answered.accepted ? LogLine::What::reentered : LogLine::What::left;
    say(answered.seat, what);
    note({.what = what, .seat = answered.seat, .count = answered.tokens});
    if (answered.accepted) {
        m_standing.reentered(answered.seat);
        Q_EMIT reentered(answered.seat);
    }
    return isYou(answered.seat) ? Milliseconds(0) : m_tempo.reentry();
}

PetrangolaTable::Milliseconds PetrangolaTable::show(const MatchEnded &ended)
{
    note({.what = LogLine::What::won, .seat = ended.winner});
    if (m_link.seed)
        note({.what = LogLine::What::unsealed, .code = m_link.seed()});
    QStringList names;
    QStringList portraits;
    for (Seat seat = 0; seat < static_cast<Seat>(m_guests.size()); ++seat) {
        const Guest &guest = m_guests[at(seat)];
        names << (m_link.onlooker ? nameOf(seat) : guest.name);
        portraits << guest.portrait;
    }
    m_standing.ended(m_view, names, portraits);
    enter(Over);
    Q_EMIT endChanged();
    Q_EMIT this->ended(ended.winner);
    return Milliseconds(0);
}

void PetrangolaTable::doneShowing()
{
    if (!m_showing)
        return;
    m_showing = false;
    m_showingTimer.stop();
    while (!m_toDraw.isEmpty())
        turnNextForDealer();
    m_turningTimer.stop();
    if (m_link.shown)
        m_link.shown();
}
