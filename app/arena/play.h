// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/statistics.h"
#include "arena/table_options.h"
#include "opponents/policy.h"

#include <QByteArray>
#include <QString>

#include <chrono>
#include <functional>
#include <optional>
#include <vector>

namespace arena {

/// Who plays: one of the house's levels, an outside program, or a player of one plain rule to measure them with.
struct Entry
{
    std::optional<opponents::Level> level;
    /// The program's command line, where there is no level and no rule.
    QString command;
    /// The name of the plain rule, as Baseline::named() knows it.
    QString baseline = {};
    /// In what way the level plays.
    opponents::Temperament temperament = opponents::Temperament::even;

    /// "regular", "regular:early", "exec:COMMAND" or "greedy".
    [[nodiscard]] QString name() const;
};

/// A run may have so many matches, and begin so late.
inline constexpr int mostMatches = 10'000'000;
inline constexpr int latestFrom = 1'000'000'000;

struct PlaySettings
{
    /// Which is played.
    QString game = catalog::games().front().name;
    /// By its list; none for the usual ones.
    OptionValues rules;
    /// Entry i sits at seat i, or with `rotate` at seat (i + m) mod n in match m, from 0.
    std::vector<Entry> entries;
    /// What a program may take for a move.
    std::chrono::milliseconds timeLimit{5000};
    int matches = 1;
    /// The first of them, from 0: all is as if those before it had been played.
    int from = 0;
    /// FairShuffle::seedBytes bytes, from which each match's seed and the opponents' randomness are derived.
    QByteArray seed;
    bool rotate = false;
    /// Matches played at the same time, each in a thread of its own.
    int jobs = 1;
    /// Where the record of each match goes, match 0 as 00001.petrangola and so on; empty for nowhere.
    QString records;
    /// Told after each match how many are over, from any of the threads, one at a time.
    std::function<void(int)> progress;
};

/// What one entry came to over all matches.
struct EntryResult
{
    /// Also those that it shares, or has with others of its side.
    qint64 wins = 0;
    /// Deals in which it held a hand.
    qint64 deals = 0;
    /// Deal by deal, losses alone: what was gained is not counted against them.
    Tally lost;
    /// Deal by deal, by how much its score changed.
    Tally change;
    Durations decisions;
    /// What a program did wrong (shared format "Seat protocol"); the house's own opponents never do.
    qint64 faults = 0;
    /// The last of these in words.
    QString trouble;

    void add(const EntryResult &others);
};

struct PlayResult
{
    qint64 deals = 0;
    double seconds = 0;
    std::vector<EntryResult> entries;
    /// Why the matches could not all be played, in words; empty where they were.
    QString problem;

    /// Adds what the same entries came to in other matches.
    void add(const PlayResult &others);
};

/// Plays all matches. The options of the game must pass its check(). All but the times is the same whatever `jobs` is.
[[nodiscard]] PlayResult play(const PlaySettings &settings);

} // namespace arena
