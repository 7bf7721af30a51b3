// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knocking/knock_numbers.h"

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
    return {
        {.key = key("knock"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Knock, knock")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Knock, and somebody else pays.")),
         .picture = u"fist"_s,
         .tone = u"red"_s,
         .worth = knocksThatOthersPaid},
        {.key = key("knocks"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "A sure fist")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Knock twenty-five times so that somebody else pays.")),
         .picture = u"fist"_s,
         .tone = u"gold"_s,
         .wanted = oftenKnocked,
         .worth = knocksThatOthersPaid},
        {.key = key("not-in-vain"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Never in vain")),
         .how = sayOfKnocks(
             QT_TRANSLATE_NOOP("KnockFeats", "Knock three times or more in a match, and pay for none of them.")),
         .picture = u"target"_s,
         .tone = u"green"_s,
         .wanted = 3,
         .worth = [](const PlayedMatch &match) { return knocksEnding(match, u"Paid"_s) == 0 ? knocksInAll(match) : 0; },
         .counting = Counting::inOneMatch},
        {.key = key("hail"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "A hail of knocks")),
         .how
         = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "In one match, knock five times so that somebody else pays.")),
         .picture = u"hail"_s,
         .tone = u"red"_s,
         .wanted = 5,
         .worth = knocksThatOthersPaid,
         .counting = Counting::inOneMatch},
        {.key = key("no-knock"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Let them knock")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("KnockFeats", "Win a match without knocking yourself.")),
         .picture = u"knocker"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && knocksInAll(match) == 0 ? 1 : 0; }},
    };
}
