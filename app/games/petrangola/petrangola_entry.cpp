// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_entry.h"

#include "games/petrangola/petrangola_guide.h"
#include "games/petrangola/petrangola_numbers.h"
#include "games/petrangola/petrangola_replay.h"
#include "replay/replay_table.h"
#include "session/own_session.h"
#include "words/pack_words.h"
#include "words/phrases.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using petrangola::Options;
using petrangola::TrisOrder;

namespace {

class PetrangolaRules
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaRules)
};

} // namespace

GameOffer PetrangolaEntry::offer() const
{
    return {.title = PetrangolaRules::tr("Petrangola"),
            .line = PetrangolaRules::tr("Three in hand, three on the table"),
            .bill = PetrangolaRules::tr("with forty Piacentine cards, three tokens and a stake in the pot"),
            .about
            = PetrangolaRules::tr("Petrangola is a card game of the osterie between Romagna and the Marche: three "
                                  "cards in the hand, three on the table, and a knock when you dare."),
            .pack = packs::piacentine(),
            .faces = {u"piacentine/AD"_s, u"piacentine/AC"_s, u"piacentine/AB"_s},
            .minutes = 15,
            .woodType = u"textures/title.png"_s};
}

OptionWords PetrangolaEntry::option(std::size_t place, int seats) const
{
    const std::string_view key = info().options[place].key;
    if (key == "stake")
        return {.name = PetrangolaRules::tr("Stake"),
                .why = PetrangolaRules::tr("What each player puts into the pot, in play money")};
    if (key == "tokens")
        return {.name = PetrangolaRules::tr("Tokens"),
                .why = PetrangolaRules::tr("The lives that everybody starts with, from 1 to 9"),
                .picture = u"marca"_s};
    if (key == "reentries")
        return {.name = PetrangolaRules::tr("Re-entries"),
                .why = PetrangolaRules::tr("How many times a player who is out may pay again and come back"),
                .picture = u"coin_silver"_s};
    if (key == "packs")
        return {.name = PetrangolaRules::tr("Packs"),
                .why = seats <= petrangola::mostSeatsWithOnePack
                    ? PetrangolaRules::tr("One is enough for up to twelve players")
                    : PetrangolaRules::tr("More than twelve players need two"),
                .values = {PetrangolaRules::tr("automatic"), u"1"_s, u"2"_s}};
    if (key == "trisOrder")
        return {.name = PetrangolaRules::tr("Order of three of a kind"),
                .why = PetrangolaRules::tr("Which is best after three aces"),
                .values = {PetrangolaRules::tr("low first"), PetrangolaRules::tr("kings first")}};
    if (key == "aceLow")
        return {.name = PetrangolaRules::tr("Ace also low"),
                .why = PetrangolaRules::tr("3, 2 and ace of a suit are the lowest sequence")};
    if (key == "trisBeatsSequence")
        return {.name = PetrangolaRules::tr("Three of a kind beats a sequence"),
                .why = PetrangolaRules::tr("Three alike are worth more than three in a row")};
    return {.name = PetrangolaRules::tr("Petrangola shown"),
            .why = PetrangolaRules::tr("A player who knocks with three of a kind or a sequence turns it up at once")};
}

QString PetrangolaEntry::rules(const OptionValues &values) const
{
    const auto options = optionsOf<petrangola::Petrangola>(values);
    QStringList words{PetrangolaRules::tr("%n token(s)", "at the start", options.tokens)};
    if (options.reentries != 1)
        words << (options.reentries == 0 ? PetrangolaRules::tr("no re-entry")
                                         : PetrangolaRules::tr("%n re-entry(s)", "", options.reentries));
    words << (options.stake == 0 ? PetrangolaRules::tr("stakes worth nothing")
                                 : PetrangolaRules::tr("stake %1").arg(Phrases::money(options.stake)));
    if (options.packs != 0)
        words << PetrangolaRules::tr("%n pack(s)", "", options.packs);
    if (options.ranking.trisBeatsSequence)
        words << PetrangolaRules::tr("three of a kind beats a sequence");
    if (options.ranking.trisOrder == TrisOrder::card)
        words << PetrangolaRules::tr("three kings before three 2s");
    if (options.ranking.aceLow)
        words << PetrangolaRules::tr("ace also low");
    if (options.showOnKnock)
        words << PetrangolaRules::tr("petrangola shown");
    return words.join(u" · "_s);
}

QString PetrangolaEntry::pool(const OptionValues &values, int seats) const
{
    const auto options = optionsOf<petrangola::Petrangola>(values);
    const QString sentence = petrangola::packsInPlay(options, seats) == 2
        ? PetrangolaRules::tr("%n stake(s) make a pot of %1. Two packs are shuffled together.", "", seats)
        : PetrangolaRules::tr("%n stake(s) make a pot of %1.", "", seats);
    return sentence.arg(Phrases::money(options.stake * seats));
}

/// rules/petrangola.md, "Variations".
std::vector<NamedRules> PetrangolaEntry::presets() const
{
    return {
        named(PetrangolaRules::tr("The usual rules"), [](Options &) {}),
        named(PetrangolaRules::tr("A long evening"), [](Options &options) { options.tokens = 5; }),
        named(PetrangolaRules::tr("Low ace"), [](Options &options) { options.ranking.aceLow = true; }),
        named(PetrangolaRules::tr("Three of a kind first", "the name of these rules"),
              [](Options &options) { options.ranking.trisBeatsSequence = true; }),
        named(PetrangolaRules::tr("Kings first"),
              [](Options &options) { options.ranking.trisOrder = TrisOrder::card; }),
        named(PetrangolaRules::tr("Open knock"), [](Options &options) { options.showOnKnock = true; }),
    };
}

std::vector<LessonOffer> PetrangolaEntry::lessons() const
{
    return offersOf(petrangola_lessons::all());
}

std::unique_ptr<AnyGameSession> PetrangolaEntry::session() const
{
    return std::make_unique<OwnSession<petrangola::Petrangola, PetrangolaTable, PetrangolaGuide>>();
}

std::unique_ptr<ReplayTable> PetrangolaEntry::replayTable() const
{
    return std::make_unique<ReplayTableOf<PetrangolaReplay>>();
}

const GameNumbers &PetrangolaEntry::numbers() const
{
    static const PetrangolaNumbers numbers;
    return numbers;
}

namespace petrangola {

const CatalogEntry &entry()
{
    static const PetrangolaEntry entry;
    return entry;
}

} // namespace petrangola
