// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_entry.h"

#include "games/thirtyone/thirtyone_counted.h"
#include "games/thirtyone/thirtyone_guide.h"
#include "games/thirtyone/thirtyone_numbers.h"
#include "games/thirtyone/thirtyone_replay.h"
#include "replay/replay_table.h"
#include "session/own_session.h"
#include "words/language.h"
#include "words/pack_words.h"
#include "words/phrases.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace thirtyone;

namespace {

class ThirtyoneRules
{
    Q_DECLARE_TR_FUNCTIONS(ThirtyoneRules)
};

/// A sum in bills.
QString bill(int worth)
{
    return Phrases::money(std::int64_t{worth} * 100);
}

} // namespace

Counted ThirtyoneEntry::counted(const OptionValues &values) const
{
    return thirtyone_words::counted(optionsOf<thirtyone::Thirtyone>(values));
}

int ThirtyoneEntry::pieces(int lives, const OptionValues &values) const
{
    const auto options = optionsOf<thirtyone::Thirtyone>(values);
    return thirtyone::scoreOf(options) == game::Score::lives ? thirtyone::piecesOf(lives, options) : lives;
}

GameOffer ThirtyoneEntry::offer() const
{
    return {.title = ThirtyoneRules::tr("Thirty-One"),
            .line = ThirtyoneRules::tr("Draw, discard, and go for 31 in one suit"),
            .bill = ThirtyoneRules::tr("with French cards, three in hand, and a knock that ends the deal"),
            .about = ThirtyoneRules::tr(
                "Thirty-One, also called Scat or Blitz, is the game of three cards that the whole world "
                "plays: draw one, discard one, and knock when your suit is worth enough."),
            .pack = packs::french(),
            .faces = {u"french/AH"_s, u"french/KH"_s, u"french/TH"_s},
            .minutes = 15,
            .woodType = Language::instance().spoken() == u"it" ? u"textures/title_thirtyone_it.png"_s
                                                               : u"textures/title_thirtyone.png"_s};
}

OptionWords ThirtyoneEntry::option(std::size_t place, int seats) const
{
    const std::string_view key = info().options[place].key;
    if (key == "source")
        return {.name = ThirtyoneRules::tr("In the middle"),
                .why = ThirtyoneRules::tr("A stock to draw from, and the pile of discards"),
                .values = {ThirtyoneRules::tr("stock and pile"), ThirtyoneRules::tr("the widow too"),
                           ThirtyoneRules::tr("two packets")},
                .whyOf = {{},
                          ThirtyoneRules::tr("Three more cards, to exchange with instead of drawing"),
                          ThirtyoneRules::tr("No stock: exchange with the open packet, or take the other one unseen")}};
    if (key == "settlement")
        return {
            .name = ThirtyoneRules::tr("At stake"),
            .why = ThirtyoneRules::tr("Every life lost is a penny for the pot"),
            .values = {ThirtyoneRules::tr("pennies"), ThirtyoneRules::tr("a bill", "a banknote that all play for"),
                       ThirtyoneRules::tr("points", "a match to so many of them"),
                       ThirtyoneRules::tr("a pot", "of chips, for every deal")},
            .whyOf
            = {{},
               ThirtyoneRules::tr("Every life lost folds a corner of your bill; with all four folded you ride free"),
               ThirtyoneRules::tr("Nobody loses anything: every deal brings points, the highest hand most"),
               ThirtyoneRules::tr("Everybody stakes a chip for every deal, and the highest hand takes them all")}};
    if (key == "billValue")
        return {.name = ThirtyoneRules::tr("The bill"),
                .why = ThirtyoneRules::tr("What each bill is worth, in play money; the winner takes them all"),
                .values = {bill(1), bill(5), bill(10), bill(20)}};
    if (key == "target")
        return {.name = ThirtyoneRules::tr("Points to win"),
                .why = ThirtyoneRules::tr("Whoever has the most when somebody has so many wins the match"),
                .values = {u"21"_s, u"31"_s, u"50"_s, u"100"_s}};
    if (key == "chips")
        return {.name = ThirtyoneRules::tr("Chips"),
                .why = ThirtyoneRules::tr("What everybody starts with; whoever cannot pay the ante is out")};
    if (key == "ante")
        return {.name = ThirtyoneRules::tr("Ante"),
                .why = ThirtyoneRules::tr("Chips that everybody stakes before each deal")};
    if (key == "maxHands")
        return {.name = ThirtyoneRules::tr("Deals at most"),
                .why = ThirtyoneRules::tr("After so many the match is over: the most chips win")};
    if (key == "capRounds")
        return {.name = ThirtyoneRules::tr("Laps at most"),
                .why = ThirtyoneRules::tr("If nobody has knocked by then, the deal is void")};
    if (key == "switchReset")
        return {.name = ThirtyoneRules::tr("Restart"),
                .why
                = ThirtyoneRules::tr("With over 21 in three cards of one suit you may void the deal, once a match"),
                .values = {ThirtyoneRules::tr("voids the deal"), ThirtyoneRules::tr("for the next deal only"),
                           ThirtyoneRules::tr("not allowed")},
                .whyOf = {{},
                          ThirtyoneRules::tr("With over 21 in three cards of one suit you may leave them as the next "
                                             "open packet, but the deal counts"),
                          ThirtyoneRules::tr("What the showdown says stands")}};
    if (key == "pack")
        return {.name = ThirtyoneRules::tr("Cards"),
                .why = ThirtyoneRules::tr("The whole pack, or from the sevens on, as the Dutch play"),
                .values = {u"52"_s, u"32"_s},
                .whyOf
                = {{}, seats > 5 ? ThirtyoneRules::tr("With 32 cards many players soon use up the stock") : QString()}};
    if (key == "lives")
        return {.name = ThirtyoneRules::tr("Pennies"),
                .why = ThirtyoneRules::tr("The lives that everybody starts with, from 1 to 5"),
                .picture = u"penny"_s};
    if (key == "county")
        return {.name = ThirtyoneRules::tr("On the county"),
                .why = ThirtyoneRules::tr("A player with no penny left plays on until the next loss")};
    if (key == "threeOfAKind305")
        return {.name = ThirtyoneRules::tr("Three of a kind counts 30½"),
                .why = ThirtyoneRules::tr("More than 30 in one suit, and less than 31")};
    if (key == "blitzAfterKnock")
        return {.name = ThirtyoneRules::tr("31 ends the deal after a knock too"),
                .why = ThirtyoneRules::tr("Where lives are lost, whoever knocked then loses two")};
    if (key == "sideBets")
        return {.name = ThirtyoneRules::tr("Side bets"),
                .why = ThirtyoneRules::tr("Between deals anybody may bet with another on who lasts longer")};
    if (key == "sidePurse")
        return {.name = ThirtyoneRules::tr("Purse"),
                .why = ThirtyoneRules::tr("What everybody has to bet with, apart from the match"),
                .values = {}};
    return {.name = ThirtyoneRules::tr("First lap for a knock"),
            .why = ThirtyoneRules::tr("With 2 everybody has one turn before anybody may knock"),
            .values = {u"1"_s, u"2"_s}};
}

QString ThirtyoneEntry::rules(const OptionValues &values) const
{
    const auto options = optionsOf<thirtyone::Thirtyone>(values);
    QStringList words;
    if (options.source == Source::widow)
        words << ThirtyoneRules::tr("with the widow");
    else if (options.source == Source::packets)
        words << ThirtyoneRules::tr("Switch, with two packets");
    if (options.settlement == Settlement::pot) {
        words << ThirtyoneRules::tr("%n chip(s)", "at the start", options.chips);
        if (options.ante > 1)
            words << ThirtyoneRules::tr("ante of %n chip(s)", nullptr, options.ante);
        words << ThirtyoneRules::tr("%n deal(s) at most", nullptr, options.maxHands);
    } else if (options.settlement == Settlement::bill) {
        words << ThirtyoneRules::tr("a bill of %1", "%1 is an amount of money").arg(bill(options.billValue));
    } else if (options.settlement == Settlement::points) {
        words << ThirtyoneRules::tr("to %n point(s)", "how many win", options.target);
    } else {
        words << ThirtyoneRules::tr("%n penny(s)", "at the start", options.lives);
        if (!options.county)
            words << ThirtyoneRules::tr("nobody on the county");
    }
    if (options.source == Source::packets && options.switchReset != SwitchReset::cancelHand)
        words << (options.switchReset == SwitchReset::off ? ThirtyoneRules::tr("no restart")
                                                          : ThirtyoneRules::tr("restart for the next deal only"));
    if (options.pack == PackKind::stripped)
        words << ThirtyoneRules::tr("32 cards");
    if (options.threeOfAKind305)
        words << ThirtyoneRules::tr("three of a kind 30½");
    if (options.blitzAfterKnock)
        words << ThirtyoneRules::tr("31 ends the deal after a knock too");
    if (options.knockFromRound > 1)
        words << ThirtyoneRules::tr("knock from the second lap on");
    if (options.sideBets)
        words << ThirtyoneRules::tr("side bets from a purse of %1", "%1 is a number of coins").arg(options.sidePurse);
    return words.join(u" · "_s);
}

QString ThirtyoneEntry::pool(const OptionValues &values, int seats) const
{
    const auto options = optionsOf<thirtyone::Thirtyone>(values);
    if (options.settlement == Settlement::bill)
        return ThirtyoneRules::tr("Everybody stakes a bill: the winner takes them all, %1.", "%1 is an amount of money")
            .arg(bill(options.billValue * seats));
    if (options.settlement == Settlement::points)
        return ThirtyoneRules::tr("Nobody pays: the points of every deal are written down, up to %n.", nullptr,
                                  options.target);
    if (options.settlement == Settlement::pot)
        return ThirtyoneRules::tr(
            "Everybody has %n chip(s), and stakes them deal by deal: the highest hand takes the pot.", nullptr,
            options.chips);
    return ThirtyoneRules::tr("Everybody has %n penny(s). Those that are lost make the pot.", nullptr, options.lives);
}

/// rules/thirty-one.md, "Options".
std::vector<NamedRules> ThirtyoneEntry::presets() const
{
    return {
        named(ThirtyoneRules::tr("The usual rules"), [](Options &) {}),
        named(
            ThirtyoneRules::tr("The bill", "the name of these rules"),
            [](Options &options) { options.settlement = Settlement::bill; },
            ThirtyoneRules::tr("A banknote each: its corners are the lives, and the winner takes them all"), u"bill"_s),
        named(
            ThirtyoneRules::tr("To points", "the name of these rules"),
            [](Options &options) { options.settlement = Settlement::points; },
            ThirtyoneRules::tr("Nobody drops out: the highest hand scores most, and 31 points win"), u"slate"_s),
        named(
            ThirtyoneRules::tr("The widow", "the name of these rules"),
            [](Options &options) {
                options.source = Source::widow;
                options.settlement = Settlement::pot;
            },
            ThirtyoneRules::tr("A chip each for every deal, and three cards in the middle to exchange with"),
            u"chips"_s),
        named(
            ThirtyoneRules::tr("Switch", "the name of these rules"),
            [](Options &options) { options.source = Source::packets; },
            ThirtyoneRules::tr("No stock: two packets lie there, one open and one face down"), u"packets"_s),
        named(ThirtyoneRules::tr("30½", "the name of these rules"),
              [](Options &options) { options.threeOfAKind305 = true; }),
        named(ThirtyoneRules::tr("With 32 cards", "the name of these rules"),
              [](Options &options) { options.pack = PackKind::stripped; }),
        named(ThirtyoneRules::tr("No mercy", "the name of these rules"),
              [](Options &options) {
                  options.county = false;
                  options.blitzAfterKnock = true;
              }),
        named(ThirtyoneRules::tr("No hurry", "the name of these rules"),
              [](Options &options) {
                  options.lives = 5;
                  options.knockFromRound = 2;
              }),
    };
}

std::vector<LessonOffer> ThirtyoneEntry::lessons() const
{
    return offersOf(thirtyone_lessons::all());
}

std::unique_ptr<AnyGameSession> ThirtyoneEntry::session() const
{
    return std::make_unique<OwnSession<thirtyone::Thirtyone, ThirtyoneTable, ThirtyoneGuide>>();
}

std::unique_ptr<ReplayTable> ThirtyoneEntry::replayTable() const
{
    return std::make_unique<ReplayTableOf<ThirtyoneReplay>>();
}

const GameNumbers &ThirtyoneEntry::numbers() const
{
    static const ThirtyoneNumbers numbers;
    return numbers;
}

namespace thirtyone {

const CatalogEntry &entry()
{
    static const ThirtyoneEntry entry;
    return entry;
}

} // namespace thirtyone
