// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "games/pinale/pinale_estimate.h"
#include "person/preferences.h"
#include "sandbox.h"
#include "staged_pinale.h"
#include "words/language.h"

#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace pinale;
using namespace Qt::StringLiterals;

/// The hint at the table of Pinale, and its rows taken up.
class PinaleHintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        beAtEase();
        Preferences::instance().setNextDealByItself(false);
    }

    /// A hand that can be laid whole, with a run of seven that counts double.
    void goesOut()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H 8H 9H KS KC KD QS QC QD"}, .up = "3S", .stock = "JC"});
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        settle(staged);
        const HintRow best = staged.table.hint()->moves()->rows().front();
        QCOMPARE(best.worth, u"lays 160 points and goes out"_s);
        QVERIFY2(best.label.endsWith(u"discard the jack of clubs"_s), qPrintable(best.label));
        // So much is told in short in its line, and in full by the reason.
        QStringList told;
        for (const MovePart &part : best.parts)
            told << part.verb << part.faces;
        told.replaceInStrings(u"french/"_s, QString());
        QVERIFY2(told.join(u' ').startsWith(u"Lay 3H – 9H + "_s), qPrintable(told.join(u' ')));
        QCOMPARE(told.count(u"×3"_s), 2);
        QVERIFY2(told.join(u' ').endsWith(u"discard JC"_s), qPrintable(told.join(u' ')));
        QVERIFY2(best.reason.startsWith(best.label + u". It ends the deal, with 13 cards"_s), qPrintable(best.reason));
        QVERIFY(best.chance < -1);
        QCOMPARE(staged.table.hint()->advised(), u"lay"_s);
    }

    /// A table that cannot be, as a scene may be written, has no hint: hands for the others could not be imagined.
    void isForTablesThatCanBe()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H 8H 9H KS KC KD QS QC QD"}, .up = "3S", .stock = "JC"});
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        View view = staged.stacked.state.view(0);
        QVERIFY(PinaleEstimate::fits(view));
        for (const Suit suit : {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades}) {
            Meld run{.kind = Meld::Kind::run, .side = 1};
            for (int place = lowAce; place < runPlaces; ++place)
                run.slots.push_back({.card = faceAt(suit, place), .as = faceAt(suit, place)});
            view.board.push_back(run);
            view.board.push_back(run);
        }
        QVERIFY(!PinaleEstimate::fits(view));
    }

    /// It looks at more than an opponent does: at turns that let wilds go, that keep melds in the hand, that lay all
    /// there is. Of what it tells the most differ in more than the discard.
    void looksFurther_data()
    {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<int>("lays"); // at least, the best of them
        QTest::newRow("aces, 6s and two wilds") << QByteArray("AS AH AD 2C 2S 6C 6D 6H 5H 4C AC KH 9D") << 175;
        QTest::newRow("a long run and a wild") << QByteArray("3H 4H 5H 6H 7H KS KC 2C QS QD 5C JS TD") << 25;
        QTest::newRow("8s and a wild") << QByteArray("8H 8D 8C 2S AH 3C JD QD KD 5S 9H TS 7C") << 50;
    }
    void looksFurther()
    {
        QFETCH(const QByteArray, hand);
        QFETCH(const int, lays);
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {hand.constData()}, .up = "7D", .stock = "3C"});
        staged.table.pressed(u"q"_s);
        staged.lookOn();
        settle(staged);
        const auto &rows = staged.table.hint()->moves()->rows();
        QCOMPARE(static_cast<int>(rows.size()), 6);
        const QRegularExpression points(u"\\d+"_s);
        QVERIFY2(points.match(rows.front().worth).captured().toInt() >= lays, qPrintable(rows.front().label));
        const auto &estimate = static_cast<const PinaleEstimate &>(*staged.table.hint()->answer());
        QVERIFY(estimate.moves() > rows.size());
        std::map<std::size_t, int> ofKind;
        for (const HintRow &row : rows)
            ++ofKind[estimate.kindOf(row.move)];
        QVERIFY(ofKind.size() >= 3);
        QVERIFY(std::all_of(ofKind.begin(), ofKind.end(), [](const auto &kind) { return kind.second <= 2; }));
        // Nothing that is told twice.
        QStringList labels;
        for (const HintRow &row : rows)
            labels << row.label;
        QCOMPARE(labels.removeDuplicates(), 0);
    }

    /// A row that is taken up lies on the table, whatever lay there of the turn before, and its ticket makes the move.
    void aRowIsTakenUp_data()
    {
        QTest::addColumn<bool>("draws");
        QTest::newRow("drawing") << true;
        QTest::newRow("playing") << false;
    }
    void aRowIsTakenUp()
    {
        QFETCH(const bool, draws);
        StagedPinale staged(2);
        staged.obeys = false;
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H KS KC 2C QS QD 5C JS TD"}, .up = "KD", .stock = "JC"});
        PinaleTable &table = staged.table;
        if (!draws) {
            staged.obeys = true;
            table.pressed(u"q"_s);
            staged.obeys = false;
            staged.lookOn();
        }
        settle(staged);
        Hint &hint = *table.hint();
        const int count = hint.moves()->rowCount();
        QVERIFY(count > 3);
        for (int row = 0; row < count; ++row) {
            while (staged.offered().contains(u"back"_s))
                table.perform(u"back"_s);
            if (!draws || row % 2 == 0) {
                if (draws)
                    table.perform(u"take"_s);
                staged.choose("3H 4H 5H 6H");
                table.perform(u"lay"_s);
                QCOMPARE(table.melding()->melds()->rowCount(), 1);
                settle(staged); // no turn may have had that
            }
            const auto &estimate = static_cast<const PinaleEstimate &>(*hint.answer());
            const HintRow told = hint.moves()->rows()[static_cast<std::size_t>(row)];
            const Move move = estimate.move(told.move);
            hint.take(row);
            QCOMPARE(staged.stale(), QStringList());
            const HintRow taken = hint.moves()->rows()[static_cast<std::size_t>(row)];
            QCOMPARE(taken.move, told.move);
            const auto *play = std::get_if<Play>(&move);
            // All of it lies but the discard.
            QVERIFY2(taken.label.startsWith(play != nullptr ? u"Discard the "_s : u"Draw from the stock"_s),
                     qPrintable(taken.label));
            QCOMPARE(taken.parts.size(), play != nullptr ? 1 : 0);
            QCOMPARE(taken.chosen, play != nullptr);
            QCOMPARE(table.melding()->melds()->rowCount(),
                     play == nullptr
                         ? 0
                         : static_cast<int>(std::count_if(play->steps.begin(), play->steps.end(), [](const Step &step) {
                               return std::holds_alternative<NewMeld>(step);
                           })));
            QVERIFY(staged.ticket(told.action).possible);
            if (play != nullptr) // and Enter makes it, though another turn may be better
                QCOMPARE(staged.ticket(told.action).key, u"Enter"_s);
            const std::size_t before = staged.asked.size();
            table.perform(told.action);
            QCOMPARE(staged.asked.size(), before + 1);
            QVERIFY(staged.asked.back() == move);
        }
    }

    /// What is done of a turn is not told again, and what goes another way says what has to be taken back.
    void tellsWhatIsLeft()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H KS KC 2C QS QD 5C JS TD"}, .up = "KD", .stock = "JC"});
        PinaleTable &table = staged.table;
        settle(staged);
        const auto labels = [&table] {
            QStringList all;
            for (const HintRow &row : table.hint()->moves()->rows())
                all << row.label;
            return all;
        };
        const QStringList whole = labels();
        QVERIFY(whole.size() > 1 && whole.contains(u"Draw from the stock"_s));
        table.perform(u"take"_s);
        for (const QString &label : labels())
            QVERIFY2(!label.startsWith(u"Take the king"_s), qPrintable(label));
        QVERIFY(labels().contains(u"Put the king of diamonds back and draw from the stock"_s));
        staged.choose("KS KC KD");
        table.perform(u"lay"_s);
        int further = 0;
        for (const QString &label : labels()) {
            const bool back
                = label.startsWith(u"Take back what you have laid, "_s) || label.startsWith(u"Put the king"_s);
            QVERIFY2(back || !label.contains(u"lay three kings"_s), qPrintable(label));
            further += back ? 0 : 1;
        }
        QVERIFY2(further > 0, qPrintable(labels().join(u'\n')));
        table.perform(u"back"_s);
        table.perform(u"back"_s);
        QCOMPARE(labels(), whole);
    }

    /// What lies is kept by one of the rows at least, also where no turn had it; of what is to go back as little as
    /// can.
    void goesOnFromWhatLies()
    {
        StagedPinale staged(2);
        staged.dealAndLook({.hands = {"3H 4H 5H 6H 7H KS KC 2C QS QD 5C JS TD"}, .up = "9C", .stock = "JC"});
        PinaleTable &table = staged.table;
        table.pressed(u"q"_s);
        staged.lookOn();
        settle(staged);
        const auto &rows = table.hint()->moves()->rows();
        QStringList labels;
        const auto goingBack = [&] {
            labels.clear();
            for (const HintRow &row : rows)
                labels << row.label;
            return labels.filter(QRegularExpression(u"^Take back "_s)).size();
        };
        // A wrong thing; then a right one and a wrong one: what is right stays.
        staged.choose("5C 5H 2C");
        table.perform(u"lay"_s);
        settle(staged);
        const qsizetype back = goingBack();
        QVERIFY2(back > 0 && back < labels.size(), qPrintable(labels.join(u'\n')));
        table.perform(u"back"_s);
        QVERIFY(!table.hint()->thinking());
        QCOMPARE(goingBack(), 0);
        staged.choose("KS KC 2C");
        table.perform(u"lay"_s);
        QVERIFY(!table.hint()->thinking());
        staged.choose("3H 4H 5H 6H 7H");
        table.perform(u"lay"_s);
        settle(staged);
        const qsizetype some = goingBack();
        QVERIFY2(some > 0 && some < labels.size(), qPrintable(labels.join(u'\n')));
        QCOMPARE(labels.filter(u"Take back the run of hearts from 3 to 7 and discard "_s).size(),
                 std::count_if(rows.begin(), rows.end(), [](const HintRow &row) {
                     return row.give.size() == 4 && row.give.contains(u"french/2C"_s)
                         && row.give.contains(u"french/KS"_s);
                 }));
        // It can be taken up as any other.
        const auto further = std::find_if_not(rows.begin(), rows.end(),
                                              [](const HintRow &row) { return row.label.startsWith(u"Take back "_s); });
        table.hint()->take(static_cast<int>(further - rows.begin()));
        QCOMPARE(staged.stale(), QStringList());
        QVERIFY(staged.ticket(u"discard"_s).possible);
    }

private:
    /// The hint lies open with its figures.
    static void settle(StagedPinale &staged)
    {
        Hint &hint = *staged.table.hint();
        QVERIFY(hint.available());
        hint.setOpen(true);
        QTRY_VERIFY_WITH_TIMEOUT(!hint.thinking(), 60'000);
    }
};

SANDBOXED_TEST_MAIN(PinaleHintTest)

#include "pinale_hint_test.moc"
