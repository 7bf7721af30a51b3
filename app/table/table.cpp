// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table.h"

#include "match/clean_name.h"
#include "person/preferences.h"
#include "words/language.h"

#include <QScopedValueRollback>

using game::at;
using game::Seat;

game::SeatSet Table::Now::alive() const
{
    game::SeatSet alive;
    for (Seat each = 0; each < seats; ++each)
        if (tokens[at(each)] > 0)
            alive.insert(each);
    return alive;
}

Table::Table(QObject *parent)
    : QObject(parent)
{
    m_showingTimer.setSingleShot(true);
    connect(&m_showingTimer, &QTimer::timeout, this, &Table::doneShowing);
    connect(&m_turningTimer, &QTimer::timeout, this, &Table::turnNextForDealer);
    connect(&Preferences::instance(), &Preferences::nextDealByItselfChanged, this, &Table::waitForNextDeal);
    connect(&Preferences::instance(), &Preferences::memoryAidChanged, this, [this] {
        laySeats();
        layCards();
    });
    connect(&m_review, &Review::openChanged, this, &Table::waitForNextDeal);
    connect(&Language::instance(), &Language::changed, this, [this] { respeak(); });
}

void Table::close()
{
    const QScopedValueRollback changing(m_changing, true);
    m_ties = {};
    m_tempo.setFast(false);
    forget();
    m_guests.clear();
    dropView();
    m_stakes = 0;
    m_log.clear();
    m_showdown.clear();
    laySeats();
    layCards();
    layActions();
    emitAll();
}

void Table::forget()
{
    m_showingTimer.stop();
    m_turningTimer.stop();
    m_showing = false;
    m_asked = false;
    m_inHistory = 0;
    m_said.fill({});
    m_hint.dismiss();
    m_review.clear();
    m_payers = {};
    m_standing.forget();
    m_drawn.clear();
    m_toDraw.clear();
    m_declaredCards.clear();
    selectNothing();
    enter(NoMatch);
}

void Table::emitAll()
{
    Q_EMIT commitmentChanged();
    Q_EMIT yourTurnChanged();
    Q_EMIT seatCountChanged();
    Q_EMIT stageChanged();
    Q_EMIT noticeChanged();
    Q_EMIT cutAtChanged();
    Q_EMIT showdownChanged();
    Q_EMIT reentryChanged();
    Q_EMIT endChanged();
    Q_EMIT declarationChanged();
}

void Table::enter(Stage stage)
{
    if (stage == Reentry)
        Q_EMIT reentryChanged();
    if (stage == m_stage)
        return;
    if (m_stage == FirstDealer) {
        m_turningTimer.stop();
        m_drawn.clear();
        layCards();
    }
    m_stage = stage;
    Q_EMIT stageChanged();
    Q_EMIT noticeChanged();
}

void Table::doneShowing()
{
    if (!m_showing)
        return;
    m_showing = false;
    m_showingTimer.stop();
    while (!m_toDraw.isEmpty())
        turnNextForDealer();
    m_turningTimer.stop();
    if (m_ties.shown)
        m_ties.shown();
}

void Table::waitForNextDeal()
{
    if (m_stage != Showdown || !m_showing)
        return;
    // Whoever goes through the moves of the deal is not interrupted.
    const bool byItself = Preferences::instance().nextDealByItself() || watching() || m_ties.onlooker;
    if (byItself && !m_review.open())
        m_showingTimer.start(m_tempo.showdown(m_now.playing.size()));
    else
        m_showingTimer.stop();
}

// ---------------------------------------------------------------- how a match begins and ends

Table::Milliseconds Table::drawForDealer(const QStringList &faces)
{
    m_drawn.clear();
    m_toDraw = faces;
    enter(FirstDealer);
    const Milliseconds each = m_tempo.turnedCard();
    if (each == Milliseconds(0) || m_catchingUp) {
        while (!m_toDraw.isEmpty())
            turnNextForDealer();
    } else {
        m_turningTimer.start(each);
        turnNextForDealer();
    }
    return each * faces.size() + m_tempo.firstDealerFound();
}

void Table::turnNextForDealer()
{
    const QScopedValueRollback changing(m_changing, true);
    if (m_toDraw.isEmpty()) {
        m_turningTimer.stop();
        return;
    }
    m_drawn << m_toDraw.takeFirst();
    layCards();
    const auto index = static_cast<int>(m_drawn.size()) - 1;
    const Seat before = (m_ties.firstTurned + index) % m_now.seats;
    travel(flights::drawn({.zone = QStringLiteral("drawn"), .index = index, .seat = before}, m_drawn.constLast()));
    if (m_toDraw.isEmpty()) {
        note({.what = LogLine::What::firstDealer, .seat = m_now.dealer});
        laySeats();
    }
}

int Table::drawnBest() const
{
    if (!m_toDraw.isEmpty())
        return -1;
    auto index = static_cast<int>(m_drawn.size()) - 1;
    while (index >= 0 && (m_ties.firstTurned + index) % m_now.seats != m_now.dealer)
        --index;
    return index;
}

Table::Milliseconds Table::declare(const QStringList &cards)
{
    m_declaredCards = cards;
    layCards();
    enter(Declaration);
    Q_EMIT declarationChanged();
    Q_EMIT declarationMade();
    return m_tempo.declaration();
}

Table::Milliseconds Table::end()
{
    const game::SeatSet &winners = m_now.ending.winners;
    const Seat first = winners.empty() ? game::nobody : winners.contains(person) ? person : winners.lowest();
    note({.what = LogLine::What::won, .seat = first, .winners = this->winners()});
    if (m_ties.seed)
        note({.what = LogLine::What::unsealed, .code = m_ties.seed()});
    QStringList names;
    QStringList portraits;
    for (Seat seat = 0; seat < static_cast<Seat>(m_guests.size()); ++seat) {
        const Guest &guest = m_guests[at(seat)];
        names << (m_ties.onlooker ? nameOf(seat) : isolated(guest.name));
        portraits << guest.portrait;
    }
    m_standing.ended(winners, names, portraits);
    enter(Over);
    Q_EMIT endChanged();
    QList<int> seats;
    for (const Seat seat : winners)
        seats << seat;
    Q_EMIT ended(seats);
    return Milliseconds(0);
}

// ---------------------------------------------------------------- what is told

void Table::say(Seat seat, LogLine::What what, int cards)
{
    m_said[at(seat)] = {.what = what, .cards = cards};
    laySeats();
}

void Table::note(LogLine line)
{
    line.deal = m_now.deal;
    line.name = nameOf(line.seat);
    line.own = isYou(line.seat);
    if (m_catchingUp) {
        m_past.push_back(std::move(line));
        return;
    }
    tell(line);
    m_log.add(std::move(line));
}

void Table::respeak()
{
    laySeats();
    layCards();
    layActions();
    auto hands = m_showdown.rows();
    for (ShowdownRow &row : hands)
        row.name = nameOf(row.seat);
    m_showdown.setRows(std::move(hands));
    m_showdown.respeak();
    m_log.respeak();
    m_standing.respeak();
    m_hint.respeak();
    m_review.respeak();
    Q_EMIT noticeChanged();
    Q_EMIT showdownChanged();
    Q_EMIT reentryChanged();
    Q_EMIT endChanged();
    Q_EMIT declarationChanged();
}
