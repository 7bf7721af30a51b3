// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_entry.h"

#include "games/knock/knock_guide.h"
#include "games/knock/knock_numbers.h"
#include "games/knock/knock_replay.h"
#include "replay/replay_table.h"
#include "session/own_session.h"
#include "words/pack_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class KnockRules
{
    Q_DECLARE_TR_FUNCTIONS(KnockRules)
};

} // namespace

QStringList KnockEntry::otherNames() const
{
    return {u"knocktarot"_s, u"bussata"_s, u"tarocco"_s};
}

GameOffer KnockEntry::offer() const
{
    return {.title = KnockRules::tr("Knock!"),
            .line = KnockRules::tr("Tricks of tarot, two against two"),
            .bill = KnockRules::tr("with the tarot of Piedmont, a partner across the table, and signals"),
            .about = KnockRules::tr(
                "Knock! is a game of tricks with tarot cards, for two against two: partners sit across the table and "
                "may show each other what they hold by knocks and gestures, which everybody sees."),
            .pack = packs::tarocco(),
            .faces = {u"tarocco/01"_s, u"tarocco/21"_s, u"tarocco/00"_s},
            .minutes = 25,
            .woodType = u"textures/title_knock.png"_s};
}

OptionWords KnockEntry::option(std::size_t place, int /*seats*/) const
{
    const std::string_view key = info().options[place].key;
    if (key == "direction")
        return {.name = KnockRules::tr("The way round"),
                .why = KnockRules::tr("Cards are dealt and played to the left"),
                .values = {KnockRules::tr("clockwise"), KnockRules::tr("anticlockwise")},
                .whyOf = {{}, KnockRules::tr("To the right, as in Piedmont")}};
    if (key == "pointScale")
        return {.name = KnockRules::tr("What counts"),
                .why = KnockRules::tr("The other trumps count nothing"),
                .values = {KnockRules::tr("trumps nothing"), KnockRules::tr("trumps a point")},
                .whyOf = {{}, KnockRules::tr("They count a point, and honours and courts one point less")}};
    if (key == "topTrump")
        return {.name = KnockRules::tr("Highest trump"),
                .why = KnockRules::tr("The World, 21, beats all and is an honour"),
                .values = {KnockRules::tr("World"), KnockRules::tr("Angel")},
                .whyOf = {{}, KnockRules::tr("The Angel, 20, beats all and is an honour instead of the World")}};
    if (key == "discardsNeedATrick")
        return {.name = KnockRules::tr("The discard needs a trick"),
                .why = KnockRules::tr("A dealer’s side without a trick loses the two cards laid away")};
    if (key == "signals")
        return {.name = KnockRules::tr("Signals"),
                .why = KnockRules::tr("All twenty-one that the game knows"),
                .values = {KnockRules::tr("all"), KnockRules::tr("a few"), KnockRules::tr("none")},
                .whyOf = {{},
                          KnockRules::tr("Seven of them, the easiest to remember"),
                          KnockRules::tr("Partners give no signals")}};
    if (key == "signalsPerPlay")
        return {.name = KnockRules::tr("Signals with a card"), .why = KnockRules::tr("One, or two, with each card")};
    if (key == "showAllTricks")
        return {.name = KnockRules::tr("All tricks may be looked at"),
                .why = KnockRules::tr("Else only the last one may")};
    return {.name = KnockRules::tr("Deals in a match"),
            .why = KnockRules::tr("Everybody deals once, twice or three times"),
            .values = {u"4"_s, u"8"_s, u"12"_s}};
}

QString KnockEntry::rules(const OptionValues &values) const
{
    const auto options = optionsOf<knock::Knock>(values);
    const knock::Options usual;
    QStringList words{KnockRules::tr("%n deal(s)", "in a match", knock::handsPerMatch(options))};
    if (options.signals == knock::Options::Signals::off)
        words << KnockRules::tr("no signals");
    else if (options.signals == knock::Options::Signals::reduced)
        words << KnockRules::tr("a few signals");
    if (options.topTrump != usual.topTrump)
        words << KnockRules::tr("the Angel on top");
    if (options.pointScale != usual.pointScale)
        words << KnockRules::tr("trumps count a point");
    return words.join(KnockRules::tr(" · ", "between the house rules of a match in a line"));
}

QString KnockEntry::pool(const OptionValues &values, int /*seats*/) const
{
    const auto options = optionsOf<knock::Knock>(values);
    return KnockRules::tr("Partners sit across the table. %n deal(s) are played, and the side that is ahead then wins.",
                          nullptr, knock::handsPerMatch(options));
}

/// rules/knock.md, "Options".
std::vector<NamedRules> KnockEntry::presets() const
{
    using knock::Options;
    return {
        named(KnockRules::tr("The usual rules"), [](Options &) {}),
        named(
            KnockRules::tr("A few signals", "the name of these rules"),
            [](Options &options) { options.signals = Options::Signals::reduced; },
            KnockRules::tr("The seven that are easiest to remember")),
        named(
            KnockRules::tr("In silence", "the name of these rules"),
            [](Options &options) { options.signals = Options::Signals::off; }, KnockRules::tr("Only the cards speak")),
        named(
            KnockRules::tr("As in Piedmont", "the name of these rules"),
            [](Options &options) {
                options.direction = Options::Direction::anticlockwise;
                options.topTrump = Options::TopTrump::angel;
            },
            KnockRules::tr("To the right, with the Angel on top")),
    };
}

std::vector<LessonOffer> KnockEntry::lessons() const
{
    return offersOf(knock_lessons::all());
}

std::unique_ptr<AnyGameSession> KnockEntry::session() const
{
    return std::make_unique<OwnSession<knock::Knock, KnockTable, KnockGuide>>();
}

std::unique_ptr<ReplayTable> KnockEntry::replayTable() const
{
    return std::make_unique<ReplayTableOf<KnockReplay>>();
}

const GameNumbers &KnockEntry::numbers() const
{
    static const TarotNumbers numbers;
    return numbers;
}

namespace knock {

const CatalogEntry &entry()
{
    static const KnockEntry entry;
    return entry;
}

} // namespace knock
