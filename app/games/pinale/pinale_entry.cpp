// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_entry.h"

#include "games/pinale/pinale_guide.h"
#include "games/pinale/pinale_lessons.h"
#include "games/pinale/pinale_numbers.h"
#include "games/pinale/pinale_replay.h"
#include "replay/replay_table.h"
#include "session/own_session.h"
#include "words/language.h"
#include "words/pack_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;
using namespace pinale;

namespace {

class PinaleRules
{
    Q_DECLARE_TR_FUNCTIONS(PinaleRules)
};

/// "2,500": of numbers this large the language groups the digits.
QString figures(int value)
{
    return Language::instance().locale().toString(value);
}

/// How long a match is: "2,500 points", "4 deals".
QString length(Options::End end)
{
    const Options options{.end = end};
    if (const int hands = handsOf(options); hands > 0)
        return PinaleRules::tr("%n deal(s)", "in a match", hands);
    return PinaleRules::tr("%1 points", "that end a match").arg(figures(targetOf(options)));
}

OptionWords endWords()
{
    OptionWords words{.name = PinaleRules::tr("Length of the match"),
                      .why = PinaleRules::tr("Once somebody has so many points, the most points win")};
    for (int end = 0; end <= static_cast<int>(Options::End::hands10); ++end) {
        words.values << length(static_cast<Options::End>(end));
        words.whyOf << (handsOf({.end = static_cast<Options::End>(end)}) > 0
                            ? PinaleRules::tr("After so many deals the most points win; a tie is played on")
                            : QString());
    }
    return words;
}

} // namespace

QStringList PinaleEntry::otherNames() const
{
    return {u"pinnacola"_s, u"pinacola"_s, u"pinnacolo"_s, u"pinella"_s};
}

GameOffer PinaleEntry::offer() const
{
    PackOffer box = packs::french(); // two packs in a box of their own
    box.cards = packSize;
    box.face = u"french/XR"_s;
    box.colour = u"#2a4a63"_s;
    return {
        .title = PinaleRules::tr("Pinale"),
        .line = PinaleRules::tr("Groups and runs, jokers and black twos"),
        .bill = PinaleRules::tr("with two packs of French cards, melds on the table, and wild black twos"),
        .about = PinaleRules::tr(
            "Pinale, a sister of Pinnacola, is played with two packs and their jokers: draw, lay groups and runs on "
            "the table, discard, and go out while the others still hold their best cards."),
        .pack = box,
        .faces = {u"french/2S"_s, u"french/XR"_s, u"french/AH"_s},
        .minutes = 40,
        .woodType = u"textures/title_pinale.png"_s};
}

OptionWords PinaleEntry::option(std::size_t place, int seats) const
{
    const std::string_view key = info().options[place].key;
    if (key == "teams")
        return {.name = PinaleRules::tr("Partners"),
                .why = seats == mostSeats ? PinaleRules::tr("Everybody lays and counts alone")
                                          : PinaleRules::tr("For two pairs four sit at the table"),
                .values = {PinaleRules::tr("everybody alone"), PinaleRules::tr("two pairs")},
                .whyOf = {{}, PinaleRules::tr("Players across the table lay and count together")}};
    if (key == "direction")
        return {.name = PinaleRules::tr("The way round"),
                .why = PinaleRules::tr("Cards are dealt and played to the left"),
                .values = {PinaleRules::tr("clockwise"), PinaleRules::tr("anticlockwise")},
                .whyOf = {{}, PinaleRules::tr("To the right, as at many tables of Pinnacola")}};
    if (key == "maxWildsPerMeld")
        return {.name = PinaleRules::tr("Wild cards in a meld"),
                .why = PinaleRules::tr("At most as many jokers and twos as other cards"),
                .values
                = {PinaleRules::tr("up to half", "wild cards in a meld"),
                   PinaleRules::tr("no limit", "wild cards in a meld"), PinaleRules::tr("one", "wild card in a meld")},
                .whyOf = {{},
                          PinaleRules::tr("One other card is enough, among jokers and twos"),
                          PinaleRules::tr("One joker or one two, in any meld")}};
    if (key == "pureQualifier")
        return {.name = PinaleRules::tr("Go out without wild cards"),
                .why = PinaleRules::tr("The four or the run of six that you go out with may have no wild card in it")};
    if (key == "goOutBonus")
        return {.name = PinaleRules::tr("For going out"),
                .why = PinaleRules::tr("It brings no points by itself"),
                .values
                = {PinaleRules::tr("nothing", "points for going out"), PinaleRules::tr("100 points", "for going out")},
                .whyOf = {{}, PinaleRules::tr("Whoever goes out gets 100 points more")}};
    if (key == "stockOut")
        return {.name = PinaleRules::tr("When the stock is used up"),
                .why = PinaleRules::tr("The discards are shuffled, all but the top one"),
                .values = {PinaleRules::tr("reshuffle"), PinaleRules::tr("the deal ends")},
                .whyOf = {{}, PinaleRules::tr("The melds count, and nothing is taken off for what is in the hands")}};
    if (key == "maxReshuffles")
        return {.name = PinaleRules::tr("Reshuffles in a deal"),
                .why = PinaleRules::tr("After so many the deal ends with the stock")};
    if (key == "wildGroupDoubling")
        return {.name = PinaleRules::tr("A four with a wild card"),
                .why = PinaleRules::tr("Joker and two count once, the other cards double"),
                .values = {PinaleRules::tr("wild ones once", "what counts double in a four"),
                           PinaleRules::tr("nothing double", "what counts double in a four"),
                           PinaleRules::tr("all double", "what counts double in a four")},
                .whyOf = {{},
                          PinaleRules::tr("Only a four without a wild card counts double"),
                          PinaleRules::tr("Joker and two count double too")}};
    if (key == "fullRunWilds")
        return {.name = PinaleRules::tr("1,500 with wild cards too"),
                .why = PinaleRules::tr("For a full run, from ace to ace, with jokers or twos in it")};
    if (key == "showDiscardHistory")
        return {.name = PinaleRules::tr("The discard pile may be looked through"),
                .why = PinaleRules::tr("Else only its top card may be seen")};
    return endWords();
}

QString PinaleEntry::rules(const OptionValues &values) const
{
    const auto options = optionsOf<Pinale>(values);
    const Options usual;
    QStringList words;
    if (const int hands = handsOf(options); hands > 0)
        words << PinaleRules::tr("%n deal(s)", "in a match", hands);
    else
        words << PinaleRules::tr("to %1 points", "that end a match").arg(figures(targetOf(options)));
    if (options.teams)
        words << PinaleRules::tr("two pairs");
    if (options.wilds == Options::Wilds::one)
        words << PinaleRules::tr("one wild card a meld");
    else if (options.wilds == Options::Wilds::none)
        words << PinaleRules::tr("any number of wild cards");
    if (options.pureQualifier)
        words << PinaleRules::tr("out without wild cards");
    if (options.goOutBonus > 0)
        words << PinaleRules::tr("%n point(s) for going out", nullptr, options.goOutBonus);
    if (options.stockOut == Options::StockOut::endHand || options.maxReshuffles == 0)
        words << PinaleRules::tr("no reshuffling");
    else if (options.maxReshuffles != usual.maxReshuffles)
        words << PinaleRules::tr("%n reshuffle(s)", "at most, in a deal", options.maxReshuffles);
    if (options.wildGroupDoubling == Options::GroupDoubling::all)
        words << PinaleRules::tr("every four double");
    else if (options.wildGroupDoubling == Options::GroupDoubling::none)
        words << PinaleRules::tr("only pure fours double");
    if (options.fullRunWilds)
        words << PinaleRules::tr("1,500 with wild cards too");
    return words.join(PinaleRules::tr(" · ", "between the house rules of a match in a line"));
}

QString PinaleEntry::pool(const OptionValues &values, int /*seats*/) const
{
    const auto options = optionsOf<Pinale>(values);
    if (const int hands = handsOf(options); hands > 0)
        return options.teams
            ? PinaleRules::tr("Partners sit across the table. After %n deal(s) the pair with the most points wins.",
                              nullptr, hands)
            : PinaleRules::tr("After %n deal(s) whoever has the most points wins.", nullptr, hands);
    const QString target = figures(targetOf(options));
    return options.teams
        ? PinaleRules::tr("Partners sit across the table. Once a pair has %1 points, the one with the most wins.",
                          "%1 is a number")
              .arg(target)
        : PinaleRules::tr("Once somebody has %1 points, whoever has the most wins.", "%1 is a number").arg(target);
}

/// rules/pinale.md, "Options".
std::vector<NamedRules> PinaleEntry::presets() const
{
    return {
        named(PinaleRules::tr("The usual rules"), [](Options &) {}),
        named(
            PinaleRules::tr("A short match", "the name of these rules"),
            [](Options &options) { options.end = Options::End::points1000; },
            PinaleRules::tr("1,000 points are enough")),
        named(
            PinaleRules::tr("Four deals", "the name of these rules"),
            [](Options &options) { options.end = Options::End::hands4; },
            PinaleRules::tr("However many points there are by then")),
        named(
            PinaleRules::tr("Strict with jokers", "the name of these rules"),
            [](Options &options) {
                options.wilds = Options::Wilds::one;
                options.pureQualifier = true;
            },
            PinaleRules::tr("One wild card a meld, and none in that with which you go out")),
        named(
            PinaleRules::tr("Jokers galore", "the name of these rules"),
            [](Options &options) {
                options.wilds = Options::Wilds::none;
                options.wildGroupDoubling = Options::GroupDoubling::all;
                options.fullRunWilds = true;
            },
            PinaleRules::tr("As many wild cards as you like, which count double in fours")),
        named(
            PinaleRules::tr("First one out", "the name of these rules"),
            [](Options &options) {
                options.goOutBonus = 100;
                options.stockOut = Options::StockOut::endHand;
            },
            PinaleRules::tr("100 points for going out, and no reshuffling")),
    };
}

std::vector<LessonOffer> PinaleEntry::lessons() const
{
    return offersOf(pinale_lessons::all());
}

std::unique_ptr<AnyGameSession> PinaleEntry::session() const
{
    return std::make_unique<OwnSession<Pinale, PinaleTable, PinaleGuide>>();
}

std::unique_ptr<ReplayTable> PinaleEntry::replayTable() const
{
    return std::make_unique<ReplayTableOf<PinaleReplay>>();
}

const GameNumbers &PinaleEntry::numbers() const
{
    static const PinaleNumbers numbers;
    return numbers;
}

namespace pinale {

const CatalogEntry &entry()
{
    static const PinaleEntry entry;
    return entry;
}

} // namespace pinale
