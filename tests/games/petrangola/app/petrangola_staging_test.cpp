// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sandbox.h"
#include "table/turning_order.h"
#include "watched_table.h"

#include <QTest>

using namespace petrangola;
using namespace Qt::StringLiterals;

namespace {

/// All that can be known of a table, and what was told, at each step of a showdown before the last hand is turned.
class Course
{
public:
    explicit Course(StagedTable &staged)
        : m_table(staged.table)
    {
        QObject::connect(&m_table, &Table::told, &m_guard, [this](const QString &sentence) { told << sentence; });
        QObject::connect(&m_table, &Table::showdownReached, &m_guard, [this] {
            turning = m_table.turning();
            told.clear();
            look();
        });
        QObject::connect(&m_table, &Table::handTurned, &m_guard, [this](int seat) {
            turned << seat;
            look();
        });
        QObject::connect(&m_table, &Table::tokenLost, &m_guard, [this](int seat) { lost << seat; });
        QObject::connect(&m_table, &Table::highlighted, &m_guard,
                         [this](const Highlight &highlight) { highlights << highlight.event; });
    }
    QStringList told;
    QList<int> turned;
    QList<int> lost;
    QStringList highlights;
    bool turning = false;     ///< at the beginning
    QList<QStringList> looks; ///< at the beginning and after each hand

private:
    void look() { looks << everything(m_table) + told; }

    PetrangolaTable &m_table;
    QObject m_guard;
};

/// Hands by seat: seat 1 has five points, the last seat `last`, the person few more where they are two, and all others
/// more than any of these.
std::vector<std::string> handsFor(int seats, const std::string &last)
{
    const std::vector<std::string> reserved{"2D", "3C", "5S", "2C", "3S", "4B", "6B", "7D", "7C", "5B"};
    std::vector<std::string> high;
    std::vector<std::string> low;
    for (int pack = 0; pack < (seats > 9 ? 2 : 1); ++pack)
        for (const char rank : std::string("AKHJ765432"))
            for (const char suit : std::string("DCSB")) {
                const std::string code{rank, suit};
                if (pack == 0 && std::find(reserved.begin(), reserved.end(), code) != reserved.end())
                    continue;
                (std::string("AKHJ").find(rank) != std::string::npos ? high : low).push_back(code);
            }
    std::vector<std::string> hands;
    for (int seat = 0; seat < seats; ++seat) {
        if (seat == seats - 1) {
            hands.push_back(last);
        } else if (seat == (seats > 2 ? 1 : 0)) {
            hands.emplace_back("2D 3C 5S");
        } else {
            std::string hand = high.front();
            high.erase(high.begin());
            for (int others = 0; others < 2; ++others) {
                std::vector<std::string> &from = low.empty() ? high : low;
                hand += " " + from.back();
                from.pop_back();
            }
            hands.push_back(hand);
        }
    }
    return hands;
}

/// The last seat deals and keeps, everybody else stays; what lies in the middle is always the same.
void settle(StagedTable &staged, const std::vector<std::string> &hands)
{
    StackedDeal deal{.hands = hands, .aside = hands.back(), .cutAt = 11};
    deal.hands.back() = "7D 7C 5B";
    staged.deal(deal);
    staged.play(Keep{});
    while (staged.stacked.state.phase() == Phase::turn)
        staged.play(Stay{});
}

void playQuickly(StagedTable &staged)
{
    Preferences::instance().setPace(2);
    staged.table.setSpeed(60);
}

/// From the showdown to the deal that follows.
void cutTheNextDeal(StagedTable &staged)
{
    staged.table.perform(u"next"_s);
    staged.supply({});
    QTRY_VERIFY_WITH_TIMEOUT(staged.table.stage() == PetrangolaTable::Cut, 10'000);
    staged.play(Cut{3});
}

} // namespace

/// How a showdown is told: hand by hand, and nothing before it is seen.
class PetrangolaStagingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        playPlainly();
        Preferences::instance().setMotion(false);
    }

    void theTwoWeakestComeLast()
    {
        const auto order = [](const std::vector<CoveredHand> &hands) {
            QList<int> seats;
            for (const game::Seat seat : turningOrder(hands))
                seats << seat;
            return seats;
        };
        QCOMPARE(order({}), QList<int>());
        QCOMPARE(order({{3, 5}}), QList<int>{3});
        QCOMPARE(order({{1, 2}, {2, 9}, {3, 1}, {4, 7}}), (QList<int>{2, 4, 1, 3}));
        // Which of the two is the weaker does not change their order.
        QCOMPARE(order({{1, 1}, {2, 9}, {3, 2}, {4, 7}}), (QList<int>{2, 4, 1, 3}));
        QCOMPARE(order({{1, 4}, {2, 4}, {3, 4}}), (QList<int>{3, 1, 2}));
    }

    /// Two deals that differ in the hand that is turned last, and so in who pays, look and sound the same until then.
    void nothingTellsWhoPaysBeforeTheLastHand_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 3, 4, 5, 6, 8, 9, 12, 18, 24})
            QTest::addRow("%d", seats) << seats;
    }
    void nothingTellsWhoPaysBeforeTheLastHand()
    {
        QFETCH(const int, seats);
        QList<QList<QStringList>> looks;
        QList<int> losers;
        for (const std::string last : {"2C 3S 4B", "2C 3S 6B"}) {
            Options options;
            options.packs = seats > 9 ? 2 : 1;
            options.tokens = 1;
            StagedTable staged(seats, options);
            playQuickly(staged);
            Course course(staged);
            staged.findFirstDealer(seats - 1);
            QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
            settle(staged, handsFor(seats, last));
            QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Showdown, 10'000);
            QVERIFY(course.turning);
            QTRY_VERIFY_WITH_TIMEOUT(!staged.table.turning(), 10'000);
            QCOMPARE(staged.offered(), QStringList{u"next"_s});
            QCOMPARE(course.turned.size(), seats - 1);
            QCOMPARE(course.turned.constLast(), seats - 1);
            QCOMPARE(course.looks.size(), seats);
            looks << course.looks.mid(0, seats - 1);
            QCOMPARE(course.lost.size(), 1);
            losers << course.lost;
            QCOMPARE(staged.stale().join(u'\n'), QString());
        }
        QVERIFY(losers[0] != losers[1]);
        for (qsizetype step = 0; step < looks[0].size(); ++step)
            for (qsizetype line = 0; line < std::max(looks[0][step].size(), looks[1][step].size()); ++line)
                QCOMPARE(looks[0][step].value(line), looks[1][step].value(line));
    }

    void eachHandIsToldOnceAndInOrder()
    {
        StagedTable staged(3);
        playQuickly(staged);
        Course course(staged);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.settle({"AD KD 2C", "KB 7B 4S", "JS 5S 3C"});
        QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Showdown, 10'000);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.table.turning(), 10'000);
        QCOMPARE(course.told.size(), 4);
        QCOMPARE(course.told[0], u"Ada: 17 in batons"_s);
        QCOMPARE(course.told[1], u"Bruno: 15 in swords"_s);
        QVERIFY2(course.told[2].contains(u"You: 21 in coins"_s), qPrintable(course.told[2]));
        QVERIFY2(course.told[3].startsWith(u"Bruno loses a token"_s), qPrintable(course.told[3]));
        QCOMPARE(staged.table.showdownTitleNow(), u"Bruno loses a token"_s);
        QCOMPARE(staged.table.showdownWhyNow(), u"15 against 17: 2 points apart."_s);
    }

    void nothingIsSaidOfAHandWhileItTurnsOver()
    {
        Preferences::instance().setMotion(true);
        StagedTable staged(3);
        playQuickly(staged);
        staged.table.setSpeed(8);
        QStringList steps;
        const auto words = [&] { return staged.table.showdownTitleNow() + u" / "_s + staged.table.showdownTextNow(); };
        connect(&staged.table, &Table::handTurned, &staged.table, [&](int) { steps << u"turned: "_s + words(); });
        connect(&staged.table, &Table::told, &staged.table, [&](const QString &sentence) {
            if (staged.table.turning())
                steps << u"told: "_s + sentence << u"seen: "_s + words();
        });
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 20'000);
        staged.settle({"AD KD 2C", "KB 7B 4S", "JS 5S 3C"});
        QTRY_COMPARE_WITH_TIMEOUT(staged.table.stage(), PetrangolaTable::Showdown, 20'000);
        steps.clear();
        QTRY_VERIFY_WITH_TIMEOUT(!staged.table.turning(), 20'000);
        QCOMPARE(steps,
                 (QStringList{u"turned: The cards are turned up / 2 hands are still face down."_s,
                              u"told: Ada: 17 in batons"_s, u"seen: Lowest so far: Ada / One hand is left: Bruno’s."_s,
                              u"turned: Lowest so far: Ada / One hand is left: Bruno’s."_s,
                              u"told: Bruno: 15 in swords"_s, u"seen: Lowest so far: Bruno / "_s}));
    }

    void itCanBeHurried()
    {
        StagedTable staged(6);
        Course course(staged);
        staged.findFirstDealer(5);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        Preferences::instance().setPace(0); // it takes many seconds
        settle(staged, handsFor(6, "2C 3S 4B"));
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.turning(), 10'000);
        QVERIFY(course.lost.isEmpty());
        staged.table.pressed(u"enter"_s);
        QVERIFY(!staged.table.turning());
        QCOMPARE(course.lost, QList<int>{5});
        QCOMPARE(staged.offered(), QStringList{u"next"_s});
        QVERIFY(staged.showing());
        staged.table.pressed(u"enter"_s);
        QVERIFY(!staged.showing());
    }

    void whereNobodyPausesAndNothingMovesAllLiesOpenAtOnce()
    {
        StagedTable staged(4);
        Course course(staged);
        staged.findFirstDealer(3);
        staged.settle(handsFor(4, "2C 3S 4B"));
        QVERIFY(!staged.table.turning());
        QCOMPARE(course.turned, QList<int>());
        QCOMPARE(staged.table.showdown()->rows().front().place, 1);
        QCOMPARE(staged.table.showdown()->rows().back().place, 4);
        QCOMPARE(course.lost, QList<int>{3});
    }

    void theTableStopsForWhatIsRare_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<QStringList>("events");
        QTest::newRow("nothing") << QStringList{u"KD HC JS"_s, u"AC KC 2B"_s, u"AD 7D 2C"_s} << QStringList{};
        QTest::newRow("three aces") << QStringList{u"KD HC JS"_s, u"AC AD AS"_s, u"KB 7B 2C"_s}
                                    << QStringList{u"petrangolone"_s};
        QTest::newRow("a sequence, and my own first")
            << QStringList{u"4D 3D 2D"_s, u"AC KC HC"_s, u"AD 7S 2C"_s} << QStringList{u"sequence"_s};
    }
    void theTableStopsForWhatIsRare()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const QStringList, events);
        StagedTable staged(3);
        playQuickly(staged);
        Course course(staged);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        std::vector<std::string> codes;
        for (const QString &hand : hands)
            codes.push_back(hand.toStdString());
        staged.settle(codes);
        QTRY_VERIFY_WITH_TIMEOUT(staged.table.stage() == PetrangolaTable::Showdown && !staged.table.turning(), 10'000);
        QCOMPARE(course.highlights, events);
    }

    void whoIsOutIsToldGoodbye()
    {
        StagedTable staged(3, {.tokens = 1, .reentries = 0});
        playQuickly(staged);
        Course course(staged);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.settle({"AD KD 2C", "KB 7B 4S", "JS 5S 3C"});
        QTRY_VERIFY_WITH_TIMEOUT(course.highlights.contains(u"out"_s), 10'000);
        QCOMPARE(course.lost, QList<int>{2});
        // Two are left with a token each.
        cutTheNextDeal(staged);
        QTRY_VERIFY_WITH_TIMEOUT(course.highlights.contains(u"duel"_s), 10'000);
    }

    /// Where everybody began with one token, three who have one each are no news.
    void oneTokenFromTheFirstDealIsNoNews()
    {
        StagedTable staged(4, {.tokens = 1, .reentries = 0});
        playQuickly(staged);
        Course course(staged);
        staged.findFirstDealer(2);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        staged.settle({"AD KD 2C", "KB 7B 4S", "JS 5S 3C", "AS HS 2B"});
        QTRY_VERIFY_WITH_TIMEOUT(course.highlights.contains(u"out"_s), 10'000);
        cutTheNextDeal(staged);
        QTRY_VERIFY_WITH_TIMEOUT(!staged.showing(), 10'000);
        QVERIFY(!course.highlights.contains(u"duel"_s));
    }

    void whyAHandIsTheLowest_data()
    {
        QTest::addColumn<QStringList>("hands");
        QTest::addColumn<QString>("why");
        QTest::newRow("far apart") << QStringList{u"AD KD 2C"_s, u"5B 3C 2S"_s} << QString();
        QTest::newRow("near") << QStringList{u"AD KD 2C"_s, u"AB HB 2S"_s} << QString(); // a tie: both pay
        QTest::newRow("thirty against threes")
            << QStringList{u"AD KD JD"_s, u"7C 7S 7B"_s} << u"Any three of a kind beats 31 in coins."_s;
        QTest::newRow("threes against a sequence")
            << QStringList{u"4D 3D 2D"_s, u"7C 7S 7B"_s} << u"A sequence beats three of a kind."_s;
        QTest::newRow("sequences") << QStringList{u"4D 3D 2D"_s, u"7C 6C 5C"_s}
                                   << u"Of two sequences the one with the higher top card wins."_s;
        QTest::newRow("threes") << QStringList{u"2D 2C 2S"_s, u"KC KS KB"_s}
                                << u"Of two threes of a kind the lower one wins: three twos before three kings."_s;
    }
    void whyAHandIsTheLowest()
    {
        QFETCH(const QStringList, hands);
        QFETCH(const QString, why);
        StagedTable staged(2);
        staged.findFirstDealer(1);
        staged.settle({hands[0].toStdString(), hands[1].toStdString()});
        QCOMPARE(staged.table.showdownWhyNow(), why);
    }
};

SANDBOXED_TEST_MAIN(PetrangolaStagingTest)

#include "petrangola_staging_test.moc"
