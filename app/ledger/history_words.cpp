// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/history_words.h"

#include "catalog/entry.h"
#include "ledger/history_model.h"
#include "match/clean_name.h"
#include "records/option_json.h"
#include "words/phrases.h"
#include "words/winners.h"

namespace {

/// Named in a line; the others are counted.
constexpr int namedGuests = 3;

QStringList guestsOf(const Store::Entry &entry)
{
    QStringList names;
    for (int seat = 0; seat < entry.names.size(); ++seat)
        if (seat != entry.own)
            names << history::nameAt(entry, seat);
    return names;
}

/// The house rules of a match of that game; the usual ones where they cannot be read.
OptionValues rulesOf(const Store::Entry &entry, const GameInfo &game)
{
    return record::valuesIn(entry.options, game.options, game.seating, static_cast<int>(entry.names.size()));
}

} // namespace

QString history::nameAt(const Store::Entry &entry, int seat)
{
    QString name = entry.names.value(seat);
    if (!name.isEmpty())
        return isolated(name);
    return HistoryModel::tr("You", "the person, who gave no name");
}

QString history::guestsInShort(const Store::Entry &entry)
{
    const QStringList names = guestsOf(entry);
    const auto others = static_cast<int>(names.size()) - namedGuests;
    if (others < 2)
        return Phrases::list(names);
    return HistoryModel::tr("%1 and %n other(s)", "at a table", others)
        .arg(names.mid(0, namedGuests).join(QStringLiteral(", ")));
}

QString history::resultOf(const Store::Entry &entry)
{
    Winners winners{.own = entry.won(), .side = entry.ending.side};
    for (const int seat : entry.ending.winners)
        if (seat != entry.own)
            winners.names << nameAt(entry, seat);
    if (winners.count() != 1 && !entry.lost())
        return winners.result();
    if (entry.own < 0)
        return HistoryModel::tr("%1 won").arg(winners.names.constFirst());
    if (entry.won())
        return HistoryModel::tr("Won", "the match, by the person");
    return entry.place > 0 && !entry.ending.side
        ? HistoryModel::tr("place %1 of %2").arg(entry.place).arg(entry.names.size())
        : HistoryModel::tr("Lost", "the match, by the person");
}

QString history::dealsOf(const Store::Entry &entry)
{
    return HistoryModel::tr("%n deal(s)", "of a match", entry.deals);
}

QString history::gameOf(const Store::Entry &entry)
{
    const QString title = catalog::title(entry.game);
    const CatalogEntry *const game = catalog::findEntry(entry.game);
    if (game == nullptr)
        return title;
    const OptionValues values = rulesOf(entry, game->info());
    // As they are played with so many seats: what is chosen by itself is then as usual.
    const OptionList &options = game->info().options;
    const auto seats = static_cast<int>(entry.names.size());
    return record::written(options, values, seats) == record::written(options, options.usual(), seats)
        ? title
        : HistoryModel::tr("%1: %2", "a game, and its rules in short").arg(title, game->rules(values));
}

QList<history::Left> history::leftIn(const Store::Entry &entry)
{
    const CatalogEntry *const game = catalog::findEntry(entry.game);
    const OptionValues values = game == nullptr ? OptionValues() : rulesOf(entry, game->info());
    const Counted counted = game == nullptr ? Counted::tokens : game->counted(values);
    const CountedWords words(counted);
    QList<Left> left;
    for (const int score : entry.scores) {
        const int pieces = game == nullptr ? score : game->pieces(score, values);
        left << (score > 0 && pieces == 0 ? Left{.count = 1, .piece = words.pictureOfLast()}
                                          : Left{.count = counted == Counted::corners ? std::min(pieces, 1) : pieces,
                                                 .piece = words.picture()});
    }
    return left;
}

QString history::variantOf(const Store::Entry &entry)
{
    const CatalogEntry *const game = catalog::findEntry(entry.game);
    if (game == nullptr)
        return {};
    const OptionList &options = game->info().options;
    QString usual;
    for (const std::size_t place : options.variants()) {
        usual = writtenValue(options[place], options.usual()[place]);
        const QString written = entry.options.value(keyOf(options[place])).toString();
        if (written != usual && readValue(options[place], written))
            return written;
    }
    return usual;
}

QString history::variantName(const QString &game, const QString &written)
{
    const CatalogEntry *const entry = catalog::findEntry(game);
    if (entry == nullptr)
        return {};
    const OptionList &options = entry->info().options;
    for (const std::size_t place : options.variants())
        if (const auto value = readValue(options[place], written))
            return entry->option(place, entry->info().seating.usual).values.value(static_cast<qsizetype>(*value));
    return {};
}

QString history::unusualVariant(const Store::Entry &entry)
{
    const QString variant = variantOf(entry);
    return variant == variantOf({.game = entry.game}) ? QString() : variantName(entry.game, variant);
}
