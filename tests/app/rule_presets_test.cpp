// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/rule_presets.h"

#include "models/language.h"
#include "models/match_setup.h"
#include "sandbox.h"
#include "told_settings.h"

#include <QAbstractItemModelTester>
#include <QCoreApplication>
#include <QJsonArray>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr int houseOwn = 6;

RulePresets &presets()
{
    return RulePresets::instance();
}

MatchSetup &setup()
{
    return MatchSetup::instance();
}

QString textOf(int row, RulePresets::Role role)
{
    return presets().data(presets().index(row), role).toString();
}

QStringList names()
{
    QStringList found;
    for (int row = 0; row < presets().rowCount(); ++row)
        found << textOf(row, RulePresets::NameRole);
    return found;
}

/// The person's presets as another run of the program finds them in the file.
QJsonArray toldOwn()
{
    QJsonArray own;
    const QJsonArray rows = ToldSettings::now().value(u"presets"_s).toObject().value(u"rows"_s).toArray();
    for (const auto &row : rows)
        if (row.toObject().value(u"own"_s).toBool())
            own << row;
    return own;
}

QStringList toldNames()
{
    QStringList found;
    const QJsonArray own = toldOwn();
    for (const auto &row : own)
        found << row.toObject().value(u"name"_s).toString();
    return found;
}

} // namespace

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
        while (presets().rowCount() > houseOwn)
            QVERIFY(presets().remove(presets().rowCount() - 1));
        setup().restoreDefaults();
    }

    void beginsWithTheHousesOwn()
    {
        QCOMPARE(presets().rowCount(), houseOwn);
        QCOMPARE(presets().current(), 0);
        QCOMPARE(presets().currentName(), names().constFirst());
        QSet<QString> different;
        for (int row = 0; row < houseOwn; ++row) {
            QVERIFY(!presets().isOwn(row));
            QVERIFY(!textOf(row, RulePresets::NameRole).isEmpty());
            different << textOf(row, RulePresets::SummaryRole);
            presets().choose(row);
            QCOMPARE(presets().current(), row);
            QCOMPARE(setup().options() == petrangola::Options(), row == 0);
            QVERIFY(!petrangola::check(setup().options(), setup().seatCount()));
        }
        QCOMPARE(different.size(), houseOwn);
    }

    void leavesTheHousesOwnAsTheyAre()
    {
        const QStringList before = names();
        setup().setTokens(7);
        for (int row = 0; row < houseOwn; ++row) {
            QVERIFY(!presets().remove(row));
            QVERIFY(!presets().rename(row, u"Mine"_s));
            QVERIFY(!presets().keep(before[row]));
            QVERIFY(!presets().keep(before[row].toUpper()));
        }
        QCOMPARE(names(), before);
        for (const int row : {-1, houseOwn, 1000}) {
            QVERIFY(!presets().remove(row));
            QVERIFY(!presets().rename(row, u"Mine"_s));
            presets().choose(row);
        }
        QCOMPARE(setup().tokens(), 7);
        QCOMPARE(presets().current(), -1);
        QCOMPARE(presets().currentName(), QString());
    }

    /// Every option, but not the seats.
    void keepsEveryOption()
    {
        setup().setSeatCount(9);
        setup().setTokens(8);
        setup().setReentries(3);
        setup().setPacks(2);
        setup().setStake(350);
        setup().setAceLow(true);
        setup().setTrisBeatsSequence(true);
        setup().setTrisByCard(true);
        setup().setShowOnKnock(true);
        const petrangola::Options options = setup().options();
        const QString summary = presets().currentSummary();
        QVERIFY(presets().keep(u"  Regole   del bar "_s));
        QCOMPARE(presets().currentName(), u"Regole del bar"_s);
        setup().restoreDefaults();
        QCOMPARE(presets().current(), 0);
        presets().choose(presets().find(u"regole DEL bar"_s));
        QCOMPARE(setup().options(), options);
        QCOMPARE(setup().seatCount(), 6);
        const QJsonArray told = toldOwn();
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0].toObject().value(u"name"_s).toString(), u"Regole del bar"_s);
        QCOMPARE(told[0].toObject().value(u"summary"_s).toString(), summary);
    }

    void tellsWhichHolds()
    {
        setup().setTokens(4);
        QCOMPARE(presets().current(), -1);
        QVERIFY(presets().keep(u"Four"_s));
        const int four = presets().find(u"Four"_s);
        QCOMPARE(presets().current(), four);
        const QSignalSpy changed(&presets(), &RulePresets::currentChanged);
        setup().setStake(500);
        QCOMPARE(presets().current(), -1);
        QVERIFY(changed.size() > 0);
        setup().setStake(100);
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
        setup().setPacks(1);
        QVERIFY(presets().keep(u"One pack"_s));
        setup().setSeatCount(13);
        presets().choose(0);
        presets().choose(presets().find(u"One pack"_s));
        QCOMPARE(setup().packs(), 2);
        QCOMPARE(presets().currentName(), u"One pack"_s);
        QVERIFY(!petrangola::check(setup().options(), setup().seatCount()));
        setup().setSeatCount(5);
        presets().choose(presets().find(u"One pack"_s));
        QCOMPARE(setup().packs(), 1);
    }

    void writesOverAndRenames()
    {
        setup().setTokens(4);
        QVERIFY(presets().keep(u"Bar"_s));
        setup().setTokens(6);
        QVERIFY(presets().keep(u"Club"_s));
        setup().setTokens(9);
        QVERIFY(presets().keep(u"bar"_s));
        QCOMPARE(presets().rowCount(), houseOwn + 2);
        presets().choose(0);
        presets().choose(presets().find(u"Bar"_s));
        QCOMPARE(setup().tokens(), 9);
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

    void takesNamesOfAnyLanguage_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("kept");
        QTest::newRow("accents") << u"Così è più bello: àèìòù €"_s << u"Così è più bello: àèìòù €"_s;
        QTest::newRow("Greek") << u"Κανόνες του σπιτιού"_s << u"Κανόνες του σπιτιού"_s;
        QTest::newRow("Chinese") << u"酒馆规则"_s << u"酒馆规则"_s;
        QTest::newRow("marks") << u"a=b;c,d\"e\\f/g%[h]<b>#"_s << u"a=b;c,d\"e\\f/g%[h]<b>#"_s;
        QTest::newRow("long") << QString(60, u'x') << QString(40, u'x');
        QTest::newRow("cut at a blank") << QString(39, u'x') + u" yyy"_s << QString(39, u'x');
        QTest::newRow("a letter of two halves") << QString(39, u'x') + u"🂡"_s << QString(39, u'x');
        QTest::newRow("lines") << u"one\ntwo\tthree"_s << u"one two three"_s;
        QTest::newRow("number") << u"1"_s << u"1"_s;
    }
    void takesNamesOfAnyLanguage()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, kept);
        setup().setTokens(2);
        QVERIFY(presets().keep(name));
        QCOMPARE(presets().currentName(), kept);
        QCOMPARE(toldNames(), QStringList(kept));
    }

    /// What is damaged or foreign is passed over, and stays where it is; every other one is there.
    void passesOverWhatIsDamaged()
    {
        QVERIFY(Sandbox::writeSettings("[presets]\n"
                                       "petrangola=nonsense\n"
                                       "petrangola\\1\\name=First\n"
                                       "petrangola\\1\\tokens=5\n"
                                       "petrangola\\2\\tokens=5\n"
                                       "petrangola\\3\\name=\"   \"\n"
                                       "petrangola\\4\\name=Wild\n"
                                       "petrangola\\4\\tokens=99\n"
                                       "petrangola\\4\\reentries=-7\n"
                                       "petrangola\\4\\packs=many\n"
                                       "petrangola\\4\\stake=99999999999999999999\n"
                                       "petrangola\\4\\aceLow=perhaps\n"
                                       "petrangola\\4\\laterOption=kept\n"
                                       "petrangola\\5\\name=first\n"
                                       "petrangola\\x\\name=Foreign\n"
                                       "petrangola\\-1\\name=Foreign\n"
                                       "petrangola\\007\\name=Foreign\n"
                                       "petrangola\\99999999999\\name=Foreign\n"
                                       "petrangola\\12\\name=Last\n"
                                       "petrangola\\12\\stake=-5\n"
                                       "petrangola\\12\\trisByCard=true\n"
                                       "mambassa\\1\\name=Another game\n"));
        const QJsonArray told = toldOwn();
        QStringList found;
        for (const auto &row : told)
            found << row.toObject().value(u"name"_s).toString() + u": "_s
                    + row.toObject().value(u"summary"_s).toString();
        QCOMPARE(found,
                 QStringList({u"First: 5 tokens · stake 1.00 €"_s, u"Wild: 9 tokens · no re-entry · stake 1.00 €"_s,
                              u"Last: 3 tokens · stake 0.00 € · three kings before three 2s"_s}));
    }

    /// A later version may write more into a preset, and presets that this one cannot read.
    void keepsWhatItDoesNotKnow()
    {
        setup().setTokens(5);
        QVERIFY(presets().keep(u"Known"_s));
        QString later;
        {
            QSettings file(Sandbox::settingsFile(), QSettings::IniFormat);
            const QStringList keys = file.allKeys();
            const auto named = std::find_if(keys.begin(), keys.end(), [&file](const QString &key) {
                return key.endsWith(u"/name") && file.value(key) == u"Known"_s;
            });
            QVERIFY(named != keys.end());
            later = named->chopped(4) + u"laterOption"_s;
            file.setValue(later, 3);
            file.setValue(u"presets/petrangola/70/rulesOfLater"_s, u"[]"_s);
        }
        QCoreApplication::processEvents();
        setup().setTokens(6);
        QVERIFY(presets().keep(u"known"_s));
        QVERIFY(presets().keep(u"New"_s));
        const QSettings file(Sandbox::settingsFile(), QSettings::IniFormat);
        QCOMPARE(file.value(later).toInt(), 3);
        QCOMPARE(file.value(u"presets/petrangola/70/rulesOfLater"_s).toString(), u"[]"_s);
        QCOMPARE(file.value(u"presets/petrangola/71/name"_s).toString(), u"New"_s);
    }

    void speaksBothLanguages()
    {
        const QStringList english = names();
        setup().setTokens(5);
        setup().setStake(250);
        QVERIFY(presets().keep(u"Mine"_s));
        const QSignalSpy changed(&presets(), &RulePresets::currentChanged);
        Language::instance().choose(u"it"_s);
        QVERIFY(changed.size() > 0);
        const QStringList italian = names();
        const QString summary = textOf(houseOwn, RulePresets::SummaryRole);
        Language::instance().choose(u"en"_s);
        QCOMPARE(italian.size(), english.size() + 1);
        for (int row = 0; row < houseOwn; ++row)
            QVERIFY2(italian[row] != english[row], qPrintable(english[row]));
        QCOMPARE(italian.constLast(), u"Mine"_s);
        QCOMPARE(summary, u"5 marche · posta 2,50 €"_s);
        QCOMPARE(textOf(houseOwn, RulePresets::SummaryRole), u"5 tokens · stake 2.50 €"_s);
    }
};

int main(int argc, char **argv)
{
    if (!ToldSettings::wanted())
        Sandbox::enter();
    const QCoreApplication application(argc, argv);
    if (ToldSettings::wanted())
        return ToldSettings::tell();
    RulePresetsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "rule_presets_test.moc"
