// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Puts what the games' lists say of house rules into manuals and completions: tell_options TEMPLATE RESULT [it]
//   %GAMES%        the games with blanks between
//   %OPTIONS%      the keys of all house rules with blanks between; %OPTIONS,% with commas
//   %MAN_GAMES%    the games as a line of a manual
//   %MAN_OPTIONS%  the house rules of each game, as lines of a manual, in English or Italian

#include "catalog/catalog.h"

#include <QFile>

#include <cstdio>

using game::OptionInfo;

namespace {

/// The few words that the lists need around them.
struct Words
{
    const char *forGame;
    const char *either;
    const char *range;
    const char *money;
    const char *bySeats;
};
constexpr Words english{"For", "or", "%1 to %2", "%1 to %2, in cents", "%1 to %2; %1 for as many as the seats need"};
constexpr Words italian{"Per la", "o", "da %1 a %2", "da %1 a %2, in centesimi",
                        "da %1 a %2; %1 per quanti ne vogliono i posti"};

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

QString manGames(const Words &words)
{
    const QStringList names = catalog::names();
    QString line = QStringLiteral(".BR ") + names.mid(0, names.size() - 1).join(QStringLiteral(" \", \" "));
    return line + QStringLiteral(" \" %1 \" %2 .").arg(QLatin1String(words.either), names.last());
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
        .replace(QLatin1String("%OPTIONS%"), keys().join(u' '))
        .replace(QLatin1String("%OPTIONS,%"), keys().join(u','))
        .replace(QLatin1String("%OPTIONS=%"), keys().join(QLatin1String("= ")) + u'=')
        .replace(QLatin1String("%MAN_GAMES%"), manGames(words))
        .replace(QLatin1String("%MAN_OPTIONS%"), manOptions(words));
    const QByteArray told = text.toUtf8();
    return result.write(told) == told.size() && result.flush() ? 0 : 1;
}
