// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayTarotFeat(const char *sentence)
{
    return QCoreApplication::translate("TarotFeats", sentence);
}

} // namespace

std::vector<Feat> TarotNumbers::feats() const
{
    return {
        {.key = u"knock-slam"_s,
         .name = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "Not a crumb left")),
         .how = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "With your partner, take all thirteen tricks of a deal.")),
         .picture = u"crown"_s,
         .tone = u"gold"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"slams"_s); }},
        {.key = u"knock-magician"_s,
         .name = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "The trick with the hat")),
         .how = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "Take the other side’s Magician.")),
         .picture = u"key"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"magicianTaken"_s); }},
        {.key = u"knock-magicians"_s,
         .name = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "A whole circus")),
         .how = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "Take ten Magicians of the other side.")),
         .picture = u"key"_s,
         .tone = u"blue"_s,
         .wanted = 10,
         .worth = [](const PlayedMatch &match) { return match.count(u"magicianTaken"_s); }},
        {.key = u"knock-slams"_s,
         .name = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "The broom of the house")),
         .how = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "With your partner, take all tricks of three deals.")),
         .picture = u"crown"_s,
         .tone = u"green"_s,
         .wanted = 3,
         .worth = [](const PlayedMatch &match) { return match.count(u"slams"_s); }},
        {.key = u"knock-home-free"_s,
         .name = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "Home safe")),
         .how = sayTarotFeat(
             QT_TRANSLATE_NOOP("TarotFeats", "Win a match in which the other side never took your Magician.")),
         .picture = u"key"_s,
         .tone = u"gold"_s,
         .worth
         = [](const PlayedMatch &match) { return match.facts.won && match.count(u"magicianLost"_s) == 0 ? 1 : 0; }},
        {.key = u"knock-free"_s,
         .name = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "Nobody’s fool")),
         .how
         = sayTarotFeat(QT_TRANSLATE_NOOP("TarotFeats", "Win a match in which your side never paid for your Fool.")),
         .picture = u"bell"_s,
         .tone = u"red"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && match.count(u"foolPaid"_s) == 0 ? 1 : 0; }},
    };
}
