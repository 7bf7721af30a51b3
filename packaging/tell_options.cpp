// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts what the games' lists say of them into manuals and completions: tell_options TEMPLATE RESULT [it]
//   %GAMES%, %SEATED%        the games, and those that have a table, with blanks between
//   %BASELINES%              the players of one plain rule with blanks between, each once
//   %OPTIONS%, %OPTIONS,%    the keys of all house rules with blanks or commas between; %OPTIONS=% with = too
//   %MAN_GAMES%, %MAN_SEATED%, %MAN_BASELINES%, %MAN_OPTIONS%
//                            the same as lines of a manual, in English or Italian; rules by game

#include "catalog/catalog.h"
#include "catalog/known_games.h"

// Those who play by one plain rule, of each game of engine/games.cmake.
#include "baselines_made.h"

#include <QFile>
#include <QRegularExpression>

#include <cstdio>
#include <string_view>
#include <vector>

using game::OptionInfo;

namespace {

/// The few words that the lists need around them.
struct Words
{
    const char *forGame;
    const char *either;
    const char *both;
    const char *range;
    const char *money;
    const char *bySeats;
    const char *number;
};
constexpr Words english{.forGame = "For",
                        .either = "or",
                        .both = "and",
                        .range = "%1 to %2",
                        .money = "%1 to %2, in cents",
                        .bySeats = "%1 to %2; %1 for as many as the seats need",
                        .number = "N from %1 to %2"};
constexpr Words italian{.forGame = "Per",
                        .either = "o",
                        .both = "e",
                        .range = "da %1 a %2",
                        .money = "da %1 a %2, in centesimi",
                        .bySeats = "da %1 a %2; %1 per quanti ne vogliono i posti",
                        .number = "N da %1 a %2"};

/// The plain rules of a game.
struct Baselines
{
    QString game;
    QStringList names;
    QString least; ///< that N may be in the last name, where it has one
    QString most;
};

template<class... Games>
std::vector<Baselines> baselinesOf(GameList<Games...> /*games*/)
{
    const auto of = [](const QString &game, std::string_view names) {
        static const QRegularExpression range(QStringLiteral(" \\(N from (\\d+) to (\\d+)\\)$"));
        QString line = QLatin1String(names.data(), qsizetype(names.size()));
        const QRegularExpressionMatch numbers = range.match(line);
        line.remove(range).replace(QLatin1String(" and "), QLatin1String(", "));
        return Baselines{.game = game,
                         .names = line.split(QLatin1String(", ")),
                         .least = numbers.captured(1),
                         .most = numbers.captured(2)};
    };
    return {of(gameName<Games>(), Games::Baseline::names)...};
}

/// Of all games; of one with a number what comes before it.
QStringList baselines()
{
    QStringList names;
    for (const Baselines &game : baselinesOf(KnownGames()))
        for (const QString &name : game.names)
            names << (name.endsWith(QLatin1String("-N")) ? name.chopped(1) : name);
    names.removeDuplicates();
    return names;
}

QStringList keys()
{
    QStringList keys;
    for (const GameInfo &game : catalog::games())
        for (const OptionInfo *option : game.options.all())
            keys << keyOf(*option);
    keys.removeDuplicates();
    return keys;
}

QString rangeOf(const OptionInfo &option, const Words &words)
{
    if (const QStringList written = writtenValues(option); !written.isEmpty())
        return written.join(QStringLiteral(" %1 ").arg(QLatin1String(words.either)));
    const char *form = option.kind == OptionInfo::Kind::money ? words.money
        : option.played != nullptr                            ? words.bySeats
                                                              : words.range;
    return QString::fromUtf8(form).arg(option.least).arg(option.most);
}

QString manOptions(const Words &words)
{
    QString lines;
    for (const GameInfo &game : catalog::games()) {
        lines += QStringLiteral("%1 %2:\n").arg(QLatin1String(words.forGame), game.name);
        for (const OptionInfo *option : game.options.all())
            lines += QStringLiteral(".B %1\n(%2)%3\n")
                         .arg(keyOf(*option), rangeOf(*option, words),
                              option == game.options.all().back() ? QStringLiteral(".") : QStringLiteral(","));
    }
    return lines.trimmed();
}

/// Names in bold as a line of a manual.
QString manList(QStringList names, const char *last)
{
    names.replaceInStrings(QStringLiteral("-"), QStringLiteral("\\-"));
    QString line = QStringLiteral(".BR ") + names.mid(0, names.size() - 1).join(QStringLiteral(" \", \" "));
    return line + QStringLiteral(" \" %1 \" %2").arg(QLatin1String(last), names.last());
}

QString manGames(const QStringList &names, const Words &words)
{
    return manList(names, words.either) + QLatin1String(" .");
}

QString manBaselines(const Words &words)
{
    QString lines;
    for (const Baselines &game : baselinesOf(KnownGames())) {
        lines += QStringLiteral("%1 %2:\n").arg(QLatin1String(words.forGame), game.game)
            + manList(game.names, words.both);
        lines += game.least.isEmpty()
            ? QStringLiteral(" .\n")
            : QStringLiteral("\n(%1).\n").arg(QString::fromUtf8(words.number).arg(game.least, game.most));
    }
    return lines.trimmed();
}

} // namespace

int main(int argc, char **argv)
{
    QFile form(QString::fromLocal8Bit(argc > 1 ? argv[1] : ""));
    QFile result(QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    if (argc < 3 || !form.open(QIODevice::ReadOnly) || !result.open(QIODevice::WriteOnly)) {
        std::fprintf(stderr, "tell_options: give it a template that is there, a file to write, and the language\n");
        return 1;
    }
    const Words &words = argc > 3 && QByteArray(argv[3]) == "it" ? italian : english;
    QString text = QString::fromUtf8(form.readAll());
    text.replace(QLatin1String("%GAMES%"), catalog::names().join(u' '))
        .replace(QLatin1String("%SEATED%"), catalog::seatedNames().join(u' '))
        .replace(QLatin1String("%BASELINES%"), baselines().join(u' '))
        .replace(QLatin1String("%OPTIONS%"), keys().join(u' '))
        .replace(QLatin1String("%OPTIONS,%"), keys().join(u','))
        .replace(QLatin1String("%OPTIONS=%"), keys().join(QLatin1String("= ")) + u'=')
        .replace(QLatin1String("%MAN_GAMES%"), manGames(catalog::names(), words))
        .replace(QLatin1String("%MAN_SEATED%"), manGames(catalog::seatedNames(), words))
        .replace(QLatin1String("%MAN_BASELINES%"), manBaselines(words))
        .replace(QLatin1String("%MAN_OPTIONS%"), manOptions(words));
    const QByteArray told = text.toUtf8();
    return result.write(told) == told.size() && result.flush() ? 0 : 1;
}
