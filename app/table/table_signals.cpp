// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table_signals.h"

#include "person/preferences.h"
#include "table/table_sounds.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace {

constexpr float widest = 4.5F;                 // semitones between the person and who would sit there again
constexpr std::chrono::milliseconds apart{90}; // of pieces lost or gained at once

} // namespace

TableSignals::TableSignals(Table &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
{
    connect(&table, &Table::yourTurnChanged, this, &TableSignals::turnChanges);
    connect(&table, &Table::travelled, this, &TableSignals::travelled);
    const auto calls = [this](int seat) {
        if (!m_table.hurried())
            signal(Sound::calls, seat, TableSounds::fist());
    };
    connect(&table, &Table::knocked, this, calls);
    connect(&table, &Table::kept, this, calls);
    connect(&table, &Table::stayed, this, [this](int seat) {
        if (!m_table.hurried())
            signal(Sound::stays, seat);
    });
    connect(&table, &Table::refused, this, [this] { signal(Sound::refused, 0); });
    const auto pieces = [this](Sound sound, int seat, int count) {
        for (int piece = 0; piece < std::min(count, 4); ++piece)
            signal(sound, seat, piece * apart);
    };
    connect(&table, &Table::tokenLost, this, [pieces](int seat, int count) { pieces(Sound::pays, seat, count); });
    connect(&table, &Table::tokenGained, this, [pieces](int seat, int count) { pieces(Sound::gains, seat, count); });
    connect(&table, &Table::cornerFolded, this, [this](int seat) { signal(Sound::pays, seat); });
    connect(&table, &Table::pointsWritten, this, [this](int seat) { signal(Sound::gains, seat); });
    connect(&table, &Table::reentered, this, [this](int seat) { signal(Sound::gains, seat); });
    connect(&table, &Table::betSettled, this, [this](int seat) { signal(Sound::gains, seat); });
}

float TableSignals::pitchOf(const Table &table, int seat)
{
    if (seat == game::nobody)
        return 1;
    const float round = static_cast<float>(seat) / static_cast<float>(std::max(1, table.seatCount()));
    return std::exp2(widest / 12 * round);
}

void TableSignals::signal(Sound sound, int seat, Milliseconds after)
{
    Q_EMIT cued(
        {.sound = sound, .after = after, .side = TableSounds::sideOf(m_table, seat), .pitch = pitchOf(m_table, seat)});
}

void TableSignals::turnChanges()
{
    const bool yours = m_table.yourTurn() && m_table.stage() != Table::Showdown && m_table.stage() != Table::Over;
    if (!std::exchange(m_yours, yours) && yours && !m_table.onlooker())
        signal(Sound::yours, 0);
}

std::optional<Sound> TableSignals::kindOf(const Flight &flight)
{
    const bool toHand = flight.to.zone == u"hand"_s;
    const auto comesFrom = [&](const QString &zone) { return flight.from.zone == zone; };
    const auto goesTo = [&](const QString &zone) { return flight.to.zone == zone; };
    if (flight.way == Flight::Gathered)
        return goesTo(u"taken"_s) ? std::optional(Sound::trick) : std::nullopt;
    if (flight.way == Flight::Crossing)
        return toHand ? std::optional(Sound::swaps) : std::nullopt;
    if (flight.way != Flight::Carried)
        return {};
    if (goesTo(u"melds"_s))
        return Sound::meld;
    if (toHand)
        return comesFrom(u"stock"_s)                           ? Sound::draws
            : comesFrom(u"discards"_s) || comesFrom(u"pile"_s) ? Sound::takes
                                                               : Sound::swaps;
    return goesTo(u"discards"_s) || goesTo(u"pile"_s) || goesTo(u"trick"_s) || goesTo(u"laid"_s)
        ? std::optional(Sound::gives)
        : std::nullopt;
}

void TableSignals::travelled(const QList<Flight> &flights)
{
    if (m_table.hurried())
        return;
    // One of each kind, as the first card of it comes to lie.
    QList<Sound> told;
    const bool moving = Preferences::instance().moving();
    for (const Flight &flight : flights) {
        const std::optional<Sound> kind = kindOf(flight);
        if (!kind || told.contains(*kind))
            continue;
        told << *kind;
        const bool parts = *kind == Sound::gives || *kind == Sound::meld;
        const int seat = parts ? flight.from.seat : flight.to.seat;
        signal(*kind, seat, Milliseconds(moving ? flight.delay + flight.time * 3 / 4 : 0));
    }
}
