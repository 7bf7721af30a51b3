// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

QString sayMambassaFeat(const char *sentence)
{
    return QCoreApplication::translate("MambassaFeats", sentence);
}

} // namespace

std::vector<Feat> MambassaNumbers::feats() const
{
    constexpr int often = 5;
    std::vector<Feat> all = monteFeats(u"mambassa"_s);
    all.insert(all.end(),
               {{.key = u"mambassa-forty-one"_s,
                 .name = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "Quarantuna!")),
                 .how = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "Declare a Quarantuna.")),
                 .picture = u"forty_one"_s,
                 .tone = u"green"_s,
                 .worth = [](const PlayedMatch &match) { return match.count(u"quarantune"_s); }},
                {.key = u"mambassa-five"_s,
                 .name = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "Forty-one by heart")),
                 .how = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "Declare five Quarantune.")),
                 .picture = u"forty_one"_s,
                 .tone = u"gold"_s,
                 .wanted = often,
                 .worth = [](const PlayedMatch &match) { return match.count(u"quarantune"_s); }},
                {.key = u"mambassa-gain"_s,
                 .name = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "In the black")),
                 .how = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "In one match, gain tokens in two deals.")),
                 .picture = u"gain"_s,
                 .tone = u"blue"_s,
                 .wanted = 2,
                 .worth = [](const PlayedMatch &match) { return match.facts.tokensGained(); },
                 .counting = Counting::inOneMatch},
                {.key = u"mambassa-aces"_s,
                 .name = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "Mambassa!")),
                 .how = sayMambassaFeat(QT_TRANSLATE_NOOP("MambassaFeats", "Declare a Mambassa: four aces.")),
                 .picture = u"quartet"_s,
                 .tone = u"gold"_s,
                 .worth = [](const PlayedMatch &match) { return match.count(u"mambasse"_s); }}});
    return all;
}
