// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/list.h"

#include "arena/table_options.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using game::OptionInfo;

namespace arena {

namespace {

QString kindOf(const OptionInfo &option)
{
    switch (option.kind) {
    case OptionInfo::Kind::flag:
        return QStringLiteral("flag");
    case OptionInfo::Kind::number:
        return QStringLiteral("number");
    case OptionInfo::Kind::money:
        return QStringLiteral("money");
    case OptionInfo::Kind::choice:
        break;
    }
    return QStringLiteral("choice");
}

QString scoreOf(const GameInfo &game)
{
    switch (game.score) {
    case game::Score::lives:
        return QStringLiteral("lives");
    case game::Score::points:
        return QStringLiteral("points");
    case game::Score::chips:
        break;
    }
    return QStringLiteral("chips");
}

/// What an option may be, and is where nothing is said.
struct Bounds
{
    std::vector<std::int64_t> values; ///< of a flag or a choice
    std::int64_t least = 0;
    std::int64_t most = 0;
    std::int64_t usual = 0;

    bool operator==(const Bounds &) const = default;
};

/// The same with these numbers of seats.
struct SeatBounds
{
    int fewest;
    int most;
    Bounds bounds;
};

/// The bounds of what `inPlay` leaves as it is.
template<class InPlay>
Bounds boundsOf(const OptionInfo &option, std::int64_t usual, InPlay &&inPlay)
{
    Bounds bounds{.values = {}, .least = inPlay(option.least), .most = inPlay(option.most), .usual = inPlay(usual)};
    const auto count = static_cast<std::int64_t>(writtenValues(option).size());
    for (std::int64_t value = 0; value < count; ++value)
        if (inPlay(value) == value)
            bounds.values.push_back(value);
    return bounds;
}

Bounds boundsOf(const OptionInfo &option, std::int64_t usual)
{
    return boundsOf(option, usual, [](std::int64_t value) { return value; });
}

/// As many seats together as are alike; nothing where it is the same with any.
std::vector<SeatBounds> bySeats(const GameInfo &game, const OptionInfo &option, std::int64_t usual)
{
    std::vector<SeatBounds> all;
    if (option.fit == nullptr && option.played == nullptr)
        return all;
    for (int seats = game.seating.fewest; seats <= game.seating.most; ++seats) {
        const Bounds bounds = boundsOf(
            option, usual, [&](std::int64_t value) { return option.fitted(option.inPlay(value, seats), seats); });
        if (!all.empty() && all.back().bounds == bounds)
            all.back().most = seats;
        else
            all.push_back({seats, seats, bounds});
    }
    return all;
}

void insert(QJsonObject &object, const OptionInfo &option, const Bounds &bounds)
{
    if (bounds.values.empty()) {
        object.insert(QStringLiteral("least"), jsonValue(option, bounds.least));
        object.insert(QStringLiteral("most"), jsonValue(option, bounds.most));
    } else {
        QJsonArray values;
        for (const std::int64_t value : bounds.values)
            values.append(jsonValue(option, value));
        object.insert(QStringLiteral("values"), values);
    }
    object.insert(QStringLiteral("default"), jsonValue(option, bounds.usual));
}

QJsonObject asJson(const GameInfo &game, const OptionInfo &option, std::int64_t usual)
{
    QJsonObject told{{QStringLiteral("key"), keyOf(option)}, {QStringLiteral("kind"), kindOf(option)}};
    insert(told, option, boundsOf(option, usual));
    QJsonArray seats;
    for (const SeatBounds &some : bySeats(game, option, usual)) {
        QJsonObject with{{QStringLiteral("seats"),
                          QJsonObject{{QStringLiteral("fewest"), some.fewest}, {QStringLiteral("most"), some.most}}}};
        insert(with, option, some.bounds);
        seats.append(with);
    }
    if (!seats.isEmpty())
        told.insert(QStringLiteral("bySeats"), seats);
    return told;
}

QJsonObject asJson(const GameInfo &game)
{
    QJsonArray options;
    for (std::size_t place = 0; place < game.options.size(); ++place)
        options.append(asJson(game, game.options[place], game.options.usual()[place]));
    return {{QStringLiteral("name"), game.name},
            {QStringLiteral("seats"),
             QJsonObject{{QStringLiteral("fewest"), game.seating.fewest},
                         {QStringLiteral("most"), game.seating.most},
                         {QStringLiteral("usual"), game.seating.usual}}},
            {QStringLiteral("score"), scoreOf(game)},
            {QStringLiteral("options"), options}};
}

/// "2 to 7", or "2" where there is no other.
QString fromTo(std::int64_t least, std::int64_t most)
{
    return least == most ? QString::number(least) : QStringLiteral("%1 to %2").arg(least).arg(most);
}

QString words(const OptionInfo &option, const Bounds &bounds)
{
    if (bounds.values.empty())
        return fromTo(bounds.least, bounds.most);
    QStringList values;
    for (const std::int64_t value : bounds.values)
        values << writtenValue(option, value);
    return listed(values, QStringLiteral(" or "));
}

/// Each column as wide as its longest cell.
QString laidOut(const std::vector<QStringList> &lines)
{
    std::vector<qsizetype> widths(static_cast<std::size_t>(lines.front().size()), 0);
    for (const QStringList &line : lines)
        for (std::size_t cell = 0; cell < widths.size(); ++cell)
            widths[cell] = std::max(widths[cell], line[static_cast<qsizetype>(cell)].size());
    QString table;
    for (const QStringList &line : lines) {
        QString text;
        for (std::size_t cell = 0; cell < widths.size(); ++cell)
            text += line[static_cast<qsizetype>(cell)].leftJustified(widths[cell] + 2);
        while (text.endsWith(u' '))
            text.chop(1);
        table += text + u'\n';
    }
    return table;
}

} // namespace

QString listAsJson(const std::vector<const GameInfo *> &games)
{
    QJsonArray told;
    for (const GameInfo *game : games)
        told.append(asJson(*game));
    return QString::fromUtf8(QJsonDocument(QJsonObject{{QStringLiteral("games"), told}}).toJson(QJsonDocument::Compact))
        + u'\n';
}

QString gamesAsTable(const std::vector<const GameInfo *> &games)
{
    std::vector<QStringList> lines{
        {QStringLiteral("game"), QStringLiteral("seats"), QStringLiteral("usual"), QStringLiteral("counts")}};
    for (const GameInfo *game : games)
        lines.push_back({game->name, fromTo(game->seating.fewest, game->seating.most),
                         QString::number(game->seating.usual), scoreOf(*game)});
    return laidOut(lines);
}

QString optionsAsTable(const GameInfo &game)
{
    std::vector<QStringList> lines{{QStringLiteral("option"), QStringLiteral("default"), QStringLiteral("values")}};
    for (std::size_t place = 0; place < game.options.size(); ++place) {
        const OptionInfo &option = game.options[place];
        const std::int64_t usual = game.options.usual()[place];
        lines.push_back({keyOf(option), writtenValue(option, usual), range(option)});
        for (const SeatBounds &some : bySeats(game, option, usual))
            lines.push_back({QStringLiteral("  with %1 seats").arg(fromTo(some.fewest, some.most)),
                             writtenValue(option, some.bounds.usual), words(option, some.bounds)});
    }
    return laidOut(lines);
}

} // namespace arena
