// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table.h"

#include "match/clean_name.h"
#include "person/preferences.h"
#include "words/language.h"

#include <QRandomGenerator>
#include <QScopedValueRollback>

using game::at;
using game::Seat;

Table::Table(QObject *parent)
    : QObject(parent)
{
    m_showingTimer.setSingleShot(true);
    connect(&m_showingTimer, &QTimer::timeout, this, &Table::doneShowing);
    connect(&m_turningTimer, &QTimer::timeout, this, &Table::turnNextForDealer);
    connect(&m_staging, &Staging::turned, this, &Table::turnHand);
    connect(&m_staging, &Staging::seen, this, &Table::seeHand);
    connect(&m_staging, &Staging::over, this, &Table::tellVerdict);
    connect(&Preferences::instance(), &Preferences::nextDealByItselfChanged, this, &Table::waitForNextDeal);
    connect(&Preferences::instance(), &Preferences::memoryAidChanged, this, [this] {
        laySeats();
        layCards();
    });
    m_cuttingTimer.setSingleShot(true);
    connect(&m_cuttingTimer, &QTimer::timeout, this, [this] {
        if (m_stage != Cut || !m_asked)
            return;
        setCutAt(1 + static_cast<int>(QRandomGenerator::global()->bounded(cutMost())));
        make(QStringLiteral("cut"));
    });
    connect(&Preferences::instance(), &Preferences::cutByItselfChanged, this, &Table::cutSoon);
    connect(&m_talk, &GuestTalk::spoke, this, [this](int seat, const QString &line) {
        Q_EMIT overheard(tr("%1: “%2”", "%1 is a guest's name, %2 what it says").arg(nameOf(seat), line));
    });
    connect(&m_review, &Review::openChanged, this, &Table::waitForNextDeal);
    connect(&m_bets, &SideBetting::draftChanged, this, &Table::layActions);
    connect(&m_hint, &Hint::told, this, [this] {
        if (m_hinted != m_hint.advised())
            layActions();
    });
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
    m_staging.cancel();
    m_turning = false;
    m_covered = {};
    m_cuttingTimer.stop();
    m_shuffle.clear();
    m_showing = false;
    m_afterWords = nullptr;
    m_passedOver.invalidate();
    m_asked = false;
    m_inHistory = 0;
    m_said.fill({});
    m_lastSaid = game::nobody;
    m_talk.sit({});
    m_hint.dismiss();
    m_review.clear();
    m_ownMatch.forget();
    m_handover = {};
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
    Q_EMIT handoverChanged();
}

void Table::enter(Stage stage)
{
    if (stage == Reentry)
        Q_EMIT reentryChanged();
    if (stage == Restart) // each who may is asked
        Q_EMIT showdownChanged();
    const auto layHandsDown = [this] { // words about bets would lie on open hands
        for (std::size_t seat = 0; !m_ties.onlooker && seat < m_guests.size(); ++seat)
            m_covered.insert(static_cast<game::Seat>(seat));
        laySeats();
    };
    if (stage == m_stage) {
        if (stage == Betting)
            layHandsDown();
        return;
    }
    if (m_stage == Showdown) {
        m_staging.cancel();
        m_turning = false;
        m_covered = {};
    }
    if (m_stage == FirstDealer) {
        m_turningTimer.stop();
        while (!m_toDraw.isEmpty())
            turnNextForDealer();
        m_drawn.clear();
        layCards();
    }
    if (m_stage == Betting)
        m_covered = {};
    const bool wasShowdown = std::exchange(m_stage, stage) == Showdown;
    if (stage == Betting) { // what was said in the deal is over
        m_said.fill({});
        m_lastSaid = game::nobody;
        layHandsDown();
    }
    m_talk.setOutOfSight(stage == Declaration || stage == Showdown || stage == Over);
    Q_EMIT stageChanged();
    Q_EMIT noticeChanged();
    if (wasShowdown) // what was counted is put away
        Q_EMIT showdownChanged();
}

void Table::doneShowing()
{
    if (!m_showing)
        return;
    m_staging.hurry();
    m_showing = false;
    m_showingTimer.stop();
    while (!m_toDraw.isEmpty())
        turnNextForDealer();
    m_turningTimer.stop();
    if (const auto then = std::exchange(m_afterWords, nullptr))
        return then();
    if (const auto shown = m_ties.shown) // the table may be another's before this returns
        shown();
}

bool Table::hurry()
{
    if (m_stage == Over || m_stage == NoMatch)
        return false;
    if (m_showing && m_showingTimer.isActive() && m_stage != Showdown) {
        m_passedOver.start();
        Q_EMIT hurriedOn();
        doneShowing();
        return true;
    }
    if (m_showing || m_asked || !m_ties.hurry)
        return false;
    m_passedOver.start();
    Q_EMIT hurriedOn();
    m_ties.hurry();
    return true;
}

void Table::stayHere()
{
    m_ties.stays = true;
    m_showingTimer.stop();
    layActions();
}

void Table::waitForNextDeal()
{
    if (m_stage != Showdown || !m_showing || m_turning || m_ties.stays)
        return;
    // Whoever goes through the moves of the deal is not interrupted.
    const bool byItself = Preferences::instance().nextDealByItself() || watching() || m_ties.onlooker;
    if (byItself && !m_review.open())
        m_showingTimer.start(m_tempo.showdown(m_now.playing.size()));
    else
        m_showingTimer.stop();
}

// ---------------------------------------------------------------- how a match begins and ends

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
    m_forAll = true;
    const game::SeatSet &winners = m_now.ending.winners;
    const Seat first = winners.empty() ? game::nobody : winners.contains(person) ? person : winners.lowest();
    note({.what = LogLine::What::won, .seat = first, .winners = this->winners()});
    QStringList names;
    QStringList portraits;
    for (Seat seat = 0; seat < static_cast<Seat>(m_guests.size()); ++seat) {
        const Guest &guest = m_guests[at(seat)];
        names << (m_ties.onlooker || m_ties.shared ? nameOf(seat) : isolated(guest.name));
        portraits << guest.portrait;
    }
    m_standing.ended(winners, seating().sides > 0, names, portraits);
    if (judges())
        m_ownMatch.matchIsOver();
    enter(Over);
    Q_EMIT endChanged();
    QList<int> seats;
    for (const Seat seat : winners)
        seats << seat;
    Q_EMIT ended(seats);
    return Milliseconds(0);
}

void Table::setInHistory(qint64 id)
{
    m_inHistory = id;
    layActions();
    Q_EMIT endChanged();
}

// ---------------------------------------------------------------- what is told

void Table::note(LogLine line, bool known)
{
    line.deal = m_now.deal;
    line.name = nameOf(line.seat);
    line.own = isYou(line.seat);
    line.counted = counted();
    if (m_catchingUp) {
        m_past.push_back(std::move(line));
        return;
    }
    if (!known)
        tell(line);
    const bool addsToThePot = line.what == LogLine::What::lostToken && line.counted == Counted::chips;
    if (!known && !addsToThePot && line.what != LogLine::What::part) // that is no loss that anybody has a word for
        m_talk.happened(
            {.what = line.what, .seat = line.seat, .left = line.count, .lost = line.lost, .lastLife = line.lastLife});
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
    m_ownMatch.respeak();
    m_talk.respeak();
    m_bets.respeak();
    Q_EMIT handoverChanged();
    Q_EMIT noticeChanged();
    Q_EMIT showdownChanged();
    Q_EMIT reentryChanged();
    Q_EMIT endChanged();
    Q_EMIT declarationChanged();
}
