// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayStopthebusFeat(const char *sentence)
{
    return QCoreApplication::translate("StopthebusFeats", sentence);
}

int stopsThatOthersPaid(const PlayedMatch &match)
{
    return match.count(u"stopOthers"_s);
}

int stopsInAll(const PlayedMatch &match)
{
    return match.count(u"stopPaid"_s) + match.count(u"stopOthers"_s) + match.count(u"stopNobody"_s);
}

} // namespace

std::vector<Feat> StopthebusNumbers::feats() const
{
    constexpr int oftenStopped = 25;
    constexpr int oftenShown = 5;
    return {
        {.key = u"stopthebus-stop"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Ding ding!")),
         .how = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Stop the bus, and somebody else pays.")),
         .picture = u"bell"_s,
         .tone = u"red"_s,
         .worth = stopsThatOthersPaid},
        {.key = u"stopthebus-stops"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Season pass")),
         .how = sayStopthebusFeat(
             QT_TRANSLATE_NOOP("StopthebusFeats", "Stop the bus twenty-five times so that somebody else pays.")),
         .picture = u"bell"_s,
         .tone = u"gold"_s,
         .wanted = oftenStopped,
         .worth = stopsThatOthersPaid},
        {.key = u"stopthebus-not-in-vain"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Always the right stop")),
         .how = sayStopthebusFeat(QT_TRANSLATE_NOOP(
             "StopthebusFeats", "Stop the bus three times or more in a match, and pay for none of them.")),
         .picture = u"stop_sign"_s,
         .tone = u"green"_s,
         .wanted = 3,
         .worth = [](const PlayedMatch &match) { return match.count(u"stopPaid"_s) == 0 ? stopsInAll(match) : 0; },
         .counting = Counting::inOneMatch},
        {.key = u"stopthebus-passenger"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Just a passenger")),
         .how = sayStopthebusFeat(
             QT_TRANSLATE_NOOP("StopthebusFeats", "Win a match without ever stopping the bus yourself.")),
         .picture = u"bus"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && stopsInAll(match) == 0 ? 1 : 0; }},
        {.key = u"stopthebus-terminus"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "To the terminus")),
         .how = sayStopthebusFeat(
             QT_TRANSLATE_NOOP("StopthebusFeats", "Play a deal to its last lap in which nobody stops the bus.")),
         .picture = u"bus"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"rides"_s); }},
        {.key = u"stopthebus-prial"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Pair royal")),
         .how = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Show a prial: three cards of a rank.")),
         .picture = u"trio"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"prials"_s); }},
        {.key = u"stopthebus-prials"_s,
         .name = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "They come in threes")),
         .how = sayStopthebusFeat(QT_TRANSLATE_NOOP("StopthebusFeats", "Show five prials.")),
         .picture = u"trio"_s,
         .tone = u"gold"_s,
         .wanted = oftenShown,
         .worth = [](const PlayedMatch &match) { return match.count(u"prials"_s); }},
    };
}
