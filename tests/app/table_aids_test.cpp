// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_mambassa.h"
#include "staged_table.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

QStringList faces(const QString &codes)
{
    QStringList faces;
    for (const QString &code : codes.split(u' ', Qt::SkipEmptyParts))
        faces << u"piacentine/"_s + code;
    return faces;
}
QList<int> known(Table &table)
{
    return table.zones()->find(Zone::Hand)->known;
}
QString standing(StandingModel &model, int row, StandingModel::Role role)
{
    return model.data(model.index(row), role).toString();
}

} // namespace

/// What the table does for the person's memory, patience and pride.
class TableAidsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences &preferences = Preferences::instance();
        preferences.setMemoryAid(false);
        preferences.setNextDealByItself(false);
    }

    void remembersWhatEverybodySaw()
    {
        StagedTable staged(3);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"AD 7D 2C", "KC HC 2S", "4S 5B JB"}, "3D 5C 6S");
        staged.exchange("2C", "3D");
        staged.exchange("2S", "5C");
        staged.exchange("4S 5B", "2C 6S");
        QCOMPARE(staged.seat(1).known, QStringList());
        Preferences::instance().setMemoryAid(true); // at once
        QCOMPARE(staged.seat(0).known, QStringList());
        QCOMPARE(known(staged.table), QList<int>{int(staged.table.faces(u"hand"_s).indexOf(u"piacentine/3D"_s))});
        QCOMPARE(staged.seat(1).known, faces(u"5C"_s));
        QCOMPARE(staged.seat(2).known, faces(u"2C 6S"_s));
        staged.exchange("3D", "2S"); // one that was known goes
        QCOMPARE(known(staged.table), QList<int>{int(staged.table.faces(u"hand"_s).indexOf(u"piacentine/2S"_s))});
        staged.exchange("5C", "3D");
        QCOMPARE(staged.seat(1).known, faces(u"3D"_s));
        QCOMPARE(staged.stale().join(u'\n'), QString());
        Preferences::instance().setMemoryAid(false);
        QCOMPARE(staged.seat(1).known, QStringList());
        QCOMPARE(known(staged.table), QList<int>());
        Preferences::instance().setMemoryAid(true);
        // Hands laid open need no aid, and the next deal knows nothing.
        staged.play(Knock{});
        staged.play(Stay{});
        staged.play(Stay{});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Showdown);
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(staged.seat(seat).known, QStringList());
        staged.table.perform(u"next"_s);
        staged.dealAndExpose({}, "");
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(staged.seat(seat).known, QStringList());
        QCOMPARE(known(staged.table), QList<int>());
    }
    /// Of two equal cards of two packs only the one that was seen counts.
    void tellsEqualCardsApart()
    {
        Preferences::instance().setMemoryAid(true);
        StagedTable staged(2, {.packs = 2});
        staged.findFirstDealer(1);
        staged.dealAndExpose({"AD 7D 2C", "KC HC 2S"}, "AD 5C 6S");
        staged.exchange("2C", "AD");
        QCOMPARE(staged.table.faces(u"hand"_s), faces(u"AD 7D AD"_s));
        QCOMPARE(known(staged.table).size(), 1);
    }
    /// One of them may lie under the stock, after a draw: nobody else can know which.
    void doubtsWhatMayHaveGoneUnderTheStock()
    {
        Preferences::instance().setMemoryAid(true);
        StagedMambassa staged(3);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"7D 7C 2D 4B", "KC HC 6D 3B", "4C 3D HB 6S"}, "7B AC HD 5S");
        staged.exchange("2D", "HD");
        staged.draw("4B");
        staged.exchange("3B", "AC");
        staged.play(mambassa::Stay{});
        staged.exchange("4C 3D", "7B 5S");
        staged.draw("7B");
        QCOMPARE(staged.seat(0).perhaps, QStringList());
        QCOMPARE(known(staged.table),
                 QList<int>{
                     int(staged.table.faces(u"hand"_s).indexOf(u"piacentine/HD"_s))}); // the others saw it all the same
        QCOMPARE(staged.seat(1).known, faces(u"AC"_s));
        QCOMPARE(staged.seat(1).perhaps, QStringList());
        QCOMPARE(staged.seat(2).known, QStringList());
        QCOMPARE(staged.seat(2).perhaps, faces(u"7B 5S"_s));
        staged.exchange("HD", "4C");
        QCOMPARE(known(staged.table), QList<int>{int(staged.table.faces(u"hand"_s).indexOf(u"piacentine/4C"_s))});
        staged.play(mambassa::Stay{});
        staged.exchange("AC", "3D");
        QCOMPARE(staged.seat(1).known, faces(u"3D"_s));
        QCOMPARE(staged.seat(1).perhaps, QStringList());
        staged.play(mambassa::Stay{});
        staged.exchange("5S", "AC"); // one of the two shows that it was there
        QCOMPARE(staged.seat(2).known, faces(u"AC"_s));
        QCOMPARE(staged.seat(2).perhaps, faces(u"7B"_s));
        QCOMPARE(staged.stale().join(u'\n'), QString());
        Preferences::instance().setMemoryAid(false);
        QCOMPARE(staged.seat(2).perhaps, QStringList());
        QCOMPARE(known(staged.table), QList<int>());
    }
    void chosenCardsLieDownOnceTheyAreExchanged()
    {
        Preferences::instance().setMotion(true);
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.table.perform(u"skip"_s);
        staged.dealAndExpose({"KD 7D 2C", "KC HC JC"}, "KS HB 5D");
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.yourTurn(), 5000);
        staged.table.pressed(u"3"_s);
        staged.table.pressed(u"q"_s);
        staged.table.pressed(u"enter"_s);
        QCOMPARE(staged.table.chosenIn(u"hand"_s), QList<int>());
        QCOMPARE(staged.table.chosenIn(u"monte"_s), QList<int>());
        Preferences::instance().setMotion(false);
    }
    void dealsOnAsSoonAsThatIsWanted()
    {
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.settle({"KD HC JS", "AC KC 2B"});
        QCOMPARE(staged.table.stage(), PetrangolaTable::Showdown);
        QTest::qWait(20);
        QVERIFY(staged.showing());
        Preferences::instance().setNextDealByItself(true);
        Preferences::instance().setNextDealByItself(false); // and not any more
        QTest::qWait(5600);
        QVERIFY(staged.showing());
        Preferences::instance().setNextDealByItself(true);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 9000);
    }

    void tellsTheFinalStanding()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 1});
        StandingModel &model = *staged.table.standing();
        staged.findFirstDealer(2);
        staged.settle({"KD HD 2C", "2D 2S 2B", "3D 4C 5S"}); // seat 2 falls, and comes back
        staged.table.perform(u"next"_s);
        staged.play(Reenter{});
        staged.settle({"KD HD 2C", "3D 4C 5S", "KC HC JC"}); // seat 1 falls
        staged.table.perform(u"next"_s);
        staged.play(Leave{});
        staged.settle({"KD HD 2C", "", "3D 4C 5S"}); // and seat 2 again
        QCOMPARE(model.rowCount(), 0);
        staged.table.perform(u"next"_s);
        QCOMPARE(staged.table.stage(), PetrangolaTable::Over);
        QCOMPARE(model.rowCount(), 3);
        const QStringList wanted{u"1 You takes the pot, 3 deals"_s, u"2 Bruno out in deal 3, 1 petrangola"_s,
                                 u"3 Ada out in deal 2, 1 petrangola"_s};
        QStringList told;
        for (int row = 0; row < 3; ++row)
            told << standing(model, row, StandingModel::PlaceRole) + u' '
                    + standing(model, row, StandingModel::NameRole) + u' '
                    + standing(model, row, StandingModel::FateRole) + u", "_s
                    + standing(model, row, StandingModel::CountRole);
        QCOMPARE(told, wanted);
        staged.table.close();
        QCOMPARE(model.rowCount(), 0);
    }
    void sharesAPlaceInTheStanding()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 0});
        staged.findFirstDealer(2);
        staged.settle({"KD HC 2S", "KC HD 3S", "AB KB 2B"});
        staged.table.perform(u"next"_s);
        StandingModel &model = *staged.table.standing();
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(standing(model, 0, StandingModel::NameRole), u"Bruno"_s);
        QCOMPARE(standing(model, 1, StandingModel::PlaceRole), u"2"_s);
        QCOMPARE(standing(model, 2, StandingModel::PlaceRole), u"2"_s);
    }
};

SANDBOXED_TEST_MAIN(TableAidsTest)
#include "table_aids_test.moc"
