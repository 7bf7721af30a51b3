// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/petrangola.h"
#include "rule_properties.h"
#include "told_presets.h"
#include "words/language.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

class RulePresetsTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QAbstractItemModelTester> m_tester;

private Q_SLOTS:
    void initTestCase()
    {
        Language::instance().choose(u"en"_s);
        m_tester = std::make_unique<QAbstractItemModelTester>(&presets(),
                                                              QAbstractItemModelTester::FailureReportingMode::QtTest);
    }

    void init()
    {
        while (presets().rowCount() > houseOwn())
            QVERIFY(presets().remove(presets().rowCount() - 1));
        setup().restoreDefaults();
    }

    void beginsWithTheHousesOwn()
    {
        QVERIFY(houseOwn() > 1);
        QCOMPARE(presets().rowCount(), houseOwn());
        QCOMPARE(presets().current(), 0);
        QCOMPARE(presets().currentName(), names().constFirst());
        QSet<QString> different;
        for (int row = 0; row < houseOwn(); ++row) {
            QVERIFY(!presets().isOwn(row));
            QVERIFY(!textOf(row, RulePresets::NameRole).isEmpty());
            different << textOf(row, RulePresets::SummaryRole);
            presets().choose(row);
            QCOMPARE(presets().current(), row);
            QCOMPARE(optionsOf<petrangola::Petrangola>(setup().rules()) == petrangola::Options(), row == 0);
            QVERIFY(!petrangola::check(optionsOf<petrangola::Petrangola>(setup().rules()), setup().seatCount()));
        }
        QCOMPARE(different.size(), houseOwn());
    }

    /// Each rule is told in words, and another run of the program reads it as it was kept.
    void keepsAndTellsEveryRule()
    {
        const QString usual = presets().currentSummary();
        QStringList kept;
        for (const QString &rule : ruleKeys()) {
            setup().restoreDefaults();
            setup().setOption(rule, setup().option(rule) + 1);
            QVERIFY2(presets().currentSummary() != usual, qPrintable(rule));
            QVERIFY(presets().keep(rule));
            kept << presets().currentSummary();
        }
        QStringList told;
        const QJsonArray rows = toldOwn();
        for (const auto &row : rows)
            told << row.toObject().value(u"summary"_s).toString();
        QCOMPARE(told, kept);
    }

    void tellsWhatIsNotAsUsual()
    {
        QCOMPARE(presets().currentDifference(), QString());
        QCOMPARE(textOf(0, RulePresets::DifferenceRole), QString());
        setup().setOption(QStringLiteral("tokens"), 7);
        setup().setOption(QStringLiteral("aceLow"), 1);
        QCOMPARE(presets().currentDifference(), u"Tokens: 7 · Ace also low"_s);
    }

    void leavesTheHousesOwnAsTheyAre()
    {
        const QStringList before = names();
        setup().setOption(QStringLiteral("tokens"), 7);
        for (int row = 0; row < houseOwn(); ++row) {
            QVERIFY(!presets().remove(row));
            QVERIFY(!presets().rename(row, u"Mine"_s));
            QVERIFY(!presets().keep(before[row]));
            QVERIFY(!presets().keep(before[row].toUpper()));
        }
        QCOMPARE(names(), before);
        for (const int row : {-1, houseOwn(), 1000}) {
            QVERIFY(!presets().remove(row));
            QVERIFY(!presets().rename(row, u"Mine"_s));
            presets().choose(row);
        }
        QCOMPARE(setup().option(QStringLiteral("tokens")), 7);
        QCOMPARE(presets().current(), -1);
        QCOMPARE(presets().currentName(), QString());
    }

    void tellsWhichHolds()
    {
        setup().setOption(QStringLiteral("tokens"), 4);
        QCOMPARE(presets().current(), -1);
        QVERIFY(presets().keep(u"Four"_s));
        const int four = presets().find(u"Four"_s);
        QCOMPARE(presets().current(), four);
        const QSignalSpy changed(&presets(), &RulePresets::currentChanged);
        setup().setOption(QStringLiteral("stake"), 500);
        QCOMPARE(presets().current(), -1);
        QVERIFY(changed.size() > 0);
        setup().setOption(QStringLiteral("stake"), 100);
        QCOMPARE(presets().current(), four);
        // Seats and people are none of its affair.
        setup().setSeatCount(3);
        setup().rename(1, u"Ugo"_s);
        QCOMPARE(presets().current(), four);
        // Of two with the same rules the one that was chosen.
        QVERIFY(presets().keep(u"Four again"_s));
        QCOMPARE(presets().current(), presets().find(u"Four again"_s));
        presets().choose(four);
        QCOMPARE(presets().current(), four);
        QVERIFY(presets().remove(four));
        QCOMPARE(presets().currentName(), u"Four again"_s);
    }

    /// P-1: a preset of one pack at a table for thirteen.
    void bringsRulesToWhatTheSeatsAllow()
    {
        setup().setOption(QStringLiteral("packs"), 1);
        QVERIFY(presets().keep(u"One pack"_s));
        setup().setSeatCount(13);
        presets().choose(0);
        presets().choose(presets().find(u"One pack"_s));
        QCOMPARE(setup().option(QStringLiteral("packs")), 2);
        QCOMPARE(presets().currentName(), u"One pack"_s);
        QVERIFY(!petrangola::check(optionsOf<petrangola::Petrangola>(setup().rules()), setup().seatCount()));
        setup().setSeatCount(5);
        presets().choose(presets().find(u"One pack"_s));
        QCOMPARE(setup().option(QStringLiteral("packs")), 1);
    }

    /// A rule that only four seats have is not lost where it is read.
    void keepsWhatOnlySomeTablesHave()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setGame(u"pinale"_s);
        setup.setSeatCount(4);
        setup.setOption(u"teams"_s, 1);
        QVERIFY(presets().keep(u"In pairs"_s));
        const int kept = presets().current();
        setup.setOption(u"teams"_s, 0);
        QVERIFY(presets().current() != kept);
        presets().choose(kept);
        QCOMPARE(setup.option(u"teams"_s), 1);
        QVERIFY(presets().remove(kept));
        setup.setSeatCount(2);
        setup.setGame(MatchSetup::games().constFirst());
    }

    void writesOverAndRenames()
    {
        setup().setOption(QStringLiteral("tokens"), 4);
        QVERIFY(presets().keep(u"Bar"_s));
        setup().setOption(QStringLiteral("tokens"), 6);
        QVERIFY(presets().keep(u"Club"_s));
        setup().setOption(QStringLiteral("tokens"), 9);
        QVERIFY(presets().keep(u"bar"_s));
        QCOMPARE(presets().rowCount(), houseOwn() + 2);
        presets().choose(0);
        presets().choose(presets().find(u"Bar"_s));
        QCOMPARE(setup().option(QStringLiteral("tokens")), 9);
        QVERIFY(!presets().rename(presets().find(u"Bar"_s), u"CLUB"_s));
        QVERIFY(!presets().rename(presets().find(u"Bar"_s), u"   "_s));
        QVERIFY(presets().rename(presets().find(u"Bar"_s), u"BAR"_s));
        QCOMPARE(presets().currentName(), u"BAR"_s);
        QVERIFY(presets().rename(presets().find(u"BAR"_s), u"Osteria"_s));
        QCOMPARE(toldNames(), QStringList({u"Osteria"_s, u"Club"_s}));
        QVERIFY(presets().remove(presets().find(u"Osteria"_s)));
        QCOMPARE(toldNames(), QStringList(u"Club"_s));
        QVERIFY(!presets().keep(QString()));
        QVERIFY(!presets().keep(u" \t\n "_s));
    }

    void speaksBothLanguages()
    {
        const QStringList english = names();
        setup().setOption(QStringLiteral("tokens"), 5);
        setup().setOption(QStringLiteral("stake"), 250);
        QVERIFY(presets().keep(u"Mine"_s));
        const QSignalSpy changed(&presets(), &RulePresets::currentChanged);
        Language::instance().choose(u"it"_s);
        QVERIFY(changed.size() > 0);
        const QStringList italian = names();
        const QString summary = textOf(houseOwn(), RulePresets::SummaryRole);
        Language::instance().choose(u"en"_s);
        QCOMPARE(italian.size(), english.size() + 1);
        for (int row = 0; row < houseOwn(); ++row)
            QVERIFY2(italian[row] != english[row], qPrintable(english[row]));
        QCOMPARE(italian.constLast(), u"Mine"_s);
        QCOMPARE(summary, u"5 marche · posta 2,50 €"_s);
        QCOMPARE(textOf(houseOwn(), RulePresets::SummaryRole), u"5 tokens · stake €2.50"_s);
    }
};

TOLD_SETTINGS_TEST_MAIN(RulePresetsTest)

#include "rule_presets_test.moc"
