// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "game/simulation.h"
#include "games/mambassa/mambassa_estimate.h"
#include "hint_rows.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_mambassa.h"
#include "words/language.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace mambassa;
using namespace Qt::StringLiterals;

namespace {

/// The person, first after the dealer, is asked for the first step of a turn.
std::unique_ptr<StagedMambassa> tableInTurn(int seats, const std::string &hand = "7D 7C 2D 4B",
                                            const std::string &monte = "7B AC HD 5S")
{
    auto staged = std::make_unique<StagedMambassa>(seats);
    staged->findFirstDealer(seats - 1);
    std::vector<std::string> hands{hand, "KC HC 6D 3B", "5C 6C 7S JS", "4C 3D HB 6S", "5D 3C 6B HS", "KB 2S 4D KS"};
    hands.resize(std::min(hands.size(), game::at(seats)));
    staged->dealAndExpose(hands, monte);
    return staged;
}

void settle(Hint &hint)
{
    hint.setOpen(true);
    QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 120'000);
}

/// What a reason says is what the estimate counted: a complaint, or "". Counts the reasons that tell of a draw.
QString untruth(const MambassaEstimate &estimate, std::size_t move, int &draws)
{
    static const QRegularExpression cost(u"you lose a token (\\d+) times? in 100"_s);
    const QString reason = estimate.reason(move, QStringList(8, u"Ada"_s));
    if (estimate.label(move).isEmpty() || reason.isEmpty())
        return u"nothing is said of a move"_s;
    const auto lost = cost.match(reason.left(reason.indexOf(u". "_s))); // what follows may be of another move
    if (lost.hasMatch() && lost.captured(1).toInt() != Estimate::hundredths(estimate.chance(move)))
        return reason;
    if (const QString odd = unsound(reason); !odd.isEmpty())
        return odd;
    draws += saysOfADraw(reason) ? 1 : 0;
    return untrueOfADraw(reason, estimate.rollouts().expectations()[move].bettered, estimate.deals());
}

} // namespace

/// The hint and the review at Mambassa's table: both steps of a turn, and what the words say of numbers.
class MambassaHintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setConfirmKnock(false);
    }

    void theFirstAnswerComesSoon()
    {
        const auto staged = tableInTurn(8);
        Hint &hint = *staged->table.hint();
        QCOMPARE(dealsOfFirstAnswer(hint), 60);
    }

    void theFirstStepLooksAtTheSecond()
    {
        const auto staged = tableInTurn(5);
        Hint &hint = *staged->table.hint();
        const Mirror mirror(&hint);
        QVERIFY(hint.available());
        settle(hint);
        QCOMPARE(mirror.stale(), QStringList());
        QCOMPARE(staged->stale(), QStringList());
        const auto &rows = hint.moves()->rows();
        QCOMPARE(rows.size(), std::size_t{6});
        for (std::size_t row = 1; row < rows.size(); ++row)
            QVERIFY(std::lround(rows[row].chance * 100) >= std::lround(rows[row - 1].chance * 100));
        QVERIFY(rows[0].best);
        // The third seven, and one of the odd cards under the stock.
        QCOMPARE(rows[0].action, u"exchange"_s);
        QVERIFY(rows[0].take.contains(u"piacentine/7B"_s));
        QVERIFY2(rows[0].worth.startsWith(u"three sevens"_s), qPrintable(rows[0].worth));
        QCOMPARE(rows[0].away.isEmpty(), rows[0].worth.endsWith(u", then stay"_s));
        // What has a ticket of its own is told of in any case.
        QVERIFY(rowOf(hint, u"Change your shirt (and knock)"_s) > 0);
        const int none = rowOf(hint, u"No exchange"_s);
        QVERIFY(none > 0);
        QCOMPARE(rowAt(hint, none).action, u"pass"_s);
        QVERIFY(rowAt(hint, none).worth.contains(u", then knock"_s) || rowAt(hint, none).away.size() == 1);
    }

    void aMoveIsTakenUpInBothSteps()
    {
        const auto staged = tableInTurn(3);
        Hint &hint = *staged->table.hint();
        settle(hint);
        QSignalSpy wanted(&hint, &Hint::wanted);
        hint.take(0);
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"exchange"_s);
        const HintRow exchange = rowAt(hint, 0);
        QList<int> taken;
        for (const QString &face : exchange.take)
            taken << static_cast<int>(staged->table.faces(u"monte"_s).indexOf(face));
        std::sort(taken.begin(), taken.end());
        QCOMPARE(staged->table.chosenIn(u"monte"_s), taken);
        QCOMPARE(staged->table.chosenIn(u"hand"_s).size(), exchange.give.size());
        QVERIFY(rowAt(hint, 0).chosen);
        staged->table.perform(u"exchange"_s);
        QCOMPARE(staged->asked.size(), std::size_t{1});

        QCOMPARE(staged->table.stage(), Table::Draw);
        QVERIFY(hint.available() && !hint.open());
        settle(hint);
        QCOMPARE(hint.moves()->rowCount(), 5);
        const int stay = rowOf(hint, u"Stay"_s);
        QVERIFY(stay >= 0);
        QCOMPARE(rowAt(hint, stay).worth, u"three sevens"_s);
        const auto &rows = hint.moves()->rows();
        const auto isDraw = [](const HintRow &row) { return row.action == u"draw"; };
        QCOMPARE(std::count_if(rows.begin(), rows.end(), isDraw), 4);
        const auto draw = std::find_if(rows.begin(), rows.end(), isDraw) - rows.begin();
        // What was announced, where nothing has a smaller figure.
        const auto announced = std::find_if(rows.begin(), rows.end(), [&](const HintRow &row) {
            return exchange.away.isEmpty() ? row.action == u"stay" : row.away == exchange.away;
        });
        QVERIFY(announced == rows.begin() || announced->percent != rows.front().percent);
        const HintRow best = rowAt(hint, static_cast<int>(draw));
        QVERIFY2(best.label.startsWith(u"Put the "_s), qPrintable(best.label));
        QVERIFY2(best.reason.startsWith(u"You put the "_s), qPrintable(best.reason));
        QVERIFY2(best.worth.contains(u" cards help"_s), qPrintable(best.worth)); // the hand is not known yet
        QVERIFY(best.give.isEmpty() && best.away.size() == 1);
        hint.take(static_cast<int>(draw));
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"draw"_s);
        QCOMPARE(staged->table.chosenIn(u"hand"_s).size(), 1);
        QCOMPARE(staged->table.chosenIn(u"monte"_s), QList<int>());
        QVERIFY(rowAt(hint, static_cast<int>(draw)).chosen);
        hint.take(stay);
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>());
        QCOMPARE(staged->stale(), QStringList());
    }

    void aGoodHandIsToKnockWith()
    {
        const auto staged = tableInTurn(4, "JD 3S HD KD", "7C 2B 5B 4D");
        Hint &hint = *staged->table.hint();
        settle(hint);
        QCOMPARE(rowAt(hint, 0).label, u"No exchange"_s);
        QCOMPARE(rowAt(hint, 0).worth, u"a king-high sequence in coins, then knock"_s);
        QVERIFY2(rowAt(hint, 0).reason.startsWith(
                     u"With a king-high sequence in coins, after everybody’s last turn, you "_s),
                 qPrintable(rowAt(hint, 0).reason));
        staged->table.perform(u"pass"_s);
        settle(hint);
        QCOMPARE(rowAt(hint, 0).label, u"Knock"_s);
        QCOMPARE(rowAt(hint, 0).action, u"knock"_s);
    }

    void aDeclarationIsTold()
    {
        const auto quarantuna = tableInTurn(3, "AD KD HD 2C", "JD 4B 3S 2B");
        settle(*quarantuna->table.hint());
        QCOMPARE(rowAt(*quarantuna->table.hint(), 0).label, u"Give the 2 of cups, take the jack of coins"_s);
        QCOMPARE(rowAt(*quarantuna->table.hint(), 0).reason,
                 u"A Quarantuna ends the play at once and takes a token out of the pot."_s);
        QCOMPARE(rowAt(*quarantuna->table.hint(), 0).percent, u"0%"_s);
        const auto mambassa = tableInTurn(3, "AD AC AS 2C", "AB 4B 3S 2B");
        settle(*mambassa->table.hint());
        QCOMPARE(rowAt(*mambassa->table.hint(), 0).reason,
                 u"A Mambassa ends the play at once, and everybody else pays."_s);
    }

    void itIsThereForTheDealersChoiceToo()
    {
        StagedMambassa staged(3);
        QVERIFY(!staged.table.hint()->available());
        staged.findFirstDealer(0);
        staged.deal({.hands = {}, .aside = "KD HD 7D 2C"});
        settle(*staged.table.hint());
        QVERIFY(labels(*staged.table.hint()).contains(u"Turn up the four"_s));
        QVERIFY(labels(*staged.table.hint()).contains(u"Keep the four and knock"_s));
        staged.play(Expose{});
        QVERIFY(!staged.table.hint()->available());
    }

    void itSpeaksTheLanguageAtOnce()
    {
        const auto staged = tableInTurn(4);
        Hint &hint = *staged->table.hint();
        settle(hint);
        Language::instance().choose(u"it"_s);
        QVERIFY(labels(hint).contains(u"Non cambiare"_s));
        QVERIFY2(rowAt(hint, 0).worth.startsWith(u"tris di sette"_s), qPrintable(rowAt(hint, 0).worth));
        QVERIFY(rowAt(hint, 0).spoken.startsWith(u"perdi"_s));
    }

    /// Over views of all kinds every move has a label and a reason, and what these say of numbers is so.
    void reasonsAreTrue()
    {
        game::Random random(8);
        QStringList wrong;
        int told = 0;
        int draws = 0;
        for (int match = 0; match < 25; ++match) {
            State state({}, 2 + static_cast<int>(random.below(7)));
            game::playOn<Mambassa>(
                state, [&](const State &awaiting) { return game::shuffledPack<Mambassa>(awaiting, random); },
                [&](const View &view) {
                    if (Rollouts::fits(view) && random.once(24)) {
                        MambassaEstimate estimate(view);
                        estimate.imagine(30);
                        for (std::size_t move = 0; move < estimate.moves(); ++move, ++told)
                            if (const QString untrue = untruth(estimate, move, draws); !untrue.isEmpty())
                                wrong << untrue;
                    }
                    return randomMove(view.choice(), random);
                });
        }
        QCOMPARE(wrong, QStringList());
        QVERIFY(told > 2000);
        QVERIFY(draws > 500);
    }

    // ---------------------------------------------------------------- the review

    void theReviewKnowsBothSteps()
    {
        const auto staged = tableInTurn(2);
        Review &review = *staged->table.review();
        staged->exchange("7D", "5S"); // a mistake
        staged->play(Stay{});
        staged->stayAll(); // Ada knocks
        QVERIFY(!review.available());
        staged->exchange("", "");
        staged->draw("5S");
        QCOMPARE(staged->table.stage(), Table::Showdown);
        QVERIFY(review.available());
        staged->table.pressed(u"v"_s);
        QVERIFY(review.open());
        QCOMPARE(review.moves()->rowCount(), 4);
        QTRY_VERIFY_WITH_TIMEOUT(!review.thinking(), 120'000);
        const auto &rows = review.moves()->rows();
        QCOMPARE(rows[0].heading, u"Lap 1"_s);
        QCOMPARE(rows[0].hand,
                 (QStringList{u"piacentine/7D"_s, u"piacentine/7C"_s, u"piacentine/2D"_s, u"piacentine/4B"_s}));
        QCOMPARE(rows[0].open,
                 (QStringList{u"piacentine/7B"_s, u"piacentine/AC"_s, u"piacentine/HD"_s, u"piacentine/5S"_s}));
        QCOMPARE(rows[0].did, u"You gave the 7 of coins and took the 5 of swords"_s);
        QVERIFY2(rows[0].verdict.startsWith(u"Better: give "_s), qPrintable(rows[0].verdict));
        QVERIFY(rows[0].cost > 0);
        QCOMPARE(rows[1].heading, u"Lap 1, second step"_s);
        QCOMPARE(rows[1].did, u"You did not draw"_s);
        QCOMPARE(rows[2].heading, u"Last turn"_s);
        QCOMPARE(rows[2].did, u"You exchanged nothing"_s);
        QCOMPARE(rows[3].heading, u"Last turn, second step"_s);
        QCOMPARE(rows[3].did, u"You put the 5 of swords under the stock and drew"_s);
        QVERIFY(!rows[3].percent.isEmpty());
        QCOMPARE(staged->stale(), QStringList());
        staged->table.perform(u"next"_s);
        staged->deal({});
        QVERIFY(!review.available());
    }

    void aDeclarationBeforeAnyMoveLeavesNothingToReview()
    {
        StagedMambassa staged(3);
        staged.findFirstDealer(2);
        staged.dealAndExpose({"2D 3C 4S 5B", "AD KD HD JD"}, "6D 6C 6S 7B");
        QCOMPARE(staged.table.stage(), Table::Declaration);
        staged.table.doneShowing();
        QCOMPARE(staged.table.stage(), Table::Showdown);
        QVERIFY(!staged.table.review()->available());
        QCOMPARE(staged.stale(), QStringList());
    }
};

SANDBOXED_TEST_MAIN(MambassaHintTest)

#include "mambassa_hint_test.moc"
