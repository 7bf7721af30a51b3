// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"
#include "arena/commands.h"
#include "arena/play.h"
#include "arena/report.h"
#include "arena/table_options.h"
#include "catalog/known_games.h"
#include "files/outside_file.h"
#include "match/fair_shuffle.h"
#include "programs/program_guard.h"
#include "programs/program_process.h"

#include <QDir>

#include <algorithm>
#include <cmath>
#include <optional>
#include <variant>

// The baselines of each game of engine/games.cmake.
#include "baselines_made.h"

namespace arena {

namespace {

constexpr int mostJobs = 256;
constexpr int longestTimeLimit = 3600; // seconds

/// The seed written as up to 64 hex digits, with zeros before it where it is shorter.
std::optional<QByteArray> seedFrom(const QString &hex)
{
    if (hex.isEmpty())
        return std::nullopt;
    return FairShuffle::seedFromHex(hex.toUtf8().rightJustified(2 * FairShuffle::seedBytes, '0'));
}

/// What --seed-file names: a file, or "-" for standard input; gives what is wrong with it, or nothing.
QString readSeedFile(const QString &name, const Console &console, PlaySettings &settings)
{
    constexpr qint64 most = 1024;
    QString text;
    if (name == u'-') {
        text = console.in.readLine(most);
    } else {
        const auto file = outside::read(name, most);
        if (const auto *why = std::get_if<QString>(&file))
            return QStringLiteral("--seed-file: “%1” cannot be read: %2.").arg(name, *why);
        text = QString::fromUtf8(std::get<outside::File>(file).content);
        ProgramGuard::keepFrom(name);
    }
    // Nothing of what is in it is said.
    const auto seed = seedFrom(text.trimmed());
    if (!seed)
        return QStringLiteral("--seed-file: what is in “%1” is not up to 64 hex digits.").arg(name);
    settings.seed = *seed;
    return {};
}

/// From where the seed comes; nothing where it does not matter.
QString readSeed(const Command &command, const Console &console, PlaySettings &settings)
{
    settings.seed = FairShuffle::random().seed();
    if (command.has("seed") && command.has("seed-file"))
        return QStringLiteral("--seed and --seed-file are two ways to say the same; leave one out.");
    if (command.has("seed-file"))
        return readSeedFile(command.value("seed-file"), console, settings);
    if (!command.has("seed"))
        return {};
    const auto seed = seedFrom(command.value("seed"));
    if (!seed)
        return QStringLiteral("--seed is up to 64 hex digits, not “%1”.").arg(command.value("seed"));
    settings.seed = *seed;
    return {};
}

/// One word of --seats; gives what is wrong with it, or nothing.
template<class G>
QString addEntry(const QString &name, PlaySettings &settings)
{
    const QString prefix = QStringLiteral("exec:");
    if (name.startsWith(prefix)) {
        const QString command = name.mid(prefix.size());
        if (const ProgramTrouble trouble = ProgramProcess::check(command))
            return QStringLiteral("--seats: “%1”: %2.").arg(name, trouble.words());
        settings.entries.push_back({std::nullopt, command});
        return {};
    }
    if (G::Baseline::named(name.toStdString(), 0)) {
        settings.entries.push_back({std::nullopt, {}, name});
        return {};
    }
    const QString levelName = name.section(u':', 0, 0);
    const auto level = opponents::levelNamed(levelName.toStdString());
    if (!level)
        return QStringLiteral("--seats: there is no opponent “%1”; this version has novice, casual, regular and "
                              "expert, exec:COMMAND for a program, and plain rules to measure with: %2.")
            .arg(name, QLatin1StringView(G::Baseline::names.data(), qsizetype(G::Baseline::names.size())));
    Entry entry;
    entry.level = level;
    if (levelName != name) {
        const QString temperamentName = name.section(u':', 1);
        const auto temperament = opponents::temperamentNamed(temperamentName.toStdString());
        if (!temperament)
            return QStringLiteral("--seats: there is no temperament “%1”; after a level and a colon may come even, "
                                  "early, late, hoarder or denier.")
                .arg(temperamentName);
        entry.temperament = *temperament;
    }
    settings.entries.push_back(entry);
    return {};
}

/// Who plays, and by which rules of the game.
QString readTable(const Command &command, PlaySettings &settings)
{
    settings.game = command.value("game");
    QString problem;
    const GameInfo &game = *catalog::find(settings.game);
    const auto read = [&]<class G>(std::type_identity<G> /*game*/) {
        const QStringList names = command.value("seats").split(u',');
        for (const QString &name : names)
            if (problem = addEntry<G>(name.trimmed(), settings); !problem.isEmpty())
                return;
        const QStringList assignments = command.values("option");
        for (const QString &assignment : assignments)
            if (problem = setOption(game, settings.rules, assignment); !problem.isEmpty()) {
                problem = QStringLiteral("--option %1").arg(problem);
                return;
            }
        const auto seats = static_cast<int>(settings.entries.size());
        if (const auto fault = check(optionsOf<G>(settings.rules), seats))
            problem = explain(game, *fault, seats);
    };
    KnownGames::with(settings.game, read);
    return problem;
}

/// A whole number between bounds; gives what is wrong with it, or nothing.
QString readNumber(const Command &command, const char *option, int least, int most, int &number)
{
    bool isNumber = false;
    number = command.value(option).toInt(&isNumber);
    if (isNumber && number >= least && number <= most)
        return {};
    return QStringLiteral("--%1 is a whole number from %2 to %3, not “%4”.")
        .arg(QLatin1StringView(option))
        .arg(least)
        .arg(most)
        .arg(command.value(option));
}

/// Reads all that `play` is told into `settings`; gives what is wrong, or nothing.
QString readSettings(const Command &command, const Console &console, PlaySettings &settings)
{
    if (!command.has("seats"))
        return QStringLiteral("Who plays? Add --seats with the opponents’ names, as in --seats regular,casual.");
    if (QString problem = readTable(command, settings); !problem.isEmpty())
        return problem;
    if (!command.has("matches"))
        return QStringLiteral("How many matches? Add --matches with a number.");
    if (QString problem = readNumber(command, "matches", 1, mostMatches, settings.matches); !problem.isEmpty())
        return problem;
    if (command.has("from"))
        if (QString problem = readNumber(command, "from", 0, latestFrom, settings.from); !problem.isEmpty())
            return problem;
    if (QString problem = readSeed(command, console, settings); !problem.isEmpty())
        return problem;
    settings.rotate = command.has("rotate");
    if (command.has("jobs"))
        if (QString problem = readNumber(command, "jobs", 1, mostJobs, settings.jobs); !problem.isEmpty())
            return problem;
    if (command.has("time-limit")) {
        bool isNumber = false;
        const double seconds = command.value("time-limit").toDouble(&isNumber);
        if (!isNumber || !(seconds > 0) || seconds > longestTimeLimit)
            return QStringLiteral("--time-limit is a number of seconds, up to %1, not “%2”.")
                .arg(longestTimeLimit)
                .arg(command.value("time-limit"));
        settings.timeLimit = std::chrono::milliseconds(static_cast<qint64>(std::ceil(seconds * 1000)));
    }
    if (command.has("records")) {
        settings.records = command.value("records");
        if (!QDir().mkpath(settings.records))
            return QStringLiteral("--records: the folder “%1” cannot be created.").arg(settings.records);
    }
    return {};
}

} // namespace

int runPlay(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("play"),
                    QStringLiteral("Plays matches between the computer’s opponents and "
                                   "counts wins, lives lost and thinking time."));
    command.add("seats", "LIST",
                "Who plays, seat by seat, separated by commas: novice, casual, regular, expert, or exec:COMMAND for a "
                "program. A level may have a temperament, as in regular:early: even, early, late, hoarder or denier.");
    command.add("matches", "N", "How many matches.");
    command.add("from", "M",
                "Start at match M, counted from 0, as if those before had been played: with the same --seed, a part of "
                "a long run. merge adds up what --json prints of the parts.");
    command.add("seed", "HEX", "Up to 64 hex digits that decide every card; the same seed gives the same results.");
    command.add("seed-file", "FILE",
                "Read the seed from this file, which no program at a seat can read, or from - for "
                "standard input.");
    command.add("jobs", "J", "How many matches to play at the same time; default: 1.");
    command.add("time-limit", "S", "Seconds that a program may take for a move; default: 5.");
    command.add("records", "DIR",
                "Write a record of each match to this folder: 00001.petrangola for match 0 and so on.");
    command.add("rotate", "Everybody moves on by one seat after each match.");
    command.add("json", "Print one JSON object instead of a table, as merge reads it.");
    command.add("option", "key=value", optionsHelp());
    if (const auto done = command.read(arguments, console))
        return *done;

    PlaySettings settings;
    if (const QString problem = readSettings(command, console, settings); !problem.isEmpty())
        return complain(console, problem);
    if (console.terminal)
        settings.progress = [&](int over) {
            // A line that is written over; once in a hundred steps is often enough.
            if (over == settings.matches || over % std::max(1, settings.matches / 100) == 0)
                console.err << "\r" << over << " / " << settings.matches << (over == settings.matches ? "\n" : "")
                            << Qt::flush;
        };
    if (std::any_of(settings.entries.begin(), settings.entries.end(),
                    [](const Entry &entry) { return !entry.command.isEmpty(); }))
        for (const QString &caution : ProgramGuard::Means::asked().cautions())
            console.err << "petrangola-arena: " << caution << Qt::endl;
    if (settings.from > 0 && !command.has("seed") && !command.has("seed-file"))
        console.err
            << "petrangola-arena: Without --seed or --seed-file these matches have a seed of their own, and are "
               "part of no other run."
            << Qt::endl;
    const PlayResult result = play(settings);
    if (!result.problem.isEmpty()) {
        console.err << "petrangola-arena: " << result.problem << Qt::endl;
        return failure;
    }
    for (std::size_t entry = 0; entry < result.entries.size(); ++entry)
        if (!result.entries[entry].trouble.isEmpty())
            console.err << settings.entries[entry].name() << ": " << result.entries[entry].trouble << Qt::endl;
    const Report report = reportOf(settings, result);
    console.out << (command.has("json") ? asJson(report) : asTable(report)) << Qt::flush;
    return success;
}

} // namespace arena
