// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knocking/knock_numbers.h"

#include "catalog/entry.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace {

/// Knocks of every kind that ended so.
int knocksEnding(const PlayedMatch &match, const QString &ending)
{
    return match.count(u"knock"_s + ending) + match.count(u"shirt"_s + ending) + match.count(u"keep"_s + ending);
}

int knocksThatOthersPaid(const PlayedMatch &match)
{
    return knocksEnding(match, u"Others"_s);
}

int knocksInAll(const PlayedMatch &match)
{
    return knocksEnding(match, u"Paid"_s) + knocksEnding(match, u"Others"_s) + knocksEnding(match, u"Nobody"_s);
}

QString sayOfKnocks(const char *sentence)
{
    return QCoreApplication::translate("KnockFeats", sentence);
}

} // namespace

std::vector<Feat> KnockNumbers::knockFeats(const QString &game) const
{
    const auto key = [&game](const char *name) { return game + u'-' + QLatin1StringView(name); };
    constexpr int oftenKnocked = 25;
    const QString piece = LifeWords(catalog::lives(game)).picture();
    return {
        {.key = key("knock"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Knock, knock")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Knock, and somebody else pays.")),
         .picture = piece,
         .tone = u"red"_s,
         .worth = knocksThatOthersPaid},
        {.key = key("knocks"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "A sure fist")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Knock twenty-five times so that somebody else pays.")),
         .picture = piece,
         .tone = u"gold"_s,
         .wanted = oftenKnocked,
         .worth = knocksThatOthersPaid},
        {.key = key("not-in-vain"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Never in vain")),
         .how = sayOfKnocks(
             QT_TRANSLATE_NOOP("KnockFeats", "Knock three times or more in a match, and pay for none of them.")),
         .picture = piece,
         .tone = u"green"_s,
         .worth =
             [](const PlayedMatch &match) {
                 return knocksInAll(match) >= 3 && knocksEnding(match, u"Paid"_s) == 0 ? 1 : 0;
             }},
        {.key = key("hail"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "A hail of knocks")),
         .how
         = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "In one match, knock five times so that somebody else pays.")),
         .picture = u"sunburst"_s,
         .tone = u"red"_s,
         .worth = [](const PlayedMatch &match) { return knocksThatOthersPaid(match) >= 5 ? 1 : 0; }},
        {.key = key("no-knock"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Let them knock")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Win a match without knocking yourself.")),
         .picture = u"glass"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && knocksInAll(match) == 0 ? 1 : 0; }},
    };
}
