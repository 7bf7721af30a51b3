// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/feats.h"

#include "catalog/entry.h"
#include "ledger/game_numbers.h"
#include "osteria/shared_feats.h"
#include "words/language.h"

#include "sandbox.h"

#include <QFile>
#include <QMap>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using record::Facts;

namespace {

/// A match as the history and the statistics have it.
struct Staged
{
    Store::Entry entry;
    Facts facts;
};

Staged match(bool won, int seats = 4, const QString &level = u"casual"_s)
{
    Staged staged;
    staged.entry.kinds = QStringList(seats, level);
    staged.entry.kinds[0] = u"human"_s;
    staged.entry.own = 0;
    staged.entry.deals = 6;
    staged.entry.ended = QDateTime(QDate(2026, 11, 23), QTime(20, 0));
    staged.facts = {.course = "-...-.", .place = won ? 1 : 3, .won = won};
    return staged;
}

Staged counting(std::initializer_list<std::pair<const char *, int>> counts, bool won = false)
{
    Staged staged = match(won);
    for (const auto &[name, count] : counts)
        staged.facts.counts.insert(QLatin1StringView(name), count);
    return staged;
}

Staged course(const QByteArray &deals, bool won, int reentries = 0)
{
    Staged staged = match(won);
    staged.facts.course = deals;
    staged.facts.reentries = reentries;
    staged.entry.deals = static_cast<int>(deals.size());
    return staged;
}

QList<Staged> times(int count, const Staged &staged)
{
    return QList<Staged>(count, staged);
}

/// What reaches a feat, and what comes near and does not.
struct Case
{
    QList<Staged> reaches;
    QList<Staged> comesNear;
};

QMap<QString, Case> sharedCases()
{
    Staged second = match(false);
    second.facts.place = 2;
    Staged crowd = match(false, 8);
    return {
        {u"first-match"_s, {{match(false)}, {}}},
        {u"first-win"_s, {{match(true)}, times(3, match(false))}},
        {u"ten-wins"_s, {times(10, match(true)), times(9, match(true)) + times(5, match(false))}},
        {u"fifty-matches"_s, {times(50, match(false)), times(49, match(true))}},
        {u"three-in-a-row"_s,
         {times(2, match(false)) + times(3, match(true)),
          times(2, match(true)) + times(1, match(false)) + times(2, match(true))}},
        {u"top-two"_s, {times(10, second), times(9, second) + times(5, match(true, 3)) + times(4, match(false))}},
        {u"beat-regulars"_s,
         {{match(true, 3, u"regular"_s)}, {match(true), match(false, 3, u"regular"_s), match(true, 3, u"expert"_s)}}},
        {u"beat-experts"_s,
         {{match(true, 2, u"expert"_s)}, {match(true, 3, u"regular"_s), match(false, 3, u"expert"_s)}}},
        {u"full-table"_s, {{match(true, 8)}, {match(true, 7), crowd}}},
        {u"duel"_s, {{match(true, 2)}, {match(true, 3), match(false, 2)}}},
        {u"unscathed"_s, {{course("..+.", true)}, {course("....", false), course("..=.", true), course(".-..", true)}}},
        {u"bad-start"_s, {{course("--..", true)}, {course("-.-.", true), course("--..", false)}}},
        {u"dry"_s, {{course("-..........", false)}, {course(".........-.........", true)}}},
        {u"thrifty"_s, {{course("-...-.....", false)}, {course("-...-..-..", true), course("........-", true)}}},
        {u"long"_s,
         {{course(QByteArray(15, '.'), true)},
          {course(QByteArray(14, '.'), true), course(QByteArray(15, '.'), false)}}},
    };
}

QMap<QString, Case> knockCases(const QString &game)
{
    return {
        {game + u"-knock"_s, {{counting({{"knockOthers", 1}})}, {counting({{"knockPaid", 2}, {"knockNobody", 1}})}}},
        {game + u"-knocks"_s,
         {times(5, counting({{"knockOthers", 3}, {"shirtOthers", 1}, {"keepOthers", 1}})),
          times(8, counting({{"knockOthers", 3}, {"knockPaid", 3}}))}},
        {game + u"-not-in-vain"_s,
         {{counting({{"knockOthers", 2}, {"keepNobody", 1}})},
          {counting({{"knockOthers", 2}}), counting({{"knockOthers", 4}, {"shirtPaid", 1}})}}},
        {game + u"-hail"_s,
         {{counting({{"knockOthers", 4}, {"shirtOthers", 1}})},
          times(3, counting({{"knockOthers", 4}, {"knockPaid", 1}}))}},
        {game + u"-shirt"_s, {{counting({{"shirtOthers", 1}})}, {counting({{"shirtPaid", 1}, {"knockOthers", 1}})}}},
        {game + u"-keep"_s, {{counting({{"keepOthers", 1}})}, {counting({{"keepPaid", 1}, {"knockOthers", 1}})}}},
        {game + u"-no-knock"_s, {{counting({}, true)}, {counting({}, false), counting({{"keepPaid", 1}}, true)}}},
    };
}

QMap<QString, Case> petrangolaCases()
{
    return {
        {u"petrangola-two"_s, {{counting({{"petrangole", 2}})}, times(4, counting({{"petrangole", 1}}, true))}},
        {u"came-back"_s, {{course("---.", true, 1)}, {course("---.", true), course("---.", false, 1)}}},
    };
}

QMap<QString, Case> thirtyoneCases()
{
    return {
        {u"thirtyone-blitz"_s, {{counting({{"blitzes", 1}})}, {counting({{"knockOthers", 2}}, true)}}},
        {u"thirtyone-blitzes"_s, {times(5, counting({{"blitzes", 2}})), times(9, counting({{"blitzes", 1}}))}},
        {u"thirtyone-county"_s, {{counting({{"county", 1}}, true)}, {counting({{"county", 2}}), match(true)}}},
        {u"thirtyone-pots"_s, {{counting({{"pots", 5}})}, times(4, counting({{"pots", 4}}, true))}},
        {u"thirtyone-three"_s, {{counting({{"blitzes", 3}})}, times(4, counting({{"blitzes", 2}}, true))}},
    };
}

QMap<QString, Case> stopthebusCases()
{
    return {
        {u"stopthebus-stop"_s, {{counting({{"stopOthers", 1}})}, {counting({{"stopPaid", 2}, {"stopNobody", 1}})}}},
        {u"stopthebus-stops"_s,
         {times(5, counting({{"stopOthers", 5}})), times(8, counting({{"stopOthers", 3}, {"stopPaid", 3}}))}},
        {u"stopthebus-not-in-vain"_s,
         {{counting({{"stopOthers", 2}, {"stopNobody", 1}})},
          {counting({{"stopOthers", 2}}), counting({{"stopOthers", 4}, {"stopPaid", 1}})}}},
        {u"stopthebus-passenger"_s, {{counting({}, true)}, {counting({}, false), counting({{"stopOthers", 1}}, true)}}},
        {u"stopthebus-terminus"_s, {{counting({{"rides", 1}})}, {counting({{"stopOthers", 3}}, true)}}},
        {u"stopthebus-prial"_s, {{counting({{"prials", 1}})}, {counting({{"stopOthers", 3}}, true)}}},
        {u"stopthebus-prials"_s, {times(5, counting({{"prials", 1}})), times(4, counting({{"prials", 1}}))}},
    };
}

QMap<QString, Case> tarotCases()
{
    return {
        {u"knock-slam"_s, {{counting({{"slams", 1}})}, {counting({{"magicianTaken", 3}}, true)}}},
        {u"knock-magician"_s, {{counting({{"magicianTaken", 1}})}, {counting({{"slams", 1}}, true)}}},
        {u"knock-magicians"_s,
         {times(10, counting({{"magicianTaken", 1}})), times(9, counting({{"magicianTaken", 1}}))}},
        {u"knock-slams"_s, {times(3, counting({{"slams", 1}})), times(2, counting({{"slams", 1}}))}},
        {u"knock-home-free"_s, {{counting({}, true)}, {counting({}, false), counting({{"magicianLost", 1}}, true)}}},
        {u"knock-free"_s, {{counting({}, true)}, {counting({}, false), counting({{"foolPaid", 1}}, true)}}},
    };
}

QMap<QString, Case> pinaleCases()
{
    const Staged out = counting({{"outs", 1}});
    const Staged swap = counting({{"swaps", 1}});
    return {
        {u"pinale-out"_s, {{out}, {counting({{"caught", 3}, {"stockEnds", 1}}, true)}}},
        {u"pinale-outs"_s, {times(25, out), times(24, out)}},
        {u"pinale-three"_s, {{counting({{"outs", 3}})}, times(3, out)}},
        {u"pinale-early"_s, {{counting({{"earlyOuts", 1}})}, {counting({{"outs", 2}}, true)}}},
        {u"pinale-cold"_s, {{counting({{"coldOuts", 1}})}, {counting({{"outs", 2}}, true)}}},
        {u"pinale-swap"_s, {{swap}, {out}}},
        {u"pinale-swaps"_s, {times(10, swap), times(9, swap)}},
        {u"pinale-jokers"_s, {{counting({{"fourJokers", 1}})}, {counting({{"richDeals", 1}}, true)}}},
        {u"pinale-full"_s, {{counting({{"fullRuns", 1}})}, {counting({{"richDeals", 1}}, true)}}},
        {u"pinale-rich"_s, {{counting({{"richDeals", 1}})}, {counting({{"outs", 5}}, true)}}},
        {u"pinale-safe"_s, {{counting({}, true)}, {counting({}, false), counting({{"caught", 1}}, true)}}},
    };
}

feats::Count counted(const Feat &feat, const QList<Staged> &matches)
{
    std::vector<PlayedMatch> played;
    qint64 id = 0;
    QList<Staged> numbered = matches;
    for (Staged &staged : numbered)
        staged.entry.id = ++id;
    for (const Staged &staged : std::as_const(numbered))
        played.push_back({.match = staged.entry, .facts = staged.facts});
    return feats::counted(feat, played);
}

void judge(const std::vector<Feat> &group, const QMap<QString, Case> &cases)
{
    for (const Feat &feat : group) {
        if (!cases.contains(feat.key))
            continue;
        const Case &each = cases[feat.key];
        const feats::Count count = counted(feat, each.reaches);
        QVERIFY2(count.reached, qPrintable(feat.key));
        QCOMPARE(count.match, each.reaches.size());
        QVERIFY2(!counted(feat, each.reaches.mid(0, each.reaches.size() - 1)).reached, qPrintable(feat.key));
        QVERIFY2(!counted(feat, each.comesNear).reached, qPrintable(feat.key));
    }
}

std::vector<Feat> all()
{
    std::vector<Feat> every = feats::shared();
    for (const CatalogEntry *entry : catalog::entries())
        for (const Feat &feat : entry->numbers().feats())
            every.push_back(feat);
    for (const Feat &feat : feats::ofTheHouse())
        every.push_back(feat);
    return every;
}

} // namespace

/// Which matches bring a feat, and which do not.
class FeatsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { Language::instance().choose(u"en"_s); }

    void sharedFeatsAreJudged()
    {
        const auto shared = feats::shared();
        const auto cases = sharedCases();
        QCOMPARE(cases.size(), static_cast<qsizetype>(shared.size())); // none is left out
        judge(shared, cases);
    }

    void featsOfGamesAreJudged()
    {
        for (const CatalogEntry *entry : catalog::entries()) {
            QMap<QString, Case> cases = knockCases(entry->info().name);
            cases.insert(petrangolaCases());
            cases.insert(thirtyoneCases());
            cases.insert(stopthebusCases());
            cases.insert(tarotCases());
            cases.insert(pinaleCases());
            judge(entry->numbers().feats(), cases);
        }
    }

    /// Each of a game's own is reached by a match in which everything was done a few times, and by none in which
    /// nothing was.
    void noneIsOutOfReach()
    {
        Staged full = match(true);
        for (const char *name :
             {"petrangole", "petrangoloni", "mambasse",   "quarantune", "shirtOthers", "keepOthers", "blitzes",
              "county",     "pots",         "stopOthers", "prials",     "rides",       "slams",      "magicianTaken",
              "outs",       "earlyOuts",    "coldOuts",   "swaps",      "fourJokers",  "fullRuns",   "richDeals"})
            full.facts.counts.insert(QLatin1StringView(name), 5);
        full.facts.counts.insert(u"knockOthers"_s, 5);
        full.facts.course = "+..+..........";
        full.facts.reentries = 1;
        for (const CatalogEntry *entry : catalog::entries())
            for (const Feat &feat : entry->numbers().feats()) {
                const bool isQuiet = feat.key.endsWith(u"-no-knock") || feat.key.endsWith(u"-passenger")
                    || feat.key.endsWith(u"-free") || feat.key.endsWith(u"-safe");
                QVERIFY2(isQuiet || counted(feat, times(feat.wanted, full)).reached, qPrintable(feat.key));
                QVERIFY2(isQuiet || !counted(feat, times(50, match(true))).reached, qPrintable(feat.key));
            }
    }

    /// How far one is: of what counts in one match alone the best match, else all of them.
    void whatIsNotReachedIsCounted()
    {
        const auto shared = feats::shared();
        const auto madeOf = [&shared](const QString &key, const QList<Staged> &matches) {
            const auto found
                = std::find_if(shared.begin(), shared.end(), [&key](const Feat &feat) { return feat.key == key; });
            return counted(*found, matches).made;
        };
        QCOMPARE(madeOf(u"ten-wins"_s, times(3, match(true)) + times(2, match(false))), 3);
        QCOMPARE(madeOf(u"ten-wins"_s, {}), 0);
        QCOMPARE(madeOf(u"three-in-a-row"_s, times(2, match(true)) + times(1, match(false)) + times(1, match(true))),
                 2);
        QCOMPARE(madeOf(u"dry"_s, {course("-.......-", false), course("....", true)}), 7);
        QCOMPARE(madeOf(u"long"_s, {course(QByteArray(12, '.'), true), course(QByteArray(20, '.'), false)}), 12);
    }

    /// Only there they can be won.
    void aGameHasItsOwnAlone()
    {
        const auto hasReturn = [](const std::vector<Feat> &list) {
            return std::any_of(list.begin(), list.end(), [](const Feat &feat) { return feat.key == u"came-back"; });
        };
        QVERIFY(!hasReturn(feats::shared()) && !hasReturn(feats::ofTheHouse()));
        for (const CatalogEntry *entry : catalog::entries())
            QCOMPARE(hasReturn(entry->numbers().feats()), entry->reenters());
    }

    /// Those that are looked at together are told apart by picture or, where they are of one kind, by colour.
    void noSealIsAnothersToo()
    {
        QList<std::vector<Feat>> lists;
        std::vector<Feat> general = feats::shared();
        for (const Feat &feat : feats::ofTheHouse())
            general.push_back(feat);
        lists << general;
        for (const CatalogEntry *entry : catalog::entries())
            lists << entry->numbers().feats();
        QSet<QString> pictures;
        for (const std::vector<Feat> &list : std::as_const(lists)) {
            QSet<QString> seals;
            for (const Feat &feat : list) {
                const QString seal = feat.picture + u' ' + feat.tone;
                QVERIFY2(!seals.contains(seal), qPrintable(feat.key));
                seals.insert(seal);
                pictures.insert(feat.picture);
            }
        }
        QVERIFY(pictures.size() >= 30);
    }

    void eachHasWordsAndASealOfItsOwn()
    {
        QSet<QString> keys;
        for (const QString &language : {u"it"_s, u"en"_s}) {
            Language::instance().choose(language);
            keys.clear();
            for (const Feat &feat : all()) {
                QVERIFY2(!keys.contains(feat.key), qPrintable(feat.key));
                keys.insert(feat.key);
                QVERIFY(!feat.name.isEmpty() && feat.how.endsWith(u'.'));
                QVERIFY2(QFile::exists(u":/art/tokens/%1.svg"_s.arg(feat.picture)), qPrintable(feat.picture));
                QVERIFY(QStringList({u"red"_s, u"blue"_s, u"green"_s, u"gold"_s}).contains(feat.tone));
                QVERIFY(feat.wanted >= 1);
            }
        }
        QVERIFY(keys.size() >= 36);
    }
};

SANDBOXED_TEST_MAIN(FeatsTest)
#include "feats_test.moc"
