// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_entry.h"

#include "games/stopthebus/stopthebus_guide.h"
#include "games/stopthebus/stopthebus_numbers.h"
#include "games/stopthebus/stopthebus_replay.h"
#include "replay/replay_table.h"
#include "session/own_session.h"
#include "words/language.h"
#include "words/pack_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

class StopthebusRules
{
    Q_DECLARE_TR_FUNCTIONS(StopthebusRules)
};

} // namespace

QStringList StopthebusEntry::otherNames() const
{
    return {u"fermalautobus"_s, u"fermailbus"_s};
}

GameOffer StopthebusEntry::offer() const
{
    PackOffer box = packs::french(); // a box of its own, so that the shelf tells it from Thirty-One's
    box.face = u"french/QD"_s;
    box.colour = u"#8a4f10"_s;
    return {.title = StopthebusRules::tr("Stop the Bus"),
            .line = StopthebusRules::tr("Exchange a card, and stop in time"),
            .bill = StopthebusRules::tr("with fifty-two French cards, three tokens and a bell"),
            .about = StopthebusRules::tr(
                "Stop the Bus is a game of English pubs, with the hands of Three Card Brag: exchange one card or all "
                "three, and stop the bus when yours is good enough."),
            .pack = box,
            .faces = {u"french/3S"_s, u"french/3H"_s, u"french/3D"_s},
            .minutes = 10,
            .woodType = Language::instance().spoken() == u"it" ? u"textures/title_stopthebus_it.png"_s
                                                               : u"textures/title_stopthebus.png"_s};
}

OptionWords StopthebusEntry::option(std::size_t place, int /*seats*/) const
{
    const std::string_view key = info().options[place].key;
    if (key == "bragQuirks")
        return {.name = StopthebusRules::tr("3-3-3 and A-2-3 on top"),
                .why = StopthebusRules::tr("The best prial and the best run, as in Three Card Brag")};
    if (key == "mayPass")
        return {.name = StopthebusRules::tr("Passing"),
                .why = StopthebusRules::tr("You may pass your turn, without an exchange and without a stop")};
    if (key == "finalStand")
        return {.name = StopthebusRules::tr("Staying in the last lap"),
                .why = StopthebusRules::tr("After the stop one may keep all three cards")};
    if (key == "tokens")
        return {.name = StopthebusRules::tr("Tokens"),
                .why = StopthebusRules::tr("The lives that everybody starts with, from 1 to 5"),
                .picture = u"marca"_s};
    return {.name = StopthebusRules::tr("Longest deal"),
            .why = StopthebusRules::tr("After so many laps without a stop the hands are shown")};
}

QString StopthebusEntry::rules(const OptionValues &values) const
{
    const auto options = optionsOf<stopthebus::Stopthebus>(values);
    const stopthebus::Options usual;
    QStringList words{StopthebusRules::tr("%n token(s)", "at the start", options.tokens)};
    if (options.bragQuirks != usual.bragQuirks)
        words << StopthebusRules::tr("aces on top");
    if (options.mayPass)
        words << StopthebusRules::tr("passing allowed");
    if (!options.finalStand)
        words << StopthebusRules::tr("no staying in the last lap");
    if (options.capRounds != usual.capRounds)
        words << StopthebusRules::tr("at most %n lap(s) a deal", nullptr, options.capRounds);
    return words.join(u" · "_s);
}

QString StopthebusEntry::pool(const OptionValues &values, int /*seats*/) const
{
    const auto options = optionsOf<stopthebus::Stopthebus>(values);
    return StopthebusRules::tr("Everybody has %n token(s). Those that are lost go into the pot.", nullptr,
                               options.tokens);
}

/// rules/thirty-one.md, "Options".
std::vector<NamedRules> StopthebusEntry::presets() const
{
    return {
        named(StopthebusRules::tr("The usual rules"), [](Options &) {}),
        named(
            StopthebusRules::tr("Without quirks", "the name of these rules"),
            [](Options &options) { options.bragQuirks = false; },
            StopthebusRules::tr("Three aces are the best prial, queen, king, ace the best run")),
        named(StopthebusRules::tr("At one’s ease", "the name of these rules"),
              [](Options &options) { options.mayPass = true; }),
        named(StopthebusRules::tr("No seat to keep", "the name of these rules"),
              [](Options &options) { options.finalStand = false; }),
        named(StopthebusRules::tr("Express bus", "the name of these rules"),
              [](Options &options) {
                  options.tokens = 1;
                  options.capRounds = 10;
              }),
    };
}

std::vector<LessonOffer> StopthebusEntry::lessons() const
{
    return offersOf(stopthebus_lessons::all());
}

std::unique_ptr<AnyGameSession> StopthebusEntry::session() const
{
    return std::make_unique<OwnSession<stopthebus::Stopthebus, StopthebusTable, StopthebusGuide>>();
}

std::unique_ptr<ReplayTable> StopthebusEntry::replayTable() const
{
    return std::make_unique<ReplayTableOf<StopthebusReplay>>();
}

const GameNumbers &StopthebusEntry::numbers() const
{
    static const StopthebusNumbers numbers;
    return numbers;
}

namespace stopthebus {

const CatalogEntry &entry()
{
    static const StopthebusEntry entry;
    return entry;
}

} // namespace stopthebus
