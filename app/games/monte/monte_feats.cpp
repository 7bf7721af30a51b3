// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/monte/monte_numbers.h"

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
    return QCoreApplication::translate("MonteFeats", sentence);
}

} // namespace

std::vector<Feat> MonteNumbers::knockFeats(const QString &game)
{
    const auto key = [&game](const char *name) { return game + u'-' + QLatin1StringView(name); };
    constexpr int oftenKnocked = 25;
    return {
        {.key = key("knock"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Knock, knock")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Knock, and somebody else pays.")),
         .picture = u"marca"_s,
         .tone = u"red"_s,
         .worth = knocksThatOthersPaid},
        {.key = key("knocks"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "A sure fist")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Knock twenty-five times so that somebody else pays.")),
         .picture = u"marca"_s,
         .tone = u"gold"_s,
         .wanted = oftenKnocked,
         .worth = knocksThatOthersPaid},
        {.key = key("not-in-vain"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Never in vain")),
         .how = sayOfKnocks(
             QT_TRANSLATE_NOOP("MonteFeats", "Knock three times or more in a match, and pay for none of them.")),
         .picture = u"marca"_s,
         .tone = u"green"_s,
         .worth =
             [](const PlayedMatch &match) {
                 return knocksInAll(match) >= 3 && knocksEnding(match, u"Paid"_s) == 0 ? 1 : 0;
             }},
        {.key = key("hail"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "A hail of knocks")),
         .how
         = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "In one match, knock five times so that somebody else pays.")),
         .picture = u"sunburst"_s,
         .tone = u"red"_s,
         .worth = [](const PlayedMatch &match) { return knocksThatOthersPaid(match) >= 5 ? 1 : 0; }},
        {.key = key("shirt"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "A clean shirt")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Change all your cards at once, and somebody else pays.")),
         .picture = u"plate"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"shirtOthers"_s); }},
        {.key = key("keep"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Good as they are")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP(
             "MonteFeats", "As the dealer, keep the cards that you looked at, and somebody else pays.")),
         .picture = u"dealer"_s,
         .tone = u"blue"_s,
         .worth = [](const PlayedMatch &match) { return match.count(u"keepOthers"_s); }},
        {.key = key("no-knock"),
         .name = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Let them knock")),
         .how = sayOfKnocks(QT_TRANSLATE_NOOP("MonteFeats", "Win a match without knocking yourself.")),
         .picture = u"glass"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && knocksInAll(match) == 0 ? 1 : 0; }},
    };
}
