// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "deals/deal.h"

#include <QJsonObject>
#include <QList>

#include <optional>

/// An evening at the osteria: three tables one after the other, each with other guests, for coins out of a purse.
/// What is here knows nothing of the store or the clock: Osteria keeps it.
namespace evening {

inline constexpr int tables = 3;
/// Rungs of the ladder: each plays against guests who are, over the evening, half a level stronger than the rung below.
inline constexpr int rungs = 7;
inline constexpr int firstPurse = 50;

/// What sitting down for the evening costs on a rung, from 0; it is also what winning a table pays.
[[nodiscard]] int buyIn(int rung);
/// The level of the guests at a table, from 0, on a rung.
[[nodiscard]] opponents::Level levelAt(int rung, int table);
/// Who sits down at a table with usual rules, for no other money than an evening's coins. The same come back whenever
/// the rung is played; the neighbouring rungs share two tables of them.
[[nodiscard]] Deal tableOf(const QString &game, int rung, int table);

/// What became of one table.
struct Result
{
    int place = 0; ///< from 1; 0 where the match was drawn
    int seats = 0;
    bool won = false;
    bool left = false; ///< given up before its end
    [[nodiscard]] int coins(int rung) const;
};

struct Guest
{
    int won = 0;  ///< matches that the person has won with this guest at the table
    int lost = 0; ///< and those that the guest has won
};

/// One that is over.
struct Past
{
    QString game;
    QString day; ///< "2026-11-23"
    int rung = 0;
    int coins = 0; ///< that came back
    int paid = 0;
    int purse = 0; ///< after it
    QList<int> places;
    int played = 0; ///< of its tables, to their end
};

/// All that is kept.
struct Book
{
    int purse = firstPurse;
    int rung = 0;                ///< of the next evening, or of the one that is under way
    int highest = 0;             ///< that was ever reached
    int number = 0;              ///< evenings that were begun
    QList<Past> past;            ///< the oldest first
    QMap<QString, Guest> guests; ///< by portrait

    // The evening under way.
    QString game;  ///< empty where there is none
    QString began; ///< ISO, with milliseconds
    int paid = 0;
    bool seated = false; ///< the match of the next table was begun
    QList<Result> results;

    [[nodiscard]] bool active() const { return !game.isEmpty(); }
    [[nodiscard]] int table() const { return static_cast<int>(results.size()); }
    [[nodiscard]] int coins() const;
    /// Of the evening under way, the tables that were played to their end.
    [[nodiscard]] int played() const;
    /// The most tables that were played to their end in one evening.
    [[nodiscard]] int mostPlayed() const;

    /// Sits down for an evening. Where the purse is too light the host pays what is missing.
    void begin(const QString &newGame, const QString &when);
    /// A table is over: `winners` are the portraits of guests who have won it. After the last the evening is over, and
    /// the ladder is climbed with at least two thirds of what could be won, and left downward with nothing.
    void finishTable(const Result &result, const QStringList &winners, const QString &day);

    [[nodiscard]] QJsonObject json() const;
    /// What is missing or wrong has its first value.
    [[nodiscard]] static Book fromJson(const QJsonObject &json);

private:
    void close(const QString &day);
};

/// Evenings whose numbers are kept, the last ones.
inline constexpr int mostPast = 200;

} // namespace evening
