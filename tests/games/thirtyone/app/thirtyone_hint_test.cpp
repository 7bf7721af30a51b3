// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "game/simulation.h"
#include "games/thirtyone/thirtyone_estimate.h"
#include "hint_rows.h"
#include "sandbox.h"
#include "staged_thirtyone.h"
#include "words/language.h"

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace thirtyone;
using namespace Qt::StringLiterals;

namespace {

void settle(Hint &hint)
{
    hint.setOpen(true);
    QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 120'000);
}

/// What a reason says is what the estimate counted: a complaint, or "". Counts the reasons of each kind.
QString untruth(const ThirtyoneEstimate &estimate, std::size_t move, QMap<QString, int> &kinds)
{
    static const QRegularExpression said(u"you lose (\\d+) (?:life|lives) in 100 deals"_s);
    static const QRegularExpression lowest(u"you alone are the lowest ([^,:]+), and that costs two"_s);
    static const QRegularExpression lowestOnce(u"you alone are the lowest ([^,:]+): "_s);
    const QString reason = estimate.reason(move, QStringList(8, u"Ada"_s));
    if (estimate.label(move).isEmpty() || reason.isEmpty())
        return u"nothing is said of a move"_s;
    if (const QString odd = unsound(reason); !odd.isEmpty())
        return odd;
    const auto cost = said.match(reason.left(reason.indexOf(u". "_s))); // what follows may be of another move
    if (cost.hasMatch()) {
        ++kinds[u"cost"_s];
        if (cost.captured(1).toLong() != std::lround(estimate.chance(move) * 100))
            return reason;
    }
    const auto &all = estimate.rollouts().expectations()[move];
    for (const auto &[pattern, count, kind] :
         {std::tuple(lowest, all.lostTwo, u"alone"_s), std::tuple(lowestOnce, all.lost, u"alone once"_s)})
        if (const auto found = pattern.match(reason); found.hasMatch()) {
            ++kinds[kind];
            if (found.captured(1) != HintWords::often(estimate.rollouts().share(count)))
                return reason;
        }
    if (saysOfADraw(reason))
        ++kinds[u"draw"_s];
    if (const QString untrue = untrueOfADraw(reason, all.bettered, estimate.deals()); !untrue.isEmpty())
        return untrue;
    if (reason.contains(u"hardly ever the lowest"_s) && estimate.chance(move) >= 0.05)
        return reason;
    return {};
}

/// What is wrong with how the rows of a hint look: complaints.
QStringList oddities(Hint &hint)
{
    QStringList odd;
    double longest = 0;
    for (const HintRow &row : hint.moves()->rows()) {
        if (row.bar < 0 || row.bar > 1)
            odd << u"the bar of %1 is %2 long"_s.arg(row.label).arg(row.bar);
        longest = std::max(longest, row.chance);
        for (const HintRow &other : hint.moves()->rows()) {
            if (!row.best && !other.best && row.percent == other.percent && row.verdict != other.verdict)
                odd << u"%1: %2 and %3"_s.arg(row.percent, row.verdict, other.verdict);
            if (row.best && !other.best && row.percent == other.percent && !other.verdict.endsWith(u"as good"_s))
                odd << u"%1, as with the best: %2"_s.arg(row.percent, other.verdict);
        }
    }
    for (const HintRow &row : hint.moves()->rows())
        if (std::abs(row.bar * std::max(1.0, longest) - row.chance) > 1e-9)
            odd << u"the bar of %1 is on another scale"_s.arg(row.label);
    return odd;
}

} // namespace

/// The hint at Thirty-One's table: both steps of a turn in lives lost, and what the words say of numbers.
class ThirtyoneHintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Language::instance().choose(u"en"_s);
        Preferences::instance().setConfirmKnock(false);
    }

    void theFirstAnswerComesSoon()
    {
        const auto staged = tableInTurn(7, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        QVERIFY(dealsOfFirstAnswer(*staged->table.hint()) > 0);
    }

    void theFirstStepLooksAtTheSecond()
    {
        const auto staged = tableInTurn(4, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        const Mirror mirror(&hint);
        settle(hint);
        QCOMPARE(mirror.stale(), QStringList());
        QCOMPARE(hint.moves()->rowCount(), 3);
        const HintRow best = rowAt(hint, 0);
        QVERIFY(best.best);
        QCOMPARE(best.action, u"take"_s);
        QCOMPARE(best.label, u"Take the 10 of hearts, discard the 4 of spades"_s);
        QCOMPARE(best.take, QStringList{u"french/TH"_s});
        QCOMPARE(best.give, QStringList{u"french/4S"_s});
        QCOMPARE(best.worth, u"27 in hearts"_s);
        QVERIFY2(best.reason.startsWith(u"With it you make 27 in hearts: you lose "_s), qPrintable(best.reason));
        const int draw = rowOf(hint, u"Draw from the stock"_s);
        const int knock = rowOf(hint, u"Knock"_s);
        QVERIFY(draw > 0 && knock > 0);
        QCOMPARE(rowAt(hint, knock).worth, u"17 in hearts"_s);
        QVERIFY2(rowAt(hint, knock).reason.contains(u"you alone are the lowest"_s),
                 qPrintable(rowAt(hint, knock).reason));
        // Lives, not percentages: a knock with so little costs more than one now and then.
        QVERIFY(rowAt(hint, knock).percent.toInt() > rowAt(hint, 0).percent.toInt());
        QVERIFY(!rowAt(hint, knock).percent.contains(u'%'));
        QCOMPARE(staged->stale(), QStringList());
    }

    /// A knock may cost two lives in every deal: the bars stay within their slip, and equal figures have equal words.
    void rowsAreOfOneScale_data()
    {
        QTest::addColumn<QString>("hand");
        QTest::addColumn<QString>("top");
        QTest::addColumn<int>("seats");
        QTest::newRow("next to nothing") << u"2H 3D 4S"_s << u"5C"_s << 2;
        QTest::newRow("the same with many") << u"2H 3D 4S"_s << u"5C"_s << 6;
        QTest::newRow("next to 31") << u"KH QH 9H"_s << u"2C"_s << 2;
        QTest::newRow("31 at hand") << u"AH KH 4S"_s << u"TH"_s << 4;
    }
    void rowsAreOfOneScale()
    {
        QFETCH(const QString, hand);
        QFETCH(const QString, top);
        QFETCH(const int, seats);
        const auto staged = tableInTurn(seats, {.hands = {hand.toStdString()}, .turned = top.toStdString()});
        Hint &hint = *staged->table.hint();
        settle(hint);
        QCOMPARE(oddities(hint), QStringList());
        QCOMPARE(disagreements(hint), QStringList());
        if (hand.startsWith(u'2'))
            QVERIFY(rowAt(hint, rowOf(hint, u"Knock"_s)).chance > 1);
        staged->table.perform(u"take"_s);
        staged->lookOn();
        settle(hint);
        QCOMPARE(oddities(hint), QStringList());
    }

    /// With one life there are no two to lose, and the one opponent has a name.
    void theWordsGoByTheFigure()
    {
        const auto staged = tableInTurn(2, {.hands = {"KH 7H 4S"}, .turned = "TH"}, {.lives = 1, .county = false});
        Hint &hint = *staged->table.hint();
        settle(hint);
        const HintRow knock = rowAt(hint, rowOf(hint, u"Knock"_s));
        QVERIFY(knock.chance > 0.1);
        QVERIFY2(knock.reason.startsWith(u"With 17 in hearts you alone are the lowest in "_s)
                     && !knock.reason.contains(u"hardly"_s) && !knock.reason.contains(u"two lives"_s),
                 qPrintable(knock.reason));
        for (const HintRow &row : hint.moves()->rows())
            QVERIFY2(!row.reason.contains(u"the others"_s) && !row.reason.contains(u"omebody else"_s),
                     qPrintable(row.reason));
    }

    void aMoveIsTakenUpInBothSteps()
    {
        const auto staged = tableInTurn(3, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        settle(hint);
        QSignalSpy wanted(&hint, &Hint::wanted);
        hint.take(0);
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"take"_s);
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>()); // nothing is chosen before it was taken
        staged->table.perform(u"take"_s);
        staged->lookOn();
        QCOMPARE(staged->table.stage(), Table::Draw);
        QVERIFY(hint.available() && !hint.open());
        settle(hint);
        // The three others: that which was taken is none of them (T31-6).
        QCOMPARE(hint.moves()->rowCount(), 3);
        QCOMPARE(rowAt(hint, 0).label, u"Discard the 4 of spades"_s);
        QVERIFY(rowOf(hint, u"Discard the 10 of hearts"_s) < 0);
        hint.take(0);
        QCOMPARE(wanted.takeFirst().at(1).toString(), u"discard"_s);
        QCOMPARE(staged->table.chosenIn(u"hand"_s), QList<int>{2});
        QVERIFY(rowAt(hint, 0).chosen);
        QCOMPARE(staged->stale(), QStringList());
    }

    void aDrawnCardMayGoAgain()
    {
        const auto staged = tableInTurn(3, {.hands = {"KH QH 9H"}, .turned = "2C", .stock = "3D"});
        staged->table.perform(u"draw"_s);
        staged->lookOn();
        Hint &hint = *staged->table.hint();
        settle(hint);
        QCOMPARE(hint.moves()->rowCount(), 4);
        QCOMPARE(rowAt(hint, 0).label, u"Discard the 3 of diamonds"_s);
        QCOMPARE(rowAt(hint, 0).worth, u"29 in hearts"_s);
    }

    void thirtyOneIsSure()
    {
        const auto staged = tableInTurn(4, {.hands = {"AH KH 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        settle(hint);
        QCOMPARE(rowAt(hint, 0).action, u"take"_s);
        QCOMPARE(rowAt(hint, 0).percent, u"0"_s);
        QCOMPARE(rowAt(hint, 0).reason, u"31: that ends the deal, and everybody else loses a life."_s);
    }

    void inTheLastTurnOneMayStay()
    {
        const auto staged = tableInTurn(2, {.hands = {"KH QH 9H", "5D 4D 2C"}, .turned = "3D"});
        staged->draw("9H");
        staged->play(Knock{});
        staged->lookOn();
        Hint &hint = *staged->table.hint();
        settle(hint);
        QVERIFY(rowOf(hint, u"Stay"_s) >= 0);
        QVERIFY(rowOf(hint, u"Knock"_s) < 0);
    }

    void itSpeaksTheLanguageAtOnce()
    {
        const auto staged = tableInTurn(4, {.hands = {"KH 7H 4S"}, .turned = "TH"});
        Hint &hint = *staged->table.hint();
        settle(hint);
        Language::instance().choose(u"it"_s);
        QVERIFY2(labels(hint).contains(u"Pesca dal tallone"_s), qPrintable(labels(hint).join(u'|')));
        QCOMPARE(rowAt(hint, 0).worth, u"27 a cuori"_s);
        QVERIFY2(rowAt(hint, 0).spoken.startsWith(u"perdi"_s), qPrintable(rowAt(hint, 0).spoken));
    }

    /// Over views of all kinds every move has a label and a reason, and what these say of numbers is so.
    void reasonsAreTrue()
    {
        game::Random random(31);
        QStringList wrong;
        QMap<QString, int> kinds;
        for (int match = 0; match < 60; ++match) {
            State state({.threeOfAKind305 = random.once(2), .blitzAfterKnock = random.once(2)},
                        2 + static_cast<int>(random.below(6)));
            game::playOn<Thirtyone>(
                state, [&](const State &awaiting) { return game::shuffledPack<Thirtyone>(awaiting, random); },
                [&](const View &view) {
                    if (Rollouts::fits(view) && random.once(12)) {
                        ThirtyoneEstimate estimate(view);
                        estimate.imagine(30);
                        for (std::size_t move = 0; move < estimate.moves(); ++move)
                            if (const QString untrue = untruth(estimate, move, kinds); !untrue.isEmpty())
                                wrong << untrue;
                    }
                    return randomMove(view.choice(), random);
                });
        }
        QCOMPARE(wrong, QStringList());
        QVERIFY2(kinds[u"cost"_s] > 500 && kinds[u"draw"_s] > 100 && kinds[u"alone"_s] > 20,
                 qPrintable(u"%1 %2 %3"_s.arg(kinds[u"cost"_s]).arg(kinds[u"draw"_s]).arg(kinds[u"alone"_s])));
    }
};

SANDBOXED_TEST_MAIN(ThirtyoneHintTest)

#include "thirtyone_hint_test.moc"
