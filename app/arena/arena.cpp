// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/arena.h"

#include "arena/arena_games.h"
#include "arena/bench.h"
#include "arena/play.h"
#include "arena/rank.h"
#include "arena/report.h"
#include "arena/table_options.h"
#include "command_line.h"
#include "match/fair_shuffle.h"
#include "match/program_process.h"
#include "match/record.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <cmath>
#include <optional>

namespace arena {

namespace {

constexpr int mostMatches = 10'000'000;
constexpr int mostJobs = 256;
constexpr int longestTimeLimit = 3600; // seconds

QString overview()
{
    return QStringLiteral("Ranks hands and plays matches of the house's games, without a screen.\n"
                          "\n"
                          "Usage: petrangola-arena COMMAND [options]\n"
                          "\n"
                          "Commands:\n"
                          "  rank    say what hands are worth, read from standard input\n"
                          "  play    let the computer's opponents play matches and count\n"
                          "  verify  check that records are what their seeds, cuts and moves give\n"
                          "  bench   measure how fast rules and opponents are\n"
                          "\n"
                          "petrangola-arena COMMAND --help tells the options of a command.\n");
}

/// Names what is wrong, and what to do about it.
int complain(const Console &console, const QString &problem)
{
    console.err << "petrangola-arena: " << problem << Qt::endl;
    return wrongUse;
}

/// The options of one command, and what becomes of the arguments.
class Command
{
public:
    /// What a command wants to be told besides its options.
    enum class Wants { game, files, nothing };

    Command(const QString &name, const QString &summary, Wants wants = Wants::game)
        : m_name(name)
        , m_wants(wants)
    {
        m_parser.setApplicationDescription(summary);
        m_parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help.")});
        if (wants == Wants::game)
            add("game", "G", "The game: petrangola or mambassa.");
    }

    void add(const char *option, const char *value, const char *description)
    {
        m_parser.addOption({QString::fromLatin1(option), QString::fromLatin1(description), QString::fromLatin1(value)});
    }
    void add(const char *option, const char *description)
    {
        m_parser.addOption({QString::fromLatin1(option), QString::fromLatin1(description)});
    }

    /// Reads the arguments; gives the exit code where there is nothing more to do.
    [[nodiscard]] std::optional<int> read(const QStringList &arguments, const Console &console)
    {
        if (!m_parser.parse(arguments))
            return complain(console, QStringLiteral("%1 %2").arg(fault(wrongOption(m_parser, arguments)), advice()));
        if (has("help")) {
            console.out << help() << Qt::flush;
            return success;
        }
        if (const QStringList given = m_parser.positionalArguments(); given.size() > 1 && m_wants != Wants::files)
            return complain(console, QStringLiteral("“%1” is one word too many. %2").arg(given[1], advice()));
        if (m_wants != Wants::game)
            return std::nullopt;
        if (!has("game"))
            return complain(console, QStringLiteral("Which game? Add --game petrangola or --game mambassa."));
        if (!KnownGames::names().contains(value("game")))
            return complain(console,
                            QStringLiteral("There is no game “%1” here; this version has %2.")
                                .arg(value("game"), KnownGames::names().join(QStringLiteral(" and "))));
        return std::nullopt;
    }

    [[nodiscard]] QStringList files() const { return m_parser.positionalArguments().mid(1); }
    [[nodiscard]] bool has(const char *option) const { return m_parser.isSet(QString::fromLatin1(option)); }
    [[nodiscard]] QString value(const char *option) const { return m_parser.value(QString::fromLatin1(option)); }
    [[nodiscard]] QStringList values(const char *option) const { return m_parser.values(QString::fromLatin1(option)); }

private:
    /// As Qt lays it out, but for the first line: there the command comes before its options.
    [[nodiscard]] QString help() const
    {
        const QString laid = m_parser.helpText();
        const QString files = m_wants == Wants::files ? QStringLiteral(" FILE…") : QString();
        return QStringLiteral("Usage: petrangola-arena %1 [options]%2").arg(m_name, files)
            + laid.mid(laid.indexOf(QLatin1Char('\n')));
    }
    [[nodiscard]] static QString fault(const WrongOption &wrong)
    {
        switch (wrong.fault) {
        case WrongOption::Fault::unknown:
            return QStringLiteral("There is no option “%1” here.").arg(wrong.option);
        case WrongOption::Fault::lacksValue:
            return QStringLiteral("The option “%1” lacks its value.").arg(wrong.option);
        case WrongOption::Fault::takesNoValue:
            break;
        }
        return QStringLiteral("The option “%1” takes no value.").arg(wrong.option);
    }
    [[nodiscard]] QString advice() const { return QStringLiteral("See petrangola-arena %1 --help.").arg(m_name); }

    QString m_name;
    Wants m_wants;
    QCommandLineParser m_parser;
};

int runRank(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("rank"),
                    QStringLiteral("Reads hands from standard input, three cards a line (AD KD HD) for petrangola and "
                                   "four for mambassa, and prints the category and the strength of each: larger is "
                                   "better, equal is a tie. The options are petrangola's."));
    command.add("ace-low", "3-2-A of a suit is the lowest sequence.");
    command.add("tris-beats-sequence", "Three of a kind beats a sequence.");
    command.add("tris-order", "ORDER", "Which three of a kind is better: low (2-2-2, the default) or card (K-K-K).");
    if (const auto done = command.read(arguments, console))
        return *done;

    if (command.value("game") == gameName<mambassa::Mambassa>()) {
        if (command.has("ace-low") || command.has("tris-beats-sequence") || command.has("tris-order"))
            return complain(console, QStringLiteral("Mambassa has one order of hands: leave the other options out."));
        const QString problem = rankMambassa(console.in, console.out);
        return problem.isEmpty() ? success : complain(console, problem);
    }
    petrangola::RankingOptions options;
    options.aceLow = command.has("ace-low");
    options.trisBeatsSequence = command.has("tris-beats-sequence");
    if (command.has("tris-order")) {
        const auto order = trisOrderNamed(command.value("tris-order"));
        if (!order)
            return complain(console,
                            QStringLiteral("--tris-order is low or card, not “%1”.").arg(command.value("tris-order")));
        options.trisOrder = *order;
    }
    if (const QString problem = rankPetrangola(options, console.in, console.out); !problem.isEmpty())
        return complain(console, problem);
    return success;
}

/// The seed written as up to 64 hex digits, with zeros before it where it is shorter.
std::optional<QByteArray> seedFrom(const QString &hex)
{
    if (hex.isEmpty())
        return std::nullopt;
    return FairShuffle::seedFromHex(hex.toUtf8().rightJustified(2 * FairShuffle::seedBytes, '0'));
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
    if (YardstickOf<G>::named(name.toStdString(), 0)) {
        settings.entries.push_back({std::nullopt, {}, name});
        return {};
    }
    const QString levelName = name.section(u':', 0, 0);
    const auto level = opponents::levelNamed(levelName.toStdString());
    if (!level)
        return QStringLiteral("--seats: there is no opponent “%1”; this version has novice, casual, regular and "
                              "expert, exec:COMMAND for a program, and plain rules to measure with: %2.")
            .arg(name, QLatin1StringView(YardstickOf<G>::names.data(), qsizetype(YardstickOf<G>::names.size())));
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
    const auto read = [&]<class G>(std::type_identity<G> /*game*/) {
        const QStringList names = command.value("seats").split(u',');
        for (const QString &name : names)
            if (problem = addEntry<G>(name.trimmed(), settings); !problem.isEmpty())
                return;
        const QStringList assignments = command.values("option");
        for (const QString &assignment : assignments)
            if (problem = setOption(settings.rules.of<G>(), assignment); !problem.isEmpty()) {
                problem = QStringLiteral("--option %1").arg(problem);
                return;
            }
        if (const auto fault = check(settings.rules.of<G>(), static_cast<int>(settings.entries.size())))
            problem = explain(*fault);
    };
    KnownGames::with(settings.game, read);
    return problem;
}

/// Reads all that `play` is told into `settings`; gives what is wrong, or nothing.
QString readSettings(const Command &command, PlaySettings &settings)
{
    if (!command.has("seats"))
        return QStringLiteral("Who plays? Add --seats with the opponents' names, as in --seats regular,casual.");
    if (QString problem = readTable(command, settings); !problem.isEmpty())
        return problem;
    if (!command.has("matches"))
        return QStringLiteral("How many matches? Add --matches with a number.");
    bool isNumber = false;
    settings.matches = command.value("matches").toInt(&isNumber);
    if (!isNumber || settings.matches < 1 || settings.matches > mostMatches)
        return QStringLiteral("--matches is a whole number from 1 to %1, not “%2”.")
            .arg(mostMatches)
            .arg(command.value("matches"));
    settings.seed = FairShuffle::random().seed();
    if (command.has("seed")) {
        const auto seed = seedFrom(command.value("seed"));
        if (!seed)
            return QStringLiteral("--seed is up to 64 hex digits, not “%1”.").arg(command.value("seed"));
        settings.seed = *seed;
    }
    settings.rotate = command.has("rotate");
    if (command.has("jobs")) {
        settings.jobs = command.value("jobs").toInt(&isNumber);
        if (!isNumber || settings.jobs < 1 || settings.jobs > mostJobs)
            return QStringLiteral("--jobs is a whole number from 1 to %1, not “%2”.")
                .arg(mostJobs)
                .arg(command.value("jobs"));
    }
    if (command.has("time-limit")) {
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
            return QStringLiteral("--records: the folder “%1” cannot be made.").arg(settings.records);
    }
    return {};
}

int runPlay(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("play"),
                    QStringLiteral("Plays matches between the computer's opponents and "
                                   "counts wins, tokens lost and thinking time."));
    command.add("seats", "LIST",
                "Who plays, by seat, with commas between: novice, casual, regular, expert, or exec:COMMAND for a "
                "program. A level may have a temperament, as regular:early: early, late, hoarder or denier.");
    command.add("matches", "N", "How many matches.");
    command.add("seed", "HEX", "Up to 64 hex digits that decide every card; the same seed gives the same results.");
    command.add("jobs", "J", "How many matches to play at the same time; 1 where nothing is said.");
    command.add("time-limit", "S", "Seconds that a program may take for a move; 5 where nothing is said.");
    command.add("records", "DIR", "Write each match's record to this folder: 00001.petrangola and on.");
    command.add("rotate", "Everybody moves on by one seat after each match.");
    command.add("json", "Print one JSON object instead of a table.");
    command.add("option", "key=value",
                "A house rule, may be repeated: for petrangola tokens (1 to 9), reentries (0 to 3), packs (1, 2 or 0), "
                "stake (in cents), trisOrder (low or card), aceLow, trisBeatsSequence or showOnKnock (true or false); "
                "for mambassa "
                "tokenValue (in cents).");
    if (const auto done = command.read(arguments, console))
        return *done;

    PlaySettings settings;
    if (const QString problem = readSettings(command, settings); !problem.isEmpty())
        return complain(console, problem);
    if (console.terminal)
        settings.progress = [&](int over) {
            // A line that is written over; once in a hundred steps is often enough.
            if (over == settings.matches || over % std::max(1, settings.matches / 100) == 0)
                console.err << "\r" << over << " / " << settings.matches << (over == settings.matches ? "\n" : "")
                            << Qt::flush;
        };
    const PlayResult result = play(settings);
    if (!result.problem.isEmpty()) {
        console.err << "petrangola-arena: " << result.problem << Qt::endl;
        return failure;
    }
    for (std::size_t entry = 0; entry < result.entries.size(); ++entry)
        if (!result.entries[entry].trouble.isEmpty())
            console.err << settings.entries[entry].name() << ": " << result.entries[entry].trouble << Qt::endl;
    console.out << (command.has("json") ? asJson(settings, result) : asTable(settings, result)) << Qt::flush;
    return success;
}

int runBench(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("bench"), QStringLiteral("Measures how fast rules and opponents are, on one core."),
                    Command::Wants::nothing);
    command.add("json", "Print one JSON object instead of a table.");
    if (const auto done = command.read(arguments, console))
        return *done;
    const QJsonObject measured = bench();
    if (command.has("json"))
        console.out << QJsonDocument(measured).toJson(QJsonDocument::Compact) << Qt::endl;
    else
        console.out << asTable(measured) << Qt::flush;
    return success;
}

/// Says of each file whether it is what its seed, cuts and moves give.
int runVerify(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("verify"),
                    QStringLiteral("Plays matches again from their records and compares every line."),
                    Command::Wants::files);
    if (const auto done = command.read(arguments, console))
        return *done;
    const QStringList files = command.files();
    if (files.isEmpty())
        return complain(console, QStringLiteral("Which record? Name one or more files."));
    int code = success;
    for (const QString &name : files) {
        const auto say = [&](const QString &what) {
            const bool named = files.size() > 1 || what != QStringLiteral("ok");
            console.out << (named ? name + QStringLiteral(": ") : QString()) << what << '\n';
        };
        QFile file(name);
        if (!file.open(QIODevice::ReadOnly)) {
            say(QStringLiteral("cannot be read: %1").arg(file.errorString()));
            code = failure;
        } else if (const auto fault = record::verify(file.readAll())) {
            say(QStringLiteral("line %1: %2").arg(fault->line).arg(fault->why));
            code = failure;
        } else {
            say(QStringLiteral("ok"));
        }
    }
    console.out << Qt::flush;
    return code;
}

} // namespace

int run(const QStringList &arguments, Console console)
{
    const QString command = arguments.value(1);
    if (command == QLatin1String("rank"))
        return runRank(arguments, console);
    if (command == QLatin1String("play"))
        return runPlay(arguments, console);
    if (command == QLatin1String("verify"))
        return runVerify(arguments, console);
    if (command == QLatin1String("bench"))
        return runBench(arguments, console);
    if (command == QLatin1String("--help") || command == QLatin1String("-h")) {
        console.out << overview() << Qt::flush;
        return success;
    }
    if (command == QLatin1String("--version") || command == QLatin1String("-v")) {
        console.out << "petrangola-arena " << PETRANGOLA_VERSION << Qt::endl;
        return success;
    }
    if (command.isEmpty())
        return complain(console,
                        QStringLiteral("What to do? rank, play, verify or bench. See petrangola-arena --help."));
    return complain(console,
                    QStringLiteral("There is no command “%1”; this version has rank, play, verify and bench. "
                                   "See petrangola-arena --help.")
                        .arg(command));
}

} // namespace arena
