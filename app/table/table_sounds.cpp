// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table_sounds.h"

#include "person/preferences.h"

#include <algorithm>
#include <cmath>
#include <numbers>

using Milliseconds = std::chrono::milliseconds;

namespace {

// The movements, as in qml/theme/Theme.qml.
constexpr Milliseconds travelTime(280);
constexpr Milliseconds travelApart(60);
constexpr Milliseconds dealApart(70);
constexpr Milliseconds flipTime(240);
constexpr Milliseconds flipApart(90);
constexpr Milliseconds tokenTime(350);
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
    connect(&table, &Table::turnedForDealer, this, [this](int index, int seat) {
        if (index == 0 || Preferences::instance().moving())
            cue(Sound::turn, Milliseconds(40), sideOf(seat));
    });
    connect(&table, &Table::dealt, this, &TableSounds::dealt);
    connect(&table, &Table::exposed, this, [this] { handTurned(0); });
    connect(&table, &Table::handShown, this, &TableSounds::handTurned);
    connect(&table, &Table::kept, this, &TableSounds::kept);
    connect(&table, &Table::exchanged, this,
            [this](int seat, const QList<int> &, const QList<int> &, const QStringList &give) {
                exchanged(seat, static_cast<int>(give.size()));
            });
    connect(&table, &Table::drew, this, [this](int seat) { exchanged(seat, 1); });
    connect(&table, &Table::declarationMade, this, [this] {
        Q_EMIT overtaken();
        handTurned(0);
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

/// Seat 0 sits before the screen, the others go round the table to its right.
float TableSounds::sideOf(int seat) const
{
    const int seats = std::max(1, m_table.seatCount());
    return static_cast<float>(std::sin(2 * std::numbers::pi * seat / seats));
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

void TableSounds::dealt()
{
    Q_EMIT overtaken();
    if (quick())
        return;
    cue(Sound::cut, Milliseconds(0));
    if (!Preferences::instance().moving()) {
        cue(Sound::card, afterTheCut);
        return;
    }
    const std::vector<SeatRow> &rows = m_table.seats()->rows();
    const auto seats = static_cast<int>(rows.size());
    int dealer = 0;
    for (const SeatRow &row : rows)
        if (row.dealer)
            dealer = row.seat;
    Milliseconds at = afterTheCut;
    for (int place = 1; place <= seats; ++place) {
        const SeatRow &row = rows[static_cast<std::size_t>((dealer + place) % seats)];
        if (row.out)
            continue;
        cue(Sound::card, at, sideOf(row.seat), 0.85F);
        at += dealApart;
    }
    cue(Sound::card, at);
}

void TableSounds::kept(int seat)
{
    if (quick())
        return;
    const bool moving = Preferences::instance().moving();
    const int cards = m_table.cardsInHand();
    for (int card = 0; card < (moving ? cards : 1); ++card)
        cue(Sound::turn, moving ? travelApart * card + travelTime - cardSnaps : Milliseconds(0), sideOf(seat) * 0.4F);
    // To keep is to knock, once the cards lie.
    cue(Sound::knock, moving ? travelApart * cards + travelTime : travelTime, sideOf(seat));
}

void TableSounds::exchanged(int seat, int cards)
{
    if (quick())
        return;
    if (!Preferences::instance().moving()) {
        cue(Sound::card, Milliseconds(0), sideOf(seat) * 0.5F);
        return;
    }
    const bool brisk = seat == 0 || Preferences::instance().pace() == Preferences::noPause;
    const Milliseconds lands = travelTime * (brisk ? 10 : 18) / 10 * 3 / 4 - cardLies;
    for (int card = 0; card < cards; ++card) {
        cue(Sound::card, lands + travelApart * card, sideOf(seat) * 0.2F);
        cue(Sound::card, lands + travelApart * card + Milliseconds(33), sideOf(seat) * 0.8F, 0.6F);
    }
}

void TableSounds::handTurned(int seat)
{
    if (quick())
        return;
    const int cards = Preferences::instance().moving() ? m_table.cardsInHand() : 1;
    for (int card = 0; card < cards; ++card)
        cue(Sound::turn, flipApart * card + flipTime / 2 - cardSnaps, sideOf(seat));
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
    const Milliseconds all = std::min(flipApart * steps, m_table.watching() ? longestRevealWatching : longestReveal);
    for (int hand = 0; hand < hands; ++hand)
        cue(Sound::turn, flipTime + all * hand / steps, 0, 0.8F);
    m_told = flipTime + all;
}

void TableSounds::tokenMoves(int seat, bool won)
{
    const bool flies = Preferences::instance().moving() && !quick();
    const Milliseconds lands = m_told + (flies ? tokenTime : Milliseconds(0)) + tokensApart * m_tokensOnTheirWay++;
    cue(Sound::token, lands, won ? sideOf(seat) : 0, won ? 0.7F : 1.0F);
}

void TableSounds::selectionChanges()
{
    const int before = std::exchange(m_selected, m_table.handSelection() | m_table.monteSelection() << 8);
    if ((m_selected & ~before) != 0)
        cue(Sound::pick, Milliseconds(0));
}
