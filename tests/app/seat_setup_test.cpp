// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/preferences.h"
#include "setup/match_setup.h"

#include "sandbox.h"
#include "setup_case.h"

#include <QFile>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;

/// Who sits at the table that the new-match page lays.
class SeatSetupTest : public SetupCase
{
    Q_OBJECT

private Q_SLOTS:
    void hasAPictureForEveryPortrait()
    {
        QString portrait = u"tu"_s;
        QSet<QString> seen;
        while (!seen.contains(portrait)) {
            seen << portrait;
            QVERIFY2(QFile::exists(u":/art/portraits/%1.png"_s.arg(portrait)), qPrintable(portrait));
            portrait = SeatSetupModel::portraitAfter(portrait, 1);
        }
        QVERIFY(seen.size() > 24);
        QCOMPARE(portrait, u"tu"_s);
        for (const QString &each : seen)
            QCOMPARE(SeatSetupModel::portraitAfter(SeatSetupModel::portraitAfter(each, 7), -7), each);
    }

    void namesPeople()
    {
        MatchSetup &setup = MatchSetup::instance();
        const QString usual = roleOf(2, SeatSetupModel::NameRole);
        setup.rename(2, u"  Maria   Assunta  "_s);
        QCOMPARE(roleOf(2, SeatSetupModel::NameRole), u"Maria Assunta"_s);
        setup.rename(2, QString(40, u'x'));
        QCOMPARE(roleOf(2, SeatSetupModel::NameRole), QString(16, u'x'));
        setup.rename(2, u"   "_s);
        QCOMPARE(roleOf(2, SeatSetupModel::NameRole), usual);
        setup.rename(0, u"Ada"_s);
        QCOMPARE(roleOf(0, SeatSetupModel::NameRole), u"Ada"_s);
        setup.rename(0, QString());
        QCOMPARE(roleOf(0, SeatSetupModel::NameRole), u"You"_s);
        const QSignalSpy changed(&setup, &MatchSetup::changed);
        setup.rename(-1, u"nobody"_s);
        setup.rename(6, u"nobody"_s);
        setup.nextPortrait(-1, 1);
        setup.nextPortrait(6, 1);
        setup.nextLevel(0, 1); // a person plays as well as he can
        setup.nextLevel(6, 1);
        QCOMPARE(changed.size(), 0);
    }

    void goesRoundTheLevels()
    {
        MatchSetup &setup = MatchSetup::instance();
        QStringList names;
        const int choices = MatchSetup::programChoice() - MatchSetup::personChoice() + 1;
        for (int step = 0; step < choices; ++step) {
            names << roleOf(1, SeatSetupModel::LevelNameRole);
            setup.nextLevel(1, 1);
        }
        QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), choices);
        QCOMPARE(roleOf(1, SeatSetupModel::LevelNameRole), names.constFirst());
        setup.nextLevel(1, -1);
        QCOMPARE(roleOf(1, SeatSetupModel::LevelNameRole), names.constLast());
        const QString best = QString::number(MatchSetup::programChoice() - 1);
        setup.setAllLevels(best.toInt());
        setup.setSeatCount(24);
        for (int seat = 1; seat < 24; ++seat)
            QCOMPARE(roleOf(seat, SeatSetupModel::LevelRole), best);
        setup.setAllLevels(77);
        QCOMPARE(roleOf(5, SeatSetupModel::LevelRole), best);
        setup.setAllLevels(-1);
        QCOMPARE(roleOf(5, SeatSetupModel::LevelRole), u"0"_s);
    }

    /// Before the levels comes another person at this screen, at any seat but one's own.
    void anotherPersonMaySitThere()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setAllLevels(0);
        setup.nextLevel(2, -1);
        QCOMPARE(roleOf(2, SeatSetupModel::LevelNameRole), u"a person here"_s);
        QCOMPARE(roleOf(2, SeatSetupModel::PersonRole), u"true"_s);
        QCOMPARE(roleOf(2, SeatSetupModel::TemperamentRole), QString());
        setup.setPerson(0, true);
        setup.setPerson(6, true);
        QVERIFY(!setup.seatEntry(0).person && !setup.seatEntry(6).person);
        setup.setAllLevels(3);
        QVERIFY(setup.seatEntry(2).person);
        setup.setProgram(2, u"anything"_s);
        QVERIFY(!setup.seatEntry(2).person);
        setup.setPerson(2, true);
        QVERIFY(!setup.seatEntry(2).program);
        QCOMPARE(setup.seatEntry(2).command, u"anything"_s);

        // It is remembered, and where the file says both, there sits a person.
        QSettings &file = Preferences::instance().file();
        setup.load();
        QVERIFY(setup.seatEntry(2).person);
        for (const QString &key : file.allKeys())
            if (key.startsWith(u"table/seat/3/"_s) && key.endsWith(u"program"_s))
                file.setValue(key, true);
        setup.load();
        QVERIFY(setup.seatEntry(2).person && !setup.seatEntry(2).program);
        setup.restoreDefaults();
        QVERIFY(!setup.seatEntry(2).person);
    }

    /// Two people of one name are told so at both seats, until one has another; guests may be called as they like.
    void twoPeopleOfOneNameAreTold()
    {
        MatchSetup &setup = MatchSetup::instance();
        const QString same = u"Another person at this screen has that name: nobody would know whose turn it is."_s;
        setup.rename(0, u"Nadia"_s);
        setup.rename(3, u"nadia"_s);
        QCOMPARE(roleOf(3, SeatSetupModel::PersonTextRole), QString());
        setup.setPerson(3, true);
        QCOMPARE(roleOf(0, SeatSetupModel::PersonTextRole), same);
        QCOMPARE(roleOf(3, SeatSetupModel::PersonTextRole), same);
        setup.rename(0, u"Ada"_s);
        QCOMPARE(roleOf(0, SeatSetupModel::PersonTextRole), QString());
        QCOMPARE(roleOf(3, SeatSetupModel::PersonTextRole), u"You pass the screen round; cards stay hidden."_s);
    }

    void everybodyOfTheHouseHasATemperament()
    {
        MatchSetup &setup = MatchSetup::instance();
        QCOMPARE(roleOf(0, SeatSetupModel::TemperamentRole), QString()); // the person plays as it likes
        QSet<QString> first;
        for (int seat = 1; seat <= 5; ++seat)
            first << roleOf(seat, SeatSetupModel::TemperamentRole);
        QCOMPARE(first.size(), qsizetype(opponents::temperaments.size()));
        QVERIFY(!first.contains(QString()));
        // It goes with the face.
        const QString bruno = SeatSetupModel::temperamentText(SeatSetupModel::temperamentOf(u"bruno"_s));
        QCOMPARE(bruno, u"Knocks early"_s);
        QCOMPARE(roleOf(2, SeatSetupModel::TemperamentRole), bruno);
        setup.nextPortrait(1, 1);
        QCOMPARE(roleOf(1, SeatSetupModel::PortraitRole), u"bruno"_s);
        QCOMPARE(roleOf(1, SeatSetupModel::TemperamentRole), bruno);
        QCOMPARE(SeatSetupModel::temperamentOf(u"nobody"_s), opponents::Temperament::even);
    }

    /// Who has left a table that got smaller sits there again, by the same name, when it grows.
    void keepsThoseWhoLeftATableThatGotSmaller()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setSeatCount(10);
        setup.rename(9, u"Decima"_s);
        setup.setSeatCount(2);
        QCOMPARE(setup.seats()->rowCount(), 2);
        setup.setSeatCount(10);
        QCOMPARE(roleOf(9, SeatSetupModel::NameRole), u"Decima"_s);
    }
};

SANDBOXED_TEST_MAIN(SeatSetupTest)

#include "seat_setup_test.moc"
