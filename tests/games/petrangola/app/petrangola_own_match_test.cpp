// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "watched_table.h"

#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

/// What the end of a match tells of one's own, and the rematch that follows it.
class PetrangolaOwnMatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { playPlainly(); }

    /// The summary of a match judges moves as the review of their deal does.
    void ownMatchIsWhatTheReviewsSay()
    {
        StagedTable staged(3);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"KD 7D 2C", "AC KC 2B"}, "6D 4B 3S");
        const View view = staged.stacked.state.view(0);
        Review review;
        OwnMatch match;
        int position = 10;
        for (const std::size_t move : {0, 1, 4, 7}) {
            const MadeMove made{.choice = staged.table.estimate(view), .move = move};
            review.chose(made);
            match.chose(made, ++position);
        }
        match.stands(0, 3);
        match.stands(1, 2);
        review.dealIsOver(1, {u"You"_s, u"Ada"_s, u"Bruno"_s});
        QVERIFY(!match.available());
        match.matchIsOver();
        QVERIFY(match.available());
        QVERIFY(!match.thinking()); // nobody wants to know
        match.setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(match.judged() > 0, 60'000);
        match.setWanted(false); // looks away, and back
        QVERIFY(!match.thinking());
        match.setWanted(true);
        QTRY_VERIFY_WITH_TIMEOUT(!match.thinking(), 60'000);
        review.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 60'000);
        int best = 0;
        int good = 0;
        int errors = 0;
        int worst = 0;
        int at = 0;
        int index = 0;
        for (const ReviewRow &row : review.moves()->rows()) {
            ++index;
            (row.cost == 0 ? best : row.cost < CountedWords(Counted::tokens).mistakeFrom() ? good : errors) += 1;
            if (row.cost > worst) {
                worst = row.cost;
                at = index;
            }
        }
        QCOMPARE(match.best(), best);
        QCOMPARE(match.good(), good);
        QCOMPARE(match.errors(), errors);
        QVERIFY(worst > 0);
        QCOMPARE(match.worstPosition(), 10 + at);
        QVERIFY2(match.worstBetter().contains(QString::number(worst)), qPrintable(match.worstBetter()));
        QCOMPARE(match.tokens(), (QList<int>{3, 2}));
        match.forget();
        QVERIFY(!match.available());
        QCOMPARE(match.judged(), 0);
    }

    /// R: the same table and guests, and the next one deals.
    void aRematchKeepsTheTableAndMovesTheDeal()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.restoreDefaults();
        setup.setSeatCount(4);
        setup.setOption(u"tokens"_s, 1);
        setup.setOption(u"reentries"_s, 0);
        setup.setAllLevels(0);
        Session &session = Session::instance();
        Table &table = *session.table();
        table.setGrace({});
        session.start();
        const auto playOut = [&table] {
            QDeadlineTimer deadline(std::chrono::seconds(60));
            while (table.stage() != Table::Over && !deadline.hasExpired()) {
                if (table.stage() == Table::Showdown || table.yourTurn())
                    table.pressed(u"enter"_s);
                if (table.stage() == Table::Turn && table.yourTurn()) {
                    table.pressed(u"k"_s);
                    table.pressed(u"s"_s);
                }
                QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
            }
        };
        const auto names = [&table] {
            QStringList all;
            for (const SeatRow &row : table.seats()->rows())
                all << row.name;
            return all;
        };
        playOut();
        QCOMPARE(table.stage(), Table::Over);
        for (int match = 0; match < 3; ++match) {
            const QStringList guests = names();
            const game::Seat dealer = table.dealer();
            // The next match is at this table, whatever the New match page would lay.
            setup.setSeatCount(7);
            QSignalSpy wanted(&table, &Table::rematchWanted);
            table.pressed(u"r"_s);
            QCOMPARE(wanted.size(), 1);
            session.rematch();
            QTRY_VERIFY_WITH_TIMEOUT(table.stage() != Table::Over && table.deal() == 1, 30'000);
            QCOMPARE(names(), guests);
            QCOMPARE(table.dealer(), (dealer + 1) % 4);
            playOut();
            QCOMPARE(table.stage(), Table::Over);
        }
        session.leave();
        QVERIFY(!table.ownMatch()->available());
        session.rematch(); // of no match there is none
        QVERIFY(!session.running());
        setup.restoreDefaults();
    }
};

SANDBOXED_TEST_MAIN(PetrangolaOwnMatchTest)

#include "petrangola_own_match_test.moc"
