// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayPinaleFeat(const char *sentence)
{
    return QCoreApplication::translate("PinaleFeats", sentence);
}

} // namespace

std::vector<Feat> PinaleNumbers::feats() const
{
    return {
        {.key = u"pinale-out"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "You have seen enough")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Go out of a deal.")),
         .picture = u"door"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"outs"_s); }},
        {.key = u"pinale-outs"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Last one in, first one out")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Go out of 25 deals.")),
         .picture = u"door"_s,
         .tone = u"gold"_s,
         .wanted = 25,
         .worth = [](const PlayedMatch &match) { return match.count(u"outs"_s); }},
        {.key = u"pinale-three"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Three times closed")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "In one match, go out of three deals.")),
         .picture = u"trio"_s,
         .tone = u"red"_s,
         .wanted = 3,
         .worth = [](const PlayedMatch &match) { return match.count(u"outs"_s); },
         .counting = Counting::inOneMatch},
        {.key = u"pinale-early"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Not even time to sit down")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Go out within your first three turns of a deal.")),
         .picture = u"bolt"_s,
         .tone = u"red"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"earlyOuts"_s); }},
        {.key = u"pinale-cold"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Caught cold")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Go out before another side has laid anything.")),
         .picture = u"hail"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"coldOuts"_s); }},
        {.key = u"pinale-swap"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "A card for a joker")),
         .how = sayPinaleFeat(
             QT_TRANSLATE_NOOP("PinaleFeats", "Take a joker or a two from a meld for the card that it stands for.")),
         .picture = u"key"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"swaps"_s); }},
        {.key = u"pinale-swaps"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "The joker thief")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Do so in ten deals.")),
         .picture = u"key"_s,
         .tone = u"blue"_s,
         .wanted = 10,
         .worth = [](const PlayedMatch &match) { return match.count(u"swaps"_s); }},
        {.key = u"pinale-jokers"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "All four laughing")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Lay four jokers together.")),
         .picture = u"crown"_s,
         .tone = u"gold"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"fourJokers"_s); }},
        {.key = u"pinale-full"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "From ace to ace")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Lay a full run for 1,500 points.")),
         .picture = u"ladder"_s,
         .tone = u"gold"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"fullRuns"_s); }},
        {.key = u"pinale-rich"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Where is the chalk?")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Come to 500 points in one deal.")),
         .picture = u"scales"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"richDeals"_s); }},
        {.key = u"pinale-safe"_s,
         .name = sayPinaleFeat(QT_TRANSLATE_NOOP("PinaleFeats", "Light hands")),
         .how = sayPinaleFeat(QT_TRANSLATE_NOOP(
             "PinaleFeats", "Win a match in which nobody went out while you held 100 points or more.")),
         .picture = u"shield"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && match.count(u"caught"_s) == 0 ? 1 : 0; }},
    };
}
