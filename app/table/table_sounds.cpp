// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table_sounds.h"

#include "person/preferences.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using Milliseconds = std::chrono::milliseconds;

namespace {

constexpr Milliseconds tokenTime(350); // as in qml/theme/Theme.qml
// The showdown, as in qml/table/Showdown.qml: the lamp is turned to whoever pays, and then the token flies.
constexpr Milliseconds lampTurns(500);
constexpr Milliseconds inASlowWatch(300);
constexpr Milliseconds gatheredApart(40);
// From the start of a sound to what is its point: the card lies, the card snaps.
constexpr Milliseconds cardLies(75);
constexpr Milliseconds cardSnaps(66);

/// A cut is heard before the first card, which comes a little late so that both can be told apart.
constexpr Milliseconds afterTheCut(50);
constexpr Milliseconds tokensApart(70);
/// Pieces that come to a seat at once, of which each is heard.
constexpr int mostHeard = 4;
/// In milliseconds: what comes so soon after something else belongs to it.
constexpr qint64 atOnce = 20;
constexpr Milliseconds beforeTheEnd(250);

} // namespace

TableSounds::TableSounds(Table &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
    , m_stage(table.stage())
{
    connect(&table, &Table::stageChanged, this, &TableSounds::stageChanges);
    connect(&table, &Table::selectionChanged, this, &TableSounds::selectionChanges);
    connect(&table, &Table::cutAtChanged, this, [this] {
        if (m_table.stage() == Table::Cut && m_table.yourTurn())
            cue(Sound::edge, Milliseconds(0));
    });
    connect(&table, &Table::travelled, this, &TableSounds::travelled);
    connect(&table, &Table::kept, this, [this](int seat) {
        if (!quick())
            cue(called(), m_packetsLie + fist(), sideOf(seat));
    });
    connect(&table, &Table::hurriedOn, this, &TableSounds::overtaken);
    connect(&table, &Table::declarationMade, this, [this] {
        Q_EMIT overtaken();
        turned(flights::turnedUp({.zone = {}, .faces = QStringList(m_table.cardsInHand())}));
    });
    connect(&table, &Table::knocked, this, [this](int seat) {
        // With a shirt change the cards come first.
        const bool carrying = m_carrying.isValid() && m_carrying.elapsed() < atOnce;
        if (!quick())
            cue(called(), (carrying ? m_carried : Milliseconds(0)) + fist(), sideOf(seat));
    });
    connect(&table, &Table::showdownReached, this, &TableSounds::showdownReached);
    connect(&table, &Table::handTurned, this, [this](int seat) {
        const bool moving = Preferences::instance().moving();
        cue(Sound::turn, moving ? Milliseconds(flights::flipTime / 2) - cardSnaps : Milliseconds(0), sideOf(seat),
            0.9F);
    });
    connect(&table, &Table::highlighted, this, &TableSounds::stoppedFor);
    connect(&table, &Table::tokenLost, this, [this](int seat, int pieces) {
        for (int piece = 0; piece < pieces; ++piece)
            tokenMoves(seat, false);
    });
    connect(&table, &Table::cornerFolded, this,
            [this](int seat) { cue(Sound::fold, m_told + tokensApart * m_tokensOnTheirWay++, sideOf(seat)); });
    connect(&table, &Table::pointsWritten, this,
            [this](int seat) { cue(Sound::chalk, m_told + tokensApart * m_tokensOnTheirWay++, sideOf(seat)); });
    connect(&table, &Table::tokenGained, this, [this](int seat, int pieces) {
        for (int piece = 0; piece < std::min(pieces, mostHeard); ++piece)
            tokenMoves(seat, true);
    });
    connect(&table, &Table::staked, this, [this](int seat, int pieces) {
        m_told = Milliseconds(0);
        m_tokensOnTheirWay = seat;
        for (int piece = 0; piece < pieces; ++piece)
            tokenMoves(seat, false);
    });
    connect(&table, &Table::reentered, this,
            [this] { cue(Sound::coin, Preferences::instance().moving() && !quick() ? tokenTime : Milliseconds(0)); });
    connect(&table, &Table::betSettled, this, [this](int seat) { cue(Sound::coin, Milliseconds(0), sideOf(seat)); });
    connect(table.log(), &LogModel::rowsInserted, this, [this] {
        const LogLine &line = m_table.log()->rows().back();
        if (line.what == LogLine::What::restarted)
            cue(Sound::sweep, Milliseconds(0), sideOf(line.seat) * 0.5F);
    });
    connect(&table, &Table::ended, this, [this](const QList<int> &winners) {
        // A drawn match is neither won nor lost.
        if (!winners.isEmpty())
            cue(winners.contains(0) || m_table.personWon() || m_table.onlooker() ? Sound::win : Sound::lose,
                beforeTheEnd);
    });
}

void TableSounds::cue(Sound sound, Milliseconds after, float side, float strength)
{
    Q_EMIT cued({.sound = sound, .after = after, .side = side, .strength = strength});
}

/// Seat 0 sits before the screen, the others go round the table to its right, or to its left in games that go
/// clockwise. What is nobody's lies in the middle.
float TableSounds::sideOf(const Table &table, int seat)
{
    if (seat == game::nobody)
        return 0;
    const int seats = std::max(1, table.seatCount());
    const double turn = std::sin(2 * std::numbers::pi * seat / seats);
    return static_cast<float>(table.clockwise() ? -turn : turn);
}

void TableSounds::stageChanges()
{
    const auto left = std::exchange(m_stage, m_table.stage());
    if (left == Table::Showdown || m_stage == Table::NoMatch)
        Q_EMIT overtaken();
    // Opponents who do not pause cut before anybody could have shuffled.
    const bool atOnce = Preferences::instance().pace() == Preferences::noPause && !m_table.yourTurn();
    if (m_stage == Table::Cut && !quick() && !atOnce)
        cue(Sound::shuffle, m_table.riffleAfter());
}

void TableSounds::travelled(const QList<Flight> &flights)
{
    if (flights.isEmpty())
        return;
    switch (flights.constFirst().way) {
    case Flight::Dealt:
        return dealt(flights);
    case Flight::Drawn:
        if (flights.constFirst().to.index == 0 || Preferences::instance().moving())
            cue(Sound::turn, Milliseconds(40), sideOf(flights.constFirst().to.seat));
        return;
    case Flight::Turned:
        return turned(flights);
    case Flight::Carried:
        return carried(flights);
    case Flight::Crossing:
        return crossing(flights);
    case Flight::Gathered:
        cue(Sound::card, Milliseconds(flights::gatherTime / 2), 0, 0.7F);
        return;
    case Flight::Riffled:
    case Flight::Lifted:
        return;
    }
}

Milliseconds TableSounds::fist()
{
    return Milliseconds(Preferences::instance().moving() ? flights::fistTime : 0);
}

Sound TableSounds::called() const
{
    return m_table.call() == Call::stop ? Sound::bell : Sound::knock;
}

void TableSounds::dealt(const QList<Flight> &flights)
{
    Q_EMIT overtaken();
    if (quick())
        return;
    cue(Sound::cut, Milliseconds(0));
    if (!Preferences::instance().moving()) {
        cue(Sound::card, afterTheCut);
        return;
    }
    // One a packet, with its first card, or one a card where they come one by one.
    int last = -flights::dealtWithin * 2;
    for (const Flight &flight : flights)
        if (flight.way == Flight::Dealt && flight.delay - std::exchange(last, flight.delay) > flights::dealtWithin)
            cue(Sound::card, afterTheCut + Milliseconds(flight.delay), sideOf(flight.to.seat),
                flight.to.seat == game::nobody ? 1.0F : 0.85F);
}

void TableSounds::crossing(const QList<Flight> &flights)
{
    const bool moving = Preferences::instance().moving();
    m_packetsLie = Milliseconds(flights::travelTime);
    for (const Flight &flight : flights) {
        if (flight.to.seat == game::nobody) // of each pair one is heard
            continue;
        const Milliseconds lands(flight.delay + flight.time * 5 / 7);
        m_packetsLie = moving ? std::max(m_packetsLie, lands + Milliseconds(flights::travelApart)) : m_packetsLie;
        if (!quick() && (moving || flight.delay == 0))
            cue(Sound::turn, moving ? lands - cardSnaps : Milliseconds(0), sideOf(flight.to.seat) * 0.4F);
    }
}

void TableSounds::carried(const QList<Flight> &flights)
{
    if (quick())
        return;
    m_carried = Preferences::instance().moving() ? flights::lasting(flights) : Milliseconds(0);
    m_carrying.start();
    if (!Preferences::instance().moving()) {
        const Flight &first = flights.constFirst();
        cue(Sound::card, Milliseconds(0), sideOf(std::max(first.from.seat, first.to.seat)) * 0.5F);
        return;
    }
    for (const Flight &flight : flights) {
        const Milliseconds lands = Milliseconds(flight.delay + flight.time * 3 / 4) - cardLies;
        // What is given is put down, what is taken is drawn up a little later.
        if (flight.to.seat == game::nobody)
            cue(Sound::card, lands, sideOf(flight.from.seat) * 0.2F);
        else
            cue(Sound::card, lands + Milliseconds(33), sideOf(flight.to.seat) * 0.8F, 0.6F);
    }
}

void TableSounds::turned(const QList<Flight> &flights)
{
    if (quick())
        return;
    const bool moving = Preferences::instance().moving();
    for (const Flight &flight : flights)
        if (moving || flight.delay == 0)
            cue(Sound::turn, Milliseconds(flight.delay + flight.time / 2) - cardSnaps, sideOf(flight.to.seat));
}

void TableSounds::showdownReached()
{
    m_tokensOnTheirWay = 0;
    m_told = Milliseconds(0);
    if (quick()) {
        // The hands lie open only for a moment; the tokens are heard in the middle of it.
        m_told = inASlowWatch;
        return;
    }
    if (!m_table.turning())
        return cue(Sound::turn, Milliseconds(0));
    if (!Preferences::instance().moving())
        return cue(Sound::card, Milliseconds(0));
    m_told = lampTurns;
    for (int hand = 0; hand < std::min(m_table.showdown()->rowCount(), 12); ++hand)
        cue(Sound::card, gatheredApart * (hand + 3), 0, 0.6F);
}

void TableSounds::stoppedFor(const Highlight &highlight)
{
    const auto figure = static_cast<Highlight::Figure>(highlight.figure);
    const Milliseconds after(highlight.after);
    if (figure == Highlight::Duel)
        return cue(Sound::duel, after);
    if (figure == Highlight::Leaving)
        return cue(Sound::farewell, after);
    if (figure == Highlight::Coming) // its coin is heard
        return;
    cue(Sound::rare, after);
    for (int coin = 0; coin < highlight.coins; coin += 3)
        cue(Sound::coin, after + Milliseconds(300 + 90 * coin));
}

void TableSounds::tokenMoves(int seat, bool won)
{
    const bool flies = Preferences::instance().moving() && !quick();
    const Milliseconds lands = m_told + (flies ? tokenTime : Milliseconds(0)) + tokensApart * m_tokensOnTheirWay++;
    const Sound sound = m_table.counted() == Counted::chips ? Sound::chip : Sound::token;
    cue(sound, lands, won ? sideOf(seat) : 0, won ? 0.7F : 1.0F);
}

void TableSounds::selectionChanges()
{
    const QList<Place> before = std::exchange(m_chosen, m_table.chosen());
    if (std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Place &each) { return !before.contains(each); }))
        cue(Sound::pick, Milliseconds(0));
}
