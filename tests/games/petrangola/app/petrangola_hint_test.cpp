// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "hint_rows.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_table.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

/// A table with fair hands at which the person, first after the dealer, is asked for a move.
std::unique_ptr<StagedTable> tableInTurn(int seats)
{
    Options options;
    options.tokens = 5;
    auto staged = std::make_unique<StagedTable>(seats, options);
    staged->findFirstDealer(seats - 1);
    staged->dealAndExpose({"KD 7D 2C", "KC HC 5S"}, "6D 4B 3S");
    return staged;
}

} // namespace

/// The hint: its slip, and that it thinks in the background and stops when nobody wants to know.
class PetrangolaHintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beAtEase(); }

    void theFirstAnswerComesSoon_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 6, 12, 24})
            QTest::addRow("%d seats", seats) << seats;
    }
    void theFirstAnswerComesSoon()
    {
        QFETCH(const int, seats);
        const auto staged = tableInTurn(seats);
        Hint &hint = *staged->table.hint();
        QCOMPARE(dealsOfFirstAnswer(hint), 60);
    }

    void itGetsBetterAndStops()
    {
        const auto staged = tableInTurn(6);
        Hint &hint = *staged->table.hint();
        const Mirror mirror(&hint);
        QVERIFY(hint.available() && !hint.open() && !hint.thinking());
        QList<int> deals;
        connect(&hint, &Hint::told, this, [&] {
            if (hint.answer())
                deals << hint.answer()->deals();
        });
        hint.setOpen(true);
        QVERIFY(hint.thinking());
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
        QCOMPARE(deals, (QList<int>{60, 300, 1500, 5000}));
        QVERIFY(hint.footing().contains(u"5,000"_s));
        QCOMPARE(mirror.stale(), QStringList());
        const auto &rows = hint.moves()->rows();
        QCOMPARE(rows.size(), std::size_t{6});
        for (std::size_t row = 0; row < rows.size(); ++row) {
            QCOMPARE(rows[row].best, row == 0);
            QVERIFY(row == 0 || std::lround(rows[row].chance * 100) >= std::lround(rows[row - 1].chance * 100));
            QVERIFY(rows[row].giveOrTake >= 1);
            QVERIFY(!rows[row].reason.isEmpty());
        }
        // Taking the 6 gives 23 in coins; the knock and the shirt change are always told of.
        QCOMPARE(rows[0].label, u"Give the 2 of cups, take the 6 of coins"_s);
        QCOMPARE(rows[0].worth, u"23 in coins"_s);
        // What it is for: the best hand that is one card away.
        QVERIFY2(rows[0].reason.contains(u"If the jack of coins turns up, you make a jack-high sequence."_s),
                 qPrintable(rows[0].reason));
        QVERIFY(rowOf(hint, u"Knock"_s) > 0);
        QVERIFY(rowOf(hint, u"Change your shirt (and knock)"_s) > 0);
        QSignalSpy more(&hint, &Hint::told);
        QTest::qWait(100);
        QCOMPARE(more.count(), 0);
    }

    void whatIsChosenIsAmongTheMoves()
    {
        const auto staged = tableInTurn(6);
        Hint &hint = *staged->table.hint();
        staged->table.toggle(u"hand"_s, 0); // the king away: nobody would
        staged->table.toggle(u"monte"_s, 2);
        hint.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.moves()->rows().empty(), 30'000);
        const QString poor = u"Give the king of coins, take the 3 of swords"_s;
        QVERIFY(rowOf(hint, poor) > 0);
        QVERIFY(rowAt(hint, rowOf(hint, poor)).chosen);
        QCOMPARE(hint.moves()->rowCount(), 6);
        staged->table.clearSelection();
        QVERIFY(rowOf(hint, poor) < 0 || !rowAt(hint, rowOf(hint, poor)).chosen);
        // While somebody looks closely the order stays, and a new choice comes in all the same.
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
        hint.setHeld(true);
        const QStringList before = labels(hint);
        staged->table.toggle(u"hand"_s, 1);
        staged->table.toggle(u"monte"_s, 2);
        const QString other = u"Give the 7 of coins, take the 3 of swords"_s;
        QVERIFY(!before.contains(other));
        QVERIFY(rowAt(hint, rowOf(hint, other)).chosen);
        QCOMPARE(labels(hint).size(), before.size());
        QCOMPARE(labels(hint).constFirst(), before.constFirst());
    }

    void aMoveIsTakenUpButNotMade()
    {
        const auto staged = tableInTurn(3);
        Hint &hint = *staged->table.hint();
        hint.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
        QSignalSpy wanted(&hint, &Hint::wanted);
        hint.take(rowOf(hint, u"Give the 2 of cups, take the 6 of coins"_s));
        QCOMPARE(staged->table.chosenIn(u"hand"_s),
                 QList<int>{int(staged->table.faces(u"hand"_s).indexOf(u"piacentine/2C"_s))});
        QCOMPARE(staged->table.chosenIn(u"monte"_s),
                 QList<int>{int(staged->table.faces(u"monte"_s).indexOf(u"piacentine/6D"_s))});
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"exchange"_s);
        QVERIFY(rowAt(hint, rowOf(hint, u"Give the 2 of cups, take the 6 of coins"_s)).chosen);
        hint.take(rowOf(hint, u"Knock"_s));
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>());
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"knock"_s);
        hint.take(99);
        QCOMPARE(wanted.count(), 0);
        QVERIFY(staged->asked.empty());
        QVERIFY(hint.open());
        QCOMPARE(staged->stale(), QStringList());
    }

    void itIsThereOnlyForAMoveOfThePersons()
    {
        Options options;
        options.tokens = 5;
        StagedTable staged(3, options);
        Hint &hint = *staged.table.hint();
        QSignalSpy refused(&staged.table, &PetrangolaTable::refused);
        QVERIFY(!hint.available());
        staged.table.pressed(u"h"_s);
        QCOMPARE(refused.count(), 1);
        staged.findFirstDealer(0);
        staged.deal({.hands = {}, .aside = "KD HD 7D"});
        QVERIFY(hint.available()); // the dealer's choice
        staged.table.pressed(u"h"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
        QVERIFY(labels(hint).contains(u"Turn up the three"_s));
        QVERIFY(labels(hint).contains(u"Keep the three and knock"_s));
        staged.table.pressed(u"h"_s);
        QVERIFY(!hint.open());
        hint.setOpen(true);
        staged.play(Expose{});
        QVERIFY(!hint.open() && !hint.available()); // another's turn
        QVERIFY(hint.moves()->rows().empty());
        hint.setOpen(true);
        QVERIFY(!hint.open());
    }

    void nothingIsToldAfterTheTurn()
    {
        const auto staged = tableInTurn(24);
        Hint &hint = *staged->table.hint();
        hint.setOpen(true);
        staged->table.perform(u"knock"_s);
        QSignalSpy told(&hint, &Hint::told);
        QTest::qWait(200);
        QCOMPARE(told.count(), 0);
        QVERIFY(!hint.thinking() && hint.moves()->rows().empty());
    }

    void aTableMayGoWhileItThinks()
    {
        for (int times = 0; times < 30; ++times) {
            const auto staged = tableInTurn(times % 2 == 0 ? 24 : 2);
            staged->table.hint()->setOpen(true);
            if (times % 3 == 0)
                QTest::qWait(times);
            if (times % 5 == 0)
                staged->table.close();
        }
    }

    void itSpeaksTheLanguageAtOnce()
    {
        const auto staged = tableInTurn(4);
        Hint &hint = *staged->table.hint();
        hint.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
        Language::instance().choose(u"it"_s);
        QVERIFY(labels(hint).contains(u"Dai il due di coppe, prendi il sei di denari"_s));
        QVERIFY(rowAt(hint, 0).spoken.startsWith(u"perdi"_s));
    }
};

SANDBOXED_TEST_MAIN(PetrangolaHintTest)

#include "petrangola_hint_test.moc"
