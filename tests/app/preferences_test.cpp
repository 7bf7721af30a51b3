// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"

#include "sandbox.h"
#include "told_settings.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QMetaProperty>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

namespace {

QJsonObject allToldPreferences()
{
    return ToldSettings::now().value(u"preferences"_s).toObject();
}

/// What the settings are where nothing was ever chosen.
QJsonObject usualPreferences()
{
    return {{u"language"_s, u"system"_s},
            {u"cloth"_s, u"tela"_s},
            {u"motion"_s, true},
            {u"moving"_s, true},
            {u"pace"_s, 1},
            {u"confirmKnock"_s, false},
            {u"fullScreen"_s, false},
            {u"nextDealByItself"_s, false},
            {u"windowSize"_s, QJsonArray{1280, 800}},
            {u"trouble"_s, QString()}};
}

/// Those of them that are tested here one by one.
QJsonObject toldPreferences()
{
    const QJsonObject told = allToldPreferences();
    const QJsonObject known = usualPreferences();
    QJsonObject preferences;
    for (auto entry = told.begin(); entry != told.end(); ++entry)
        if (known.contains(entry.key()))
            preferences.insert(entry.key(), entry.value());
    return preferences;
}

} // namespace

class PreferencesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void beginsWithTheUsual()
    {
        QFile::remove(Sandbox::settingsFile());
        QCOMPARE(toldPreferences(), usualPreferences());
    }

    void liesWhereTheDesktopWantsIt() { QCOMPARE(Preferences::instance().file().fileName(), Sandbox::settingsFile()); }

    /// Each change is on the disk when the setter returns, and another program reads the same.
    void remembersEverything()
    {
        Preferences &preferences = Preferences::instance();
        preferences.setLanguage(u"it"_s);
        preferences.setCloth(u"verde"_s);
        preferences.setMotion(false);
        preferences.setPace(2);
        preferences.setConfirmKnock(true);
        preferences.setNextDealByItself(true);
        preferences.setFullScreen(true);
        preferences.setWindowSize({1500, 900});
        QVERIFY(!preferences.moving());
        const QJsonObject expected{{u"language"_s, u"it"_s},
                                   {u"cloth"_s, u"verde"_s},
                                   {u"motion"_s, false},
                                   {u"moving"_s, false},
                                   {u"pace"_s, 2},
                                   {u"confirmKnock"_s, true},
                                   {u"fullScreen"_s, true},
                                   {u"nextDealByItself"_s, true},
                                   {u"trouble"_s, QString()},
                                   {u"windowSize"_s, QJsonArray{1500, 900}}};
        QCOMPARE(toldPreferences(), expected);
        QCOMPARE(QSettings(Sandbox::settingsFile(), QSettings::IniFormat).value(u"version"_s).toInt(), 2);
    }

    /// Whatever can be ticked is remembered both ways, and told of.
    void remembersEveryTick()
    {
        Preferences &preferences = Preferences::instance();
        const QMetaObject *meta = preferences.metaObject();
        int ticks = 0;
        for (int time = 0; time < 2; ++time) {
            QJsonObject expected;
            for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index) {
                const QMetaProperty property = meta->property(index);
                if (property.typeId() != QMetaType::Bool || !property.isWritable())
                    continue;
                const QSignalSpy changed(&preferences, property.notifySignal());
                const bool on = !property.read(&preferences).toBool();
                QVERIFY(property.write(&preferences, on));
                QCOMPARE(property.read(&preferences).toBool(), on);
                QCOMPARE(changed.size(), 1);
                expected[QLatin1StringView(property.name())] = on;
                ++ticks;
            }
            const QJsonObject told = allToldPreferences();
            for (auto tick = expected.begin(); tick != expected.end(); ++tick)
                QVERIFY2(told.value(tick.key()) == tick.value(), qPrintable(tick.key()));
        }
        QVERIFY(ticks >= 8);
    }

    void tellsOfAChangeOnceAndOnlyOfAChange()
    {
        Preferences &preferences = Preferences::instance();
        preferences.setPace(1);
        const QSignalSpy pace(&preferences, &Preferences::paceChanged);
        preferences.setPace(1);
        QCOMPARE(pace.size(), 0);
        preferences.setPace(2);
        QCOMPARE(pace.size(), 1);
        const QSignalSpy motion(&preferences, &Preferences::motionChanged);
        preferences.setMotion(!preferences.motion());
        preferences.setMotion(preferences.motion());
        QCOMPARE(motion.size(), 1);
        const QSignalSpy window(&preferences, &Preferences::windowSizeChanged);
        preferences.setWindowSize({});
        QCOMPARE(window.size(), 0);
    }

    void keepsThePaceWithinItsBounds()
    {
        Preferences &preferences = Preferences::instance();
        preferences.setPace(99);
        QCOMPARE(preferences.pace(), 3);
        preferences.setPace(-1);
        QCOMPARE(preferences.pace(), 0);
    }

    void speaksTheLanguageChosen()
    {
        Preferences &preferences = Preferences::instance();
        preferences.setLanguage(u"en"_s);
        QCOMPARE(Language::instance().spoken(), u"en"_s);
        const QSignalSpy changed(&Language::instance(), &Language::changed);
        preferences.setLanguage(u"it"_s);
        QCOMPARE(Language::instance().spoken(), u"it"_s);
        QCOMPARE(changed.size(), 1);
    }

    void takesBadValuesForNotSet_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("words") << QByteArray("[General]\nlanguage=klingon\ncloth=plaid\npace=swift\nwindowSize=vast\n");
        QTest::newRow("numbers") << QByteArray("[General]\nlanguage=7\ncloth=0\npace=4\nwindowSize=@Size(-1 -1)\n");
        QTest::newRow("below") << QByteArray("[General]\npace=-1\nlanguage=\n");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("foreign") << QByteArray("[Elsewhere]\nlanguage=it\n");
    }
    void takesBadValuesForNotSet()
    {
        QFETCH(const QByteArray, content);
        QVERIFY(Sandbox::writeSettings(content));
        QCOMPARE(toldPreferences(), usualPreferences());
    }

    void keepsAWindowLargeEnoughToPlayIn()
    {
        QVERIFY(Sandbox::writeSettings("[General]\nwindowSize=@Size(10 2000)\n"));
        QCOMPARE(toldPreferences().value(u"windowSize"_s), QJsonValue(QJsonArray{800, 2000}));
    }

    /// What the desktop wants is no choice of the person's and is not written down as one.
    void movesLessWhereTheDesktopWantsIt_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("KDE") << u"kdeglobals"_s << QByteArray("[KDE]\nAnimationDurationFactor=0\n");
        QTest::newRow("GNOME") << u"gtk-4.0/settings.ini"_s << QByteArray("[Settings]\ngtk-enable-animations=0\n");
        QTest::newRow("GTK 3") << u"gtk-3.0/settings.ini"_s << QByteArray("[Settings]\ngtk-enable-animations=false\n");
    }
    void movesLessWhereTheDesktopWantsIt()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, content);
        QVERIFY(Sandbox::writeSettings("[General]\nmotion=true\n"));
        QDir config(QFileInfo(Sandbox::settingsFile()).dir());
        QVERIFY(config.cdUp());
        QCOMPARE(toldPreferences().value(u"moving"_s), QJsonValue(true));
        const QString path = config.filePath(file);
        QVERIFY(config.mkpath(QFileInfo(path).path()));
        QFile desktop(path);
        QVERIFY(desktop.open(QIODevice::WriteOnly) && desktop.write(content) == content.size());
        desktop.close();
        const QJsonObject told = toldPreferences();
        QVERIFY(desktop.remove());
        QCOMPARE(told.value(u"motion"_s), QJsonValue(true));
        QCOMPARE(told.value(u"moving"_s), QJsonValue(false));
    }

    void setsADamagedFileAside()
    {
        const QByteArray damage("\x89PNG\r\n\x1a\n this was never a settings file\n[[[\n=\n");
        QVERIFY(Sandbox::writeSettings(damage));
        QJsonObject told = toldPreferences();
        const QString trouble = told.take(u"trouble"_s).toString();
        QJsonObject usual = usualPreferences();
        usual.remove(u"trouble"_s);
        QCOMPARE(told, usual);
        QDir folder = QFileInfo(Sandbox::settingsFile()).dir();
        const QStringList kept = folder.entryList({u"petrangola.conf.damaged-*"_s});
        QCOMPARE(kept.size(), 1);
        QVERIFY2(trouble.contains(kept.constFirst()), qPrintable(trouble));
        QFile file(folder.filePath(kept.constFirst()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), damage);
        // The next start finds nothing wrong.
        QCOMPARE(toldPreferences(), usualPreferences());
        QVERIFY(folder.remove(kept.constFirst()));
    }

    /// A folder where the file should be cannot be written by anyone.
    void saysWhereItCannotWrite()
    {
        QFile::remove(Sandbox::settingsFile());
        QVERIFY(QDir().mkpath(Sandbox::settingsFile()));
        QJsonObject told = toldPreferences();
        QVERIFY(QDir().rmdir(Sandbox::settingsFile()));
        const QString trouble = told.take(u"trouble"_s).toString();
        QVERIFY2(trouble.contains(Sandbox::settingsFile()), qPrintable(trouble));
        QJsonObject usual = usualPreferences();
        usual.remove(u"trouble"_s);
        QCOMPARE(told, usual);
    }
};

TOLD_SETTINGS_TEST_MAIN(PreferencesTest)

#include "preferences_test.moc"
