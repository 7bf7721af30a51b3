// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/command.h"
#include "arena/commands.h"
#include "arena/game_arena.h"
#include "arena/rank.h"
#include "arena/table_options.h"
#include "catalog/known_games.h"

// GameArena of each game of engine/games.cmake that has one.
#include "arenas_made.h"

namespace arena {

namespace {

template<class G>
concept RanksHands = requires
{
    typename GameArena<G>::HandRanks;
};

template<class G>
concept RanksMelds = requires
{
    typename GameArena<G>::MeldRanks;
};

template<class G>
concept Ranks = RanksHands<G> || RanksMelds<G>;

template<class G>
constexpr const auto &rankOptionsOf()
{
    if constexpr (RanksHands<G>)
        return GameArena<G>::HandRanks::options;
    else
        return GameArena<G>::MeldRanks::options;
}

/// "ace-low" for "aceLow".
QByteArray nameOf(const RankOption &option)
{
    QByteArray name;
    for (const char letter : option.key) {
        if (letter >= 'A' && letter <= 'Z')
            name += '-';
        name += static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    }
    return name;
}

/// What the help says of the games: what their hands are, and whose the options are.
struct Told
{
    QStringList lines;
    QStringList withOptions;
};

template<class G>
void tell(Told &told)
{
    if constexpr (RanksHands<G>)
        told.lines << QStringLiteral("%1 for %2").arg(QLatin1String(GameArena<G>::HandRanks::form.line), gameName<G>());
    else if constexpr (RanksMelds<G>)
        told.lines << QStringLiteral("%1 for %2").arg(QLatin1String(GameArena<G>::MeldRanks::line), gameName<G>());
    if constexpr (Ranks<G>)
        if (!rankOptionsOf<G>().empty())
            told.withOptions << gameName<G>() + QStringLiteral("'s");
}

template<class... Games>
QString summary(GameList<Games...> /*games*/)
{
    Told told;
    (tell<Games>(told), ...);
    const QString conjunction = QStringLiteral(" and ");
    return QStringLiteral(
               "Reads hands from standard input, %1, and prints the category and the strength of each: "
               "larger is better, equal is a tie; of a meld what it is worth, or why it is none. The options "
               "are %2.")
        .arg(listed(told.lines, conjunction), listed(told.withOptions, conjunction));
}

template<class G>
void addOptions(Command &command, QStringList &names)
{
    if constexpr (Ranks<G>)
        for (const RankOption &option : rankOptionsOf<G>()) {
            const QByteArray name = nameOf(option);
            names << QString::fromLatin1(name);
            if (*option.value == '\0')
                command.add(name.constData(), option.help);
            else
                command.add(name.constData(), option.value, option.help);
        }
}

template<class... Games>
QStringList addAllOptions(Command &command, GameList<Games...> /*games*/)
{
    QStringList names;
    (addOptions<Games>(command, names), ...);
    return names;
}

/// The house rules that were asked for; what is wrong with them goes to `problem`.
template<class G>
typename G::Options chosenOptions(const Command &command, QString &problem)
{
    const OptionList &list = OptionList::of<G>();
    OptionValues values = list.usual();
    for (const RankOption &option : rankOptionsOf<G>()) {
        const QByteArray name = nameOf(option);
        if (!command.has(name.constData()))
            continue;
        const std::size_t place = *list.find(QString::fromLatin1(option.key));
        const bool isFlag = *option.value == '\0';
        const auto value = isFlag ? 1 : readValue(list[place], command.value(name.constData()));
        if (value)
            values[place] = *value;
        else
            problem = QStringLiteral("--%1 is %2, not “%3”.")
                          .arg(QLatin1String(name), listed(writtenValues(list[place]), QStringLiteral(" or ")),
                               command.value(name.constData()));
    }
    return optionsOf<G>(values);
}

template<class G>
QString rankBy(const Command &command, const QStringList &options, const Console &console)
{
    QString title = gameName<G>();
    title[0] = title[0].toUpper();
    if constexpr (Ranks<G>) {
        const auto own = [](const QString &name) {
            return std::any_of(rankOptionsOf<G>().begin(), rankOptionsOf<G>().end(),
                               [&](const RankOption &option) { return name == QLatin1String(nameOf(option)); });
        };
        for (const QString &name : options)
            if (command.has(name.toLatin1().constData()) && !own(name))
                return rankOptionsOf<G>().empty()
                    ? QStringLiteral("%1 has one order of hands: leave the other options out.").arg(title)
                    : QStringLiteral("%1 has no --%2: leave it out.").arg(title, name);
        QString problem;
        const auto chosen = chosenOptions<G>(command, problem);
        if (!problem.isEmpty())
            return problem;
        if constexpr (RanksHands<G>)
            return rankHands<typename GameArena<G>::HandRanks>(chosen, console.in, console.out);
        else
            return rankMelds<typename GameArena<G>::MeldRanks>(chosen, console.in, console.out);
    } else {
        return QStringLiteral("%1 has no order of hands.").arg(title);
    }
}

} // namespace

int runRank(const QStringList &arguments, const Console &console)
{
    Command command(QStringLiteral("rank"), summary(KnownGames()));
    const QStringList options = addAllOptions(command, KnownGames());
    if (const auto done = command.read(arguments, console))
        return *done;
    QString problem;
    KnownGames::with(command.value("game"),
                     [&]<class G>(std::type_identity<G>) { problem = rankBy<G>(command, options, console); });
    return problem.isEmpty() ? success : complain(console, problem);
}

} // namespace arena
