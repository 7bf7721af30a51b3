// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

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
        const int choices = MatchSetup::programChoice() + 1;
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
