// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "file_content.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "setup/match_setup.h"
#include "setup/rule_presets.h"
#include "told_settings.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QProcess>
#include <QSettings>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

constexpr const char *changes = "PETRANGOLA_TEST_CHANGES_SETTINGS";

/// What a person does with the program in the second process.
int change()
{
    Preferences &preferences = Preferences::instance();
    preferences.setPace(preferences.pace() == 0 ? 1 : 0);
    preferences.setTextSize(150);
    preferences.setMuted(!preferences.muted());
    MatchSetup::instance().setOption(QStringLiteral("tokens"), 7);
    return RulePresets::instance().keep(u"Changed"_s) ? 0 : 1;
}

bool changeInAnotherRun()
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QLatin1StringView(changes), u"1"_s);
    QProcess process;
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedChannels);
    process.start(QCoreApplication::applicationFilePath(), QStringList());
    return process.waitForFinished(30'000) && process.exitCode() == 0;
}

/// As version 1 of the file was written by the program that had it, with every choice another than the usual.
QByteArray versionOne()
{
    return contentOf(QStringLiteral(SETTINGS_DATA "/settings-1.conf"));
}

QHash<QString, QVariant> content()
{
    const QSettings file(Sandbox::settingsFile(), QSettings::IniFormat);
    QHash<QString, QVariant> found;
    const QStringList keys = file.allKeys();
    for (const QString &key : keys)
        found.insert(key, file.value(key));
    return found;
}

} // namespace

/// Settings survive a change of the program, to a newer one and to an older one.
class SettingsUpgradeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void honoursVersionOne()
    {
        QVERIFY(Sandbox::writeSettings(versionOne()));
        const QJsonObject told = ToldSettings::now();
        const QJsonObject preferences = told.value(u"preferences"_s).toObject();
        const QJsonObject expected{{u"language"_s, u"it"_s},
                                   {u"cloth"_s, u"rosso"_s},
                                   {u"back"_s, u"vite"_s},
                                   {u"cornerIndex"_s, true},
                                   {u"motion"_s, false},
                                   {u"pace"_s, 2},
                                   {u"confirmKnock"_s, true},
                                   {u"nextDealByItself"_s, true},
                                   {u"fullScreen"_s, true},
                                   {u"windowSize"_s, QJsonArray{1500, 900}},
                                   {u"trouble"_s, QString()},
                                   // What version 1 did not know is as it is usually.
                                   {u"frenchBack"_s, u"losanga"_s},
                                   {u"memoryAid"_s, false},
                                   {u"muted"_s, false},
                                   {u"guidesSeen"_s, QJsonArray()},
                                   {u"cardSize"_s, 0},
                                   {u"textSize"_s, 100}};
        for (auto entry = expected.begin(); entry != expected.end(); ++entry)
            QVERIFY2(preferences.value(entry.key()) == entry.value(), qPrintable(entry.key()));

        const QJsonObject setup = told.value(u"setup"_s).toObject();
        const QJsonObject table{{u"seatCount"_s, 9}, {u"tokens"_s, 5},      {u"reentries"_s, 2},
                                {u"packs"_s, 2},     {u"stake"_s, 250},     {u"aceLow"_s, 1},
                                {u"trisOrder"_s, 1}, {u"showOnKnock"_s, 1}, {u"trisBeatsSequence"_s, 1}};
        for (auto entry = table.begin(); entry != table.end(); ++entry)
            QVERIFY2(setup.value(entry.key()) == entry.value(), qPrintable(entry.key()));
        const QJsonArray seats = setup.value(u"seats"_s).toArray();
        QCOMPARE(seats.size(), 9);
        const auto seat = [&seats](qsizetype at, const QString &role) { return seats[at].toObject().value(role); };
        QCOMPARE(seat(0, u"name"_s).toString(), u"Adelina"_s);
        QCOMPARE(seat(3, u"name"_s).toString(), u"Zio Però"_s);
        QCOMPARE(seat(3, u"level"_s).toInt(), 2);
        QCOMPARE(seat(1, u"level"_s).toInt(), 1);
        QCOMPARE(seat(4, u"portrait"_s).toString(), u"ines"_s);
        QCOMPARE(told.value(u"presets"_s).toObject().value(u"current"_s).toInt(), -1);
    }

    /// Nothing else is touched by a change, and the number rises to this version's.
    void keepsTheRestOfVersionOne()
    {
        QVERIFY(Sandbox::writeSettings(versionOne() + "\n[elsewhere]\nown=7\n"));
        const QHash<QString, QVariant> before = content();
        QCOMPARE(before.value(u"version"_s).toInt(), 1);
        QVERIFY(changeInAnotherRun());
        const QHash<QString, QVariant> after = content();
        const QStringList changed{u"version"_s, u"pace"_s, u"textSize"_s, u"muted"_s, u"table/tokens"_s};
        QVERIFY(before.size() > 80);
        for (auto entry = before.begin(); entry != before.end(); ++entry)
            if (!changed.contains(entry.key()))
                QVERIFY2(after.value(entry.key()) == entry.value(), qPrintable(entry.key()));
        QCOMPARE(after.value(u"version"_s).toInt(), 2);
        QCOMPARE(after.value(u"pace"_s).toInt(), 0);
        QCOMPARE(after.value(u"table/tokens"_s).toInt(), 7);
        QCOMPARE(after.value(u"elsewhere/own"_s).toInt(), 7);
    }

    /// When there was a guided deal of one game only it was told by another name.
    void knowsTheGuideThatWasSeen()
    {
        QVERIFY(Sandbox::writeSettings("[General]\nversion=2\nguideSeen=true\n"));
        const QJsonObject preferences = ToldSettings::now().value(u"preferences"_s).toObject();
        QCOMPARE(preferences.value(u"guidesSeen"_s).toArray(), QJsonArray{u"petrangola"_s});
    }

    /// A newer program's file is used as far as it is understood, and goes back to it unharmed.
    void keepsWhatANewerVersionWrote()
    {
        QVERIFY(Sandbox::writeSettings("[General]\n"
                                       "version=99\n"
                                       "language=tlh\n"
                                       "cloth=hologram\n"
                                       "pace=17\n"
                                       "textSize=400\n"
                                       "odour=basil\n"
                                       "confirmKnock=true\n"
                                       "gestures=wave, nod, wink\n"
                                       "\n[table]\n"
                                       "seats=40\n"
                                       "tokens=4\n"
                                       "robots=true\n"
                                       "seat\\1\\name=Ada\n"
                                       "seat\\1\\hat=fez\n"
                                       "seat\\size=40\n"
                                       "\n[presets]\n"
                                       "petrangola\\3\\name=Later\n"
                                       "petrangola\\3\\wildCards=2\n"
                                       "\n[rooms]\n"
                                       "cellar\\light=0.25\n"));
        const QHash<QString, QVariant> before = content();
        const QJsonObject told = ToldSettings::now();
        const QJsonObject preferences = told.value(u"preferences"_s).toObject();
        QCOMPARE(preferences.value(u"language"_s).toString(), u"system"_s);
        QCOMPARE(preferences.value(u"cloth"_s).toString(), u"tela"_s);
        QCOMPARE(preferences.value(u"pace"_s).toInt(), 1);
        QCOMPARE(preferences.value(u"textSize"_s).toInt(), 100);
        QCOMPARE(preferences.value(u"confirmKnock"_s), QJsonValue(true));
        QCOMPARE(told.value(u"setup"_s).toObject().value(u"seatCount"_s).toInt(), 24);
        QCOMPARE(told.value(u"setup"_s).toObject().value(u"tokens"_s).toInt(), 4);
        QCOMPARE(content(), before); // to look is not to touch

        QVERIFY(changeInAnotherRun());
        const QHash<QString, QVariant> after = content();
        QCOMPARE(after.value(u"version"_s).toInt(), 99);
        for (const QString &key :
             {u"language"_s, u"cloth"_s, u"odour"_s, u"gestures"_s, u"table/robots"_s, u"table/seat/1/hat"_s,
              u"presets/petrangola/3/name"_s, u"presets/petrangola/3/wildCards"_s, u"rooms/cellar/light"_s}) {
            QVERIFY2(before.contains(key), qPrintable(key));
            QVERIFY2(after.value(key) == before.value(key), qPrintable(key));
        }
        QCOMPARE(after.value(u"textSize"_s).toInt(), 150);
        QCOMPARE(after.value(u"presets/petrangola/4/name"_s).toString(), u"Changed"_s);
    }
};

int main(int argc, char **argv)
{
    const bool another = ToldSettings::wanted() || qEnvironmentVariableIsSet(changes);
    if (!another)
        Sandbox::enter();
    const QCoreApplication application(argc, argv);
    if (qEnvironmentVariableIsSet(changes))
        return change();
    if (ToldSettings::wanted())
        return ToldSettings::tell();
    SettingsUpgradeTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "settings_upgrade_test.moc"
