// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/computer_player.h"
#include "match/match.h"
#include "petrangola/petrangola.h"

#include <QDeadlineTimer>
#include <QTest>

#include <functional>

using namespace petrangola;
using std::chrono::milliseconds;

namespace {

/// A person who answers each question after a turn of the event loop with the first legal move that is no knock.
class HastyPerson : public HumanPlayer<Petrangola>
{
public:
    [[nodiscard]] Answer ask(const View &view) override
    {
        ++questions;
        const auto moves = legalMoves(view);
        move = moves[moves.size() > 3 && questions % 3 != 0 ? 3 : 0];
        if (answers)
            QTimer::singleShot(0, &m_guard, [this] { play(move); });
        return HumanPlayer::ask(view);
    }
    int questions = 0;
    bool answers = true;
    Move move;

private:
    QObject m_guard;
};

/// Counts the moments of a match and may end it at one of them, from within a call or while it is awaited.
class Onlooker : public Observer<Petrangola>
{
public:
    bool happened(const Event &, const View &) override
    {
        tell();
        if (shownAtOnce)
            return true;
        QTimer::singleShot(0, &m_guard, [this] {
            tell();
            if (showEvents && showEvents())
                ++shownEvents;
        });
        return false;
    }
    void awaits(const View &) override { tell(); }
    void finished() override
    {
        over = true;
        tell();
    }

    int moments = 0;
    int shownEvents = 0;
    bool over = false;
    bool shownAtOnce = false;
    std::function<bool()> showEvents;
    std::function<void()> atMoment;

private:
    void tell()
    {
        ++moments;
        if (atMoment)
            atMoment();
    }
    QObject m_guard;
};

struct Table
{
    explicit Table(int seats, int seed = 1)
        : shuffle(QByteArray(FairShuffle::seedBytes, static_cast<char>(seed)))
    {
        Options options;
        options.tokens = 1;
        std::vector<std::unique_ptr<Player<Petrangola>>> players;
        auto first = std::make_unique<HastyPerson>();
        person = first.get();
        players.push_back(std::move(first));
        for (int seat = 1; seat < seats; ++seat)
            players.push_back(
                std::make_unique<ComputerPlayer<Petrangola>>(opponents::Level::casual, static_cast<std::uint64_t>(seat),
                                                             [](const View &) { return milliseconds(0); }));
        match = std::make_unique<Match<Petrangola>>(State(options, seats), std::move(players), shuffle, onlooker, 0);
        onlooker.showEvents = [this] { return match && match->shown(); };
    }
    FairShuffle shuffle;
    Onlooker onlooker;
    HastyPerson *person = nullptr;
    std::unique_ptr<Match<Petrangola>> match;
};

/// Turns the event loop until it is so, without the pauses of QTRY_VERIFY; false after half a minute.
bool waitFor(const std::function<bool()> &isSo)
{
    const QDeadlineTimer deadline(std::chrono::seconds(30));
    while (!isSo() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return isSo();
}

} // namespace

class MatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsToTheEnd()
    {
        Table table(4);
        int ticks = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, this, [&] { ++ticks; });
        ticking.start(1);
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QVERIFY(ticks > 0); // the event loop kept turning all the while
        QVERIFY(table.onlooker.shownEvents > 10);
        QVERIFY(table.person->questions > 0);
    }

    void anObserverNeedNotWait()
    {
        Table table(3);
        table.onlooker.shownAtOnce = true;
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QVERIFY(!table.match->shown());
    }

    /// Leaves a match at each of its moments: from within the call that tells of it, as a closing page does.
    void canBeLeftFromWithinAnyMoment()
    {
        const int moments = momentsOfAWholeMatch();
        for (int last = 1; last <= moments; ++last) {
            Table table(3);
            table.onlooker.atMoment = [&] {
                if (table.onlooker.moments == last)
                    table.match.reset();
            };
            table.match->start();
            QVERIFY(waitFor([&] { return !table.match; }));
            QTest::qWait(2);
            // At most the showing that was under way is still told of.
            QVERIFY(table.onlooker.moments <= last + 1);
        }
    }

    /// Leaves a match from the event loop at each of its moments, while something is awaited.
    void canBeLeftWhileAnythingIsAwaited()
    {
        const int moments = momentsOfAWholeMatch();
        for (int last = 1; last <= moments; ++last) {
            Table table(3);
            QObject later;
            table.onlooker.atMoment = [&] {
                if (table.onlooker.moments == last)
                    QTimer::singleShot(0, &later, [&] { table.match.reset(); });
            };
            table.match->start();
            QVERIFY(waitFor([&] { return !table.match; }));
            const int then = table.onlooker.moments;
            QTest::qWait(2);
            QVERIFY(table.onlooker.moments <= then + 1);
        }
    }

    void canBeLeftWhileAPersonPonders()
    {
        auto table = std::make_unique<Table>(2);
        table->person->answers = false;
        table->match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table->person->questions == 1, 30'000);
        QVERIFY(table->person->asked());
        table.reset();
    }

    void canBeDroppedUnstarted() { Table table(2); }

    void ignoresADoubleAnswer()
    {
        Table table(2);
        table.person->answers = false;
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.person->asked(), 30'000);
        const Move move = table.person->move;
        QVERIFY(table.person->play(move));
        QVERIFY(!table.person->play(move));
    }

    void asksAgainAfterAnIllegalMove()
    {
        Table table(2);
        table.person->answers = false;
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.person->asked(), 30'000);
        const int before = table.person->questions;
        QVERIFY(table.person->play(Reenter{}));
        QTRY_VERIFY_WITH_TIMEOUT(table.person->asked(), 30'000);
        QCOMPARE(table.person->questions, before + 1);
    }

    void aHurriedComputerDoesNotWait()
    {
        ComputerPlayer<Petrangola> player(opponents::Level::novice, 1,
                                          [](const View &) { return milliseconds(600'000); });
        State state(Options(), 2);
        state.supply(Petrangola::newPack(state));
        state.supply(Petrangola::newPack(state));
        std::optional<Move> made;
        awaitMove(player, state.view(state.toMove()), made);
        QTest::qWait(30);
        QVERIFY(!made);
        player.hurry();
        QTRY_VERIFY_WITH_TIMEOUT(made.has_value(), 10'000);
    }

private:
    static QCoro::Task<> awaitMove(ComputerPlayer<Petrangola> &player, const View &view, std::optional<Move> &made)
    {
        auto answer = player.ask(view);
        const auto move = co_await answer;
        made = move;
    }
    static int momentsOfAWholeMatch()
    {
        Table table(3);
        table.match->start();
        waitFor([&] { return table.onlooker.over; });
        return table.onlooker.moments;
    }
};

QTEST_GUILESS_MAIN(MatchTest)
#include "match_test.moc"
