// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "file_content.h"
#include "sandbox.h"
#include "setup/match_setup.h"
#include "setup/rule_presets.h"
#include "store/store.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

RulePresets &presets()
{
    return RulePresets::instance();
}

/// The person's, as name and tokens.
QStringList own()
{
    QStringList found;
    for (int row = 0; row < presets().rowCount(); ++row)
        if (presets().isOwn(row))
            found << presets().data(presets().index(row), RulePresets::NameRole).toString() + u'/'
                    + presets().data(presets().index(row), RulePresets::SummaryRole).toString().section(u' ', 0, 0);
    return found;
}

QByteArray settings()
{
    return contentOf(Sandbox::settingsFile());
}

} // namespace

/// House rules move from the settings file into the database, once.
class PresetsKeptTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void movesThemFromTheSettings()
    {
        Language::instance().choose(u"en"_s);
        const QTemporaryDir folder;
        QCOMPARE(own(), (QStringList{u"Sunday/5"_s, u"Zia Però/2"_s}));
        const QByteArray before = settings();
        Store &store = Store::instance();
        store.open(folder.path());
        QCOMPARE(own(), (QStringList{u"Sunday/5"_s, u"Zia Però/2"_s}));
        const QList<Store::Preset> kept = store.presets(u"petrangola"_s);
        QCOMPARE(kept.size(), 2);
        QCOMPARE(kept[1].options[u"wildCards"_s].toString(), u"2"_s); // of a newer version

        MatchSetup::instance().setOption(QStringLiteral("tokens"), 7);
        QVERIFY(presets().keep(u"Monday"_s));
        QVERIFY(presets().rename(presets().find(u"Zia Però"_s), u"Zia"_s));
        QVERIFY(presets().remove(presets().find(u"Sunday"_s)));
        const QStringList changed{u"Zia/2"_s, u"Monday/7"_s};
        QCOMPARE(own(), changed);
        store.open(folder.path());
        QCOMPARE(own(), changed);
        QCOMPARE(store.presets(u"petrangola"_s)[0].options[u"wildCards"_s].toString(), u"2"_s);
        MatchSetup::instance().setOption(QStringLiteral("tokens"), 4);
        QVERIFY(presets().keep(u"Zia"_s));
        store.open(folder.path());
        QCOMPARE(own(), (QStringList{u"Zia/4"_s, u"Monday/7"_s}));

        // The file has them as they were, for an older version, and for when nothing can be stored.
        const auto section = [](const QByteArray &text) { return text.mid(text.indexOf("[presets]")); };
        QVERIFY(section(before).contains("wildCards"));
        for (const QByteArray &line : section(before).split('\n'))
            QVERIFY2(settings().contains(line), line.constData());
        store.close();
        QCOMPARE(own(), (QStringList{u"Sunday/5"_s, u"Zia Però/2"_s}));
        // One that was kept meanwhile comes along the next time.
        QVERIFY(presets().keep(u"Tuesday"_s));
        store.open(folder.path());
        QCOMPARE(own(), (QStringList{u"Zia/4"_s, u"Monday/7"_s, u"Tuesday/4"_s}));
        store.close();
    }

    /// Each game has its own, in the same store.
    void eachGameHasItsOwn()
    {
        const QTemporaryDir folder;
        Store &store = Store::instance();
        store.open(folder.path());
        const QStringList ofPetrangola = own();
        MatchSetup &setup = MatchSetup::instance();
        const auto restore = qScopeGuard([&setup] { setup.setGame(u"petrangola"_s); });
        setup.setGame(u"mambassa"_s);
        setup.restoreDefaults();
        QCOMPARE(presets().rowCount(), 2); // the house's
        QCOMPARE(presets().current(), 0);
        QVERIFY(presets().currentSummary().contains(u"0.50"_s));
        presets().choose(1);
        QCOMPARE(setup.option(QStringLiteral("tokenValue")), 0);
        QCOMPARE(presets().currentSummary(), u"tokens worth nothing"_s);
        setup.setOption(QStringLiteral("tokenValue"), 250);
        QCOMPARE(presets().current(), -1);
        QVERIFY(presets().keep(u"Sunday"_s)); // a name that the other game has too
        QCOMPARE(presets().currentName(), u"Sunday"_s);
        QCOMPARE(store.presets(u"mambassa"_s).size(), 1);
        QCOMPARE(store.presets(u"mambassa"_s)[0].options, (QJsonObject{{u"tokenValue"_s, 250}}));
        setup.setGame(u"petrangola"_s);
        QCOMPARE(own(), ofPetrangola);
        setup.setGame(u"mambassa"_s);
        setup.setOption(QStringLiteral("tokenValue"), 100);
        store.open(folder.path());
        QCOMPARE(presets().rowCount(), 3);
        presets().choose(2);
        QCOMPARE(setup.option(QStringLiteral("tokenValue")), 250);
        QVERIFY(presets().remove(2));
        QVERIFY(store.presets(u"mambassa"_s).isEmpty());
    }
};

int main(int argc, char **argv)
{
    Sandbox::enter();
    Sandbox::writeSettings("[General]\nversion=2\n\n[presets]\npetrangola\\1\\name=Sunday\npetrangola\\1\\tokens=5\n"
                           "petrangola\\3\\name=Zia Per\xc3\xb2\npetrangola\\3\\tokens=2\npetrangola\\3\\wildCards=2\n"
                           "petrangola\\4\\tokens=3\n");
    const QCoreApplication application(argc, argv);
    PresetsKeptTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "presets_kept_test.moc"
