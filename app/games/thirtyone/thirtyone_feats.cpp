// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayThirtyoneFeat(const char *sentence)
{
    return QCoreApplication::translate("ThirtyoneFeats", sentence);
}

} // namespace

std::vector<Feat> ThirtyoneNumbers::feats() const
{
    constexpr int often = 10;
    std::vector<Feat> all = knockFeats(u"thirtyone"_s);
    const std::vector<Feat> own{
        {.key = u"thirtyone-blitz"_s,
         .name = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "Thirty-one!")),
         .how = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "End a deal with 31.")),
         .picture = u"bolt"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"blitzes"_s); }},
        {.key = u"thirtyone-blitzes"_s,
         .name = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "Ace, king, ten")),
         .how = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "End ten deals with 31.")),
         .picture = u"bolt"_s,
         .tone = u"gold"_s,
         .wanted = often,
         .worth = [](const PlayedMatch &match) { return match.count(u"blitzes"_s); }},
        {.key = u"thirtyone-county"_s,
         .name = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "Never sink")),
         .how = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "Win a match after you had no penny left.")),
         .picture = u"lifebuoy"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && match.count(u"county"_s) > 0 ? 1 : 0; }},
        {.key = u"thirtyone-three"_s,
         .name = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "All good things come in threes")),
         .how = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "In one match, end three deals with 31.")),
         .picture = u"bolt"_s,
         .tone = u"red"_s,
         .wanted = 3,
         .worth = [](const PlayedMatch &match) { return match.count(u"blitzes"_s); },
         .counting = Counting::inOneMatch},
        {.key = u"thirtyone-pots"_s,
         .name = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "The widow’s darling")),
         .how = sayThirtyoneFeat(QT_TRANSLATE_NOOP("ThirtyoneFeats", "In one match for chips, take five pots.")),
         .picture = u"chips"_s,
         .tone = u"gold"_s,
         .wanted = 5,
         .worth = [](const PlayedMatch &match) { return match.count(u"pots"_s); },
         .counting = Counting::inOneMatch},
    };
    all.insert(all.end(), own.begin(), own.end());
    return all;
}
