// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/shared_feats.h"

#include "catalog/catalog.h"
#include "osteria/evening.h"
#include "words/game_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace feats {

namespace {

QString say(const char *sentence)
{
    return QCoreApplication::translate("SharedFeats", sentence);
}

bool wonAgainst(const PlayedMatch &match, const QString &level)
{
    return match.facts.won && words::tableLevel(match.match.kinds, match.match.own) == level;
}

int wins(const PlayedMatch &match)
{
    return match.facts.won ? 1 : 0;
}

int finished(const PlayedMatch &)
{
    return 1;
}

/// Else nothing can be lost in it.
bool forLives(const PlayedMatch &match)
{
    return match.facts.kind == game::Score::lives;
}

/// The most deals one after the other in which nothing was paid.
int dryDeals(const QByteArray &course)
{
    int longest = 0;
    int count = 0;
    for (const char deal : course) {
        count = record::Facts::pays(deal) ? 0 : count + 1;
        longest = std::max(longest, count);
    }
    return longest;
}

std::vector<Feat> ofMatches()
{
    constexpr int many = 10;
    constexpr int lots = 50;
    return {
        {.key = u"first-match"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "A chair of your own")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Play a match to its end.")),
         .picture = u"chair"_s,
         .tone = u"green"_s,
         .worth = finished},
        {.key = u"first-win"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "The wine is on them")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win a match.")),
         .picture = u"glass"_s,
         .tone = u"red"_s,
         .worth = wins},
        {.key = u"ten-wins"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Ten glasses")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win ten matches.")),
         .picture = u"flask"_s,
         .tone = u"gold"_s,
         .wanted = many,
         .worth = wins},
        {.key = u"fifty-matches"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "One of the house")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Play fifty matches to their end.")),
         .picture = u"key"_s,
         .tone = u"gold"_s,
         .wanted = lots,
         .worth = finished},
        {.key = u"three-in-a-row"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Three in a row")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win three matches in a row.")),
         .picture = u"tally"_s,
         .tone = u"red"_s,
         .wanted = 3,
         .worth = wins,
         .counting = Counting::inARow},
        {.key = u"top-two"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "A steady hand")),
         .how
         = say(QT_TRANSLATE_NOOP("SharedFeats", "In ten matches at tables of four or more, finish first or second.")),
         .picture = u"podium"_s,
         .tone = u"blue"_s,
         .wanted = many,
         .worth =
             [](const PlayedMatch &match) {
                 return match.match.kinds.size() >= 4 && match.facts.place >= 1 && match.facts.place <= 2 ? 1 : 0;
             }},
    };
}

std::vector<Feat> ofOpponents()
{
    return {
        {.key = u"beat-regulars"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Among equals")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win against a table of regulars only.")),
         .picture = u"scales"_s,
         .tone = u"green"_s,
         .worth = [](const PlayedMatch &match) { return wonAgainst(match, u"regular"_s) ? 1 : 0; }},
        {.key = u"beat-experts"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "At the top table")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win against a table of experts only.")),
         .picture = u"crown"_s,
         .tone = u"gold"_s,
         .worth = [](const PlayedMatch &match) { return wonAgainst(match, u"expert"_s) ? 1 : 0; }},
        {.key = u"full-table"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "A full table")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win at a table of eight or more.")),
         .picture = u"chairs"_s,
         .tone = u"red"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && match.match.kinds.size() >= 8 ? 1 : 0; }},
        {.key = u"duel"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Face to face")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win a match between two players.")),
         .picture = u"swords"_s,
         .tone = u"red"_s,
         .worth = [](const PlayedMatch &match) { return match.facts.won && match.match.kinds.size() == 2 ? 1 : 0; }},
    };
}

std::vector<Feat> ofPlay()
{
    return {
        {.key = u"unscathed"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Not a scratch")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats",
                                      "Win a match without paying once: it is enough never to have the lowest hand.")),
         .picture = u"shield"_s,
         .tone = u"gold"_s,
         .worth =
             [](const PlayedMatch &match) {
                 return match.facts.won && forLives(match) && match.facts.tokensLost() == 0 ? 1 : 0;
             }},
        {.key = u"bad-start"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "All’s well that ends well")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Pay in the first two deals, and win the match.")),
         .picture = u"clearing"_s,
         .tone = u"blue"_s,
         .worth
         = [](const PlayedMatch &match) { return match.facts.won && match.facts.course.startsWith("--") ? 1 : 0; }},
        {.key = u"dry"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Ten deals dry")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "In one match, pay nothing in ten deals in a row.")),
         .picture = u"umbrella"_s,
         .tone = u"blue"_s,
         .wanted = 10,
         .worth = [](const PlayedMatch &match) { return forLives(match) ? dryDeals(match.facts.course) : 0; },
         .counting = Counting::inOneMatch},
        {.key = u"thrifty"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Thrifty")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats",
                                      "In one match of ten deals or more, pay in at most one deal out of five.")),
         .picture = u"purse"_s,
         .tone = u"green"_s,
         .worth =
             [](const PlayedMatch &match) {
                 return forLives(match) && match.facts.deals() >= 10
                         && 5 * match.facts.tokensLost() <= match.facts.deals()
                     ? 1
                     : 0;
             }},
        {.key = u"long"_s,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "The small hours")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win a match of fifteen deals or more.")),
         .picture = u"moon"_s,
         .tone = u"gold"_s,
         .wanted = 15,
         .worth = [](const PlayedMatch &match) { return match.facts.won ? match.match.deals : 0; },
         .counting = Counting::inOneMatch},
    };
}

} // namespace

std::vector<Feat> shared()
{
    std::vector<Feat> all = ofMatches();
    for (const auto &more : {ofOpponents(), ofPlay()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

std::vector<Feat> ofTheHouse()
{
    constexpr int week = 7;
    return {
        {.key = wholeShelf,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "The whole shelf")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Win a match of every game of the house.")),
         .picture = u"shelf"_s,
         .tone = u"blue"_s,
         .wanted = static_cast<int>(catalog::seatedNames().size())},
        {.key = oneDay,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Deal of the day")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Play a deal of the day to its end.")),
         .picture = u"calendar"_s,
         .tone = u"green"_s},
        {.key = aWeek,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "A whole week")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Play the deal of the day on seven days in a row.")),
         .picture = u"calendar"_s,
         .tone = u"red"_s,
         .wanted = week},
        {.key = oneEvening,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "An evening out")),
         .how
         = say(QT_TRANSLATE_NOOP("SharedFeats", "Play all three tables of an evening at the osteria to their end.")),
         .picture = u"lantern"_s,
         .tone = u"blue"_s,
         .wanted = evening::tables},
        {.key = goodEvening,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "One rung up")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Go up one rung on the osteria’s ladder.")),
         .picture = u"ladder"_s,
         .tone = u"red"_s},
        {.key = topRung,
         .name = say(QT_TRANSLATE_NOOP("SharedFeats", "Legend of the osteria")),
         .how = say(QT_TRANSLATE_NOOP("SharedFeats", "Reach the highest rung of the ladder.")),
         .picture = u"wreath"_s,
         .tone = u"gold"_s,
         .wanted = evening::rungs - 1},
    };
}

} // namespace feats
