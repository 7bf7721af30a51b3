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
// The showdown, as in qml/table/Showdown.qml.
constexpr int pauseBeforeTold = 4;
constexpr Milliseconds longestReveal(1500);
constexpr Milliseconds longestRevealWatching(600);
// From the start of a sound to what is its point: the card lies, the card snaps.
constexpr Milliseconds cardLies(75);
constexpr Milliseconds cardSnaps(66);

/// A cut is heard before the first card, which comes a little late so that both can be told apart.
constexpr Milliseconds afterTheCut(50);
constexpr Milliseconds tokensApart(70);
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
            cue(Sound::knock, m_packetsLie, sideOf(seat));
    });
    connect(&table, &Table::declarationMade, this, [this] {
        Q_EMIT overtaken();
        turned(flights::turnedUp({.zone = {}, .faces = QStringList(m_table.cardsInHand())}));
    });
    connect(&table, &Table::knocked, this, [this](int seat) {
        if (!quick())
            cue(Sound::knock, Milliseconds(0), sideOf(seat));
    });
    connect(&table, &Table::showdownReached, this, &TableSounds::showdownReached);
    connect(&table, &Table::tokenLost, this, [this](int seat) { tokenMoves(seat, false); });
    connect(&table, &Table::tokenGained, this, [this](int seat) { tokenMoves(seat, true); });
    connect(&table, &Table::reentered, this,
            [this] { cue(Sound::coin, Preferences::instance().moving() && !quick() ? tokenTime : Milliseconds(0)); });
    connect(&table, &Table::ended, this, [this](const QList<int> &winners) {
        // A drawn match is neither won nor lost.
        if (!winners.isEmpty())
            cue(winners.contains(0) || m_table.onlooker() ? Sound::win : Sound::lose, beforeTheEnd);
    });
}

void TableSounds::cue(Sound sound, Milliseconds after, float side, float strength)
{
    Q_EMIT cued({.sound = sound, .after = after, .side = side, .strength = strength});
}

/// Seat 0 sits before the screen, the others go round the table to its right, or to its left in games that go
/// clockwise. What is nobody's lies in the middle.
float TableSounds::sideOf(int seat) const
{
    if (seat == game::nobody)
        return 0;
    const int seats = std::max(1, m_table.seatCount());
    const double turn = std::sin(2 * std::numbers::pi * seat / seats);
    return static_cast<float>(m_table.clockwise() ? -turn : turn);
}

void TableSounds::stageChanges()
{
    const auto left = std::exchange(m_stage, m_table.stage());
    if (left == Table::Showdown || m_stage == Table::NoMatch)
        Q_EMIT overtaken();
    // Opponents who do not pause cut before anybody could have shuffled.
    const bool atOnce = Preferences::instance().pace() == Preferences::noPause && !m_table.yourTurn();
    if (m_stage == Table::Cut && !quick() && !atOnce)
        cue(Sound::shuffle, Milliseconds(0));
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
    }
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
    // One a packet, with its first card.
    for (const Flight &flight : flights)
        if (flight.to.index == 0)
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
        m_told = longestRevealWatching / 2;
        return;
    }
    if (!Preferences::instance().moving()) {
        cue(Sound::turn, Milliseconds(0));
        return;
    }
    const int hands = m_table.showdown()->rowCount();
    const int steps = hands + pauseBeforeTold;
    const Milliseconds all = std::min(Milliseconds(flights::flipApart) * steps,
                                      m_table.watching() ? longestRevealWatching : longestReveal);
    for (int hand = 0; hand < hands; ++hand)
        cue(Sound::turn, Milliseconds(flights::flipTime) + all * hand / steps, 0, 0.8F);
    m_told = Milliseconds(flights::flipTime) + all;
}

void TableSounds::tokenMoves(int seat, bool won)
{
    const bool flies = Preferences::instance().moving() && !quick();
    const Milliseconds lands = m_told + (flies ? tokenTime : Milliseconds(0)) + tokensApart * m_tokensOnTheirWay++;
    cue(Sound::token, lands, won ? sideOf(seat) : 0, won ? 0.7F : 1.0F);
}

void TableSounds::selectionChanges()
{
    const QList<Place> before = std::exchange(m_chosen, m_table.chosen());
    if (std::any_of(m_chosen.begin(), m_chosen.end(), [&](const Place &each) { return !before.contains(each); }))
        cue(Sound::pick, Milliseconds(0));
}
