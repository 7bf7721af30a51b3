// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola/petrangola.h"
#include "told_presets.h"
#include "words/language.h"

#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The presets of rules in the settings file, where they lie as long as there is no store.
class PresetFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    static void initTestCase() { Language::instance().choose(u"en"_s); }

    void init()
    {
        while (presets().rowCount() > houseOwn())
            QVERIFY(presets().remove(presets().rowCount() - 1));
        setup().restoreDefaults();
    }

    /// Every option, but not the seats.
    void keepsEveryOption()
    {
        setup().setSeatCount(9);
        setup().setOption(QStringLiteral("tokens"), 8);
        setup().setOption(QStringLiteral("reentries"), 3);
        setup().setOption(QStringLiteral("packs"), 2);
        setup().setOption(QStringLiteral("stake"), 350);
        setup().setOption(QStringLiteral("aceLow"), 1);
        setup().setOption(QStringLiteral("trisBeatsSequence"), 1);
        setup().setOption(QStringLiteral("trisOrder"), 1);
        setup().setOption(QStringLiteral("showOnKnock"), 1);
        const petrangola::Options options = optionsOf<petrangola::Petrangola>(setup().rules());
        const QString summary = presets().currentSummary();
        QVERIFY(presets().keep(u"  Regole   del bar "_s));
        QCOMPARE(presets().currentName(), u"Regole del bar"_s);
        setup().restoreDefaults();
        QCOMPARE(presets().current(), 0);
        presets().choose(presets().find(u"regole DEL bar"_s));
        QCOMPARE(optionsOf<petrangola::Petrangola>(setup().rules()), options);
        QCOMPARE(setup().seatCount(), 6);
        const QJsonArray told = toldOwn();
        QCOMPARE(told.size(), 1);
        QCOMPARE(told[0].toObject().value(u"name"_s).toString(), u"Regole del bar"_s);
        QCOMPARE(told[0].toObject().value(u"summary"_s).toString(), summary);
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
        setup().setOption(QStringLiteral("tokens"), 2);
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
                 QStringList({u"First: 5 tokens · stake €1.00"_s, u"Wild: 9 tokens · no re-entry · stake €1.00"_s,
                              u"Last: 3 tokens · stakes worth nothing · three kings before three 2s"_s}));
    }

    /// A later version may write more into a preset, and presets that this one cannot read.
    void keepsWhatItDoesNotKnow()
    {
        setup().setOption(QStringLiteral("tokens"), 5);
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
        setup().setOption(QStringLiteral("tokens"), 6);
        QVERIFY(presets().keep(u"known"_s));
        QVERIFY(presets().keep(u"New"_s));
        const QSettings file(Sandbox::settingsFile(), QSettings::IniFormat);
        QCOMPARE(file.value(later).toInt(), 3);
        QCOMPARE(file.value(u"presets/petrangola/70/rulesOfLater"_s).toString(), u"[]"_s);
        QCOMPARE(file.value(u"presets/petrangola/71/name"_s).toString(), u"New"_s);
    }
};

TOLD_SETTINGS_TEST_MAIN(PresetFileTest)

#include "preset_file_test.moc"
