// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/catalog.h"
#include "words/call_words.h"
#include "words/counted_words.h"
#include "words/pack_words.h"

#include <QStringList>

/// One house rule in the language spoken now, for a page that sets it.
struct OptionWords
{
    QString name;
    QString why;             ///< one line that explains it
    QStringList values = {}; ///< of a choice, and of a number that is chosen like one
    QStringList whyOf = {};  ///< by value, instead of that line while it is chosen; empty for none
    QString picture = {};    ///< of resources/tokens, where the number is laid out in pieces

    bool operator==(const OptionWords &) const = default;
};

/// House rules under a name that the house gives them.
struct NamedRules
{
    QString name;
    OptionValues values;
    QString line = {};    ///< what is special about them, where that is more than the options say
    QString picture = {}; ///< of resources/tokens, where there is one
};

/// How a game is offered to whoever chooses one, in the language spoken now.
struct GameOffer
{
    QString title; ///< its name
    QString line;  ///< "Three in hand, three on the table"
    QString bill;  ///< goes on "At the osteria we play …": "with forty cards from Piacenza, and three lives"
    QString about; ///< a sentence or two: what game it is
    PackOffer pack;
    QStringList faces; ///< three cards that tell what is aimed at
    int minutes = 0;   ///< that a match takes, about
    QString woodType;  ///< of resources: the name in large letters, where there is such a picture

    bool operator==(const GameOffer &) const = default;
};

/// A lesson of a game as a list has it, in the language spoken now.
struct LessonOffer
{
    QString key;
    QString title;
    QString line; ///< what it is about

    bool operator==(const LessonOffer &) const = default;
};

class AnyGameSession;
class GameNumbers;
class ReplayTable;

/// What a game of the house tells of itself at the table: its words, and what plays it there. One object a game;
/// whoever shows a game knows no more of it.
class CatalogEntry
{
public:
    CatalogEntry() = default;
    CatalogEntry(const CatalogEntry &) = delete;
    CatalogEntry &operator=(const CatalogEntry &) = delete;
    virtual ~CatalogEntry() = default;

    [[nodiscard]] virtual const GameInfo &info() const = 0;
    /// What else it is called, in any language, in small letters alone.
    [[nodiscard]] virtual QStringList otherNames() const { return {}; }
    /// What its players lose under these rules (OptionValues).
    [[nodiscard]] virtual Counted counted(const OptionValues & /*values*/) const { return Counted::tokens; }
    /// How many pieces stand for so many lives under these rules (OptionValues): one each, but for a last life that has
    /// none.
    [[nodiscard]] virtual int pieces(int lives, const OptionValues & /*values*/) const { return lives; }
    /// How its players call for the end of a deal.
    [[nodiscard]] virtual Call call() const { return Call::knock; }
    /// Whoever has lost the last one may come back.
    [[nodiscard]] virtual bool reenters() const { return false; }
    /// For whoever chooses among the games.
    [[nodiscard]] virtual GameOffer offer() const = 0;
    /// Of the option at this place of the list.
    [[nodiscard]] virtual OptionWords option(std::size_t place, int seats) const = 0;
    /// What is special about these rules: "3 tokens · stake 1.00 €".
    [[nodiscard]] virtual QString rules(const OptionValues &values) const = 0;
    /// What comes into the pool before the first deal, as a sentence.
    [[nodiscard]] virtual QString pool(const OptionValues &values, int seats) const = 0;
    /// The usual rules first, then the customs that differ from them.
    [[nodiscard]] virtual std::vector<NamedRules> presets() const = 0;

    /// In the order in which they build on one another.
    [[nodiscard]] virtual std::vector<LessonOffer> lessons() const = 0;

    /// The table of the running match, and who sits down at it.
    [[nodiscard]] virtual std::unique_ptr<AnyGameSession> session() const = 0;
    /// A table for recorded matches.
    [[nodiscard]] virtual std::unique_ptr<ReplayTable> replayTable() const = 0;
    /// What the statistics say of this game alone.
    [[nodiscard]] virtual const GameNumbers &numbers() const = 0;
};

namespace catalog {

/// In the order of menus.
[[nodiscard]] const std::vector<const CatalogEntry *> &entries();
/// What the players of that game lose, by its usual rules; tokens in one that is not of the house.
[[nodiscard]] Counted counted(const QString &game);
/// How they call for the end of a deal; as everywhere in one that is not of the house.
[[nodiscard]] Call call(const QString &game);
/// Whether one may come back in it after the last of them, as far as is known.
[[nodiscard]] bool reenters(const QString &game);
/// The game must be of the house.
[[nodiscard]] const CatalogEntry &entry(const QString &name);
/// The same, or nullptr where it is not.
[[nodiscard]] const CatalogEntry *findEntry(const QString &name);
/// The game that somebody calls so, in whatever language and however it is written; nullptr where there is none.
[[nodiscard]] const CatalogEntry *called(const QString &name);
/// What a game is called that records and the store name so; those of later versions too.
[[nodiscard]] QString title(const QString &name);

} // namespace catalog
