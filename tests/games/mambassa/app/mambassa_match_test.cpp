// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "at_ease.h"
#include "game/random.h"
#include "person/preferences.h"
#include "session/session.h"
#include "setup/match_setup.h"
#include "told_flights.h"
#include "words/language.h"

#include "sandbox.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace Qt::StringLiterals;

namespace {

Table &table()
{
    return *Session::instance().table();
}

bool waitsForThePerson()
{
    return table().yourTurn() || !table().actions()->rows().empty();
}

/// Whatever a person may do at random; much of it is refused.
void actForThePerson(game::Random &random)
{
    if (table().stage() == Table::Turn || table().stage() == Table::Draw)
        for (const QString &key : {u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"q"_s, u"w"_s, u"e"_s, u"r"_s})
            if (random.below(3) == 0)
                table().pressed(key);
    const auto &actions = table().actions()->rows();
    if (!actions.empty())
        table().perform(actions[random.below(static_cast<std::uint32_t>(actions.size()))].action);
}

bool playUntil(game::Random &random, const std::function<bool()> &isSo)
{
    const QDeadlineTimer deadline(std::chrono::seconds(60));
    while (!isSo()) {
        if (deadline.hasExpired() || !Session::instance().running() || table().stage() == Table::Over)
            return isSo();
        if (table().watching() && !table().hurried())
            table().perform(u"fast"_s);
        else if (waitsForThePerson() && !table().watching())
            actForThePerson(random);
        QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    }
    return true;
}

} // namespace

/// What of a match as a person meets it only Mambassa has; what every game has is in every_match_test.
class MambassaMatchTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        for (Table *each : Session::instance().tables())
            each->setGrace({});
        beAtEase();
        Preferences &preferences = Preferences::instance();
        preferences.setNextDealByItself(false);
        preferences.setConfirmKnock(false);
        MatchSetup &setup = MatchSetup::instance();
        setup.setGame(u"mambassa"_s);
        setup.restoreDefaults();
        setup.setAllLevels(0);
        m_folder = std::make_unique<QTemporaryDir>();
        Store::instance().open(m_folder->path());
    }
    void cleanup()
    {
        Session::instance().leave();
        Store::instance().close();
        MatchSetup::instance().setGame(u"petrangola"_s);
    }

    void eachGameRemembersItsLastTable()
    {
        MatchSetup &setup = MatchSetup::instance();
        QCOMPARE(setup.seatCount(), 5);
        QCOMPARE(setup.option(QStringLiteral("tokenValue")), 50);
        setup.setSeatCount(24);
        QCOMPARE(setup.seatCount(), 8);
        setup.setOption(QStringLiteral("tokenValue"), 200);
        setup.rename(1, u"Elvira"_s);
        setup.setGame(u"petrangola"_s);
        setup.restoreDefaults();
        QCOMPARE(setup.seatCount(), 6);
        QVERIFY(setup.seatEntry(1).name != u"Elvira");
        setup.load();
        QCOMPARE(setup.game(), u"petrangola"_s);
        setup.setGame(u"mambassa"_s);
        QCOMPARE(setup.seatCount(), 8);
        QCOMPARE(setup.option(QStringLiteral("tokenValue")), 200);
        QCOMPARE(setup.seatEntry(1).name, u"Elvira"_s);
        setup.setGame(u"chess"_s);
        QCOMPARE(setup.game(), u"mambassa"_s);
    }

    void noTokenEverLeavesTheTable_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : {2, 5, 8})
            QTest::addRow("%d seats", seats) << seats;
    }
    void noTokenEverLeavesTheTable()
    {
        QFETCH(const int, seats);
        MatchSetup::instance().setSeatCount(seats);
        game::Random random(static_cast<std::uint64_t>(seats));
        bool drew = false;
        const auto tables = Session::instance().tables();
        const auto own
            = std::find_if(tables.begin(), tables.end(), [](const Table *one) { return one->game() == u"mambassa"; });
        const auto watching = connect(*own, &Table::travelled, this,
                                      [&](const QList<Flight> &flights) { drew |= toldDraw(flights).has_value(); });
        Session::instance().start();
        QCOMPARE(table().game(), u"mambassa"_s);
        QCOMPARE(table().seatCount(), seats);
        QVERIFY(playUntil(random, [] { return table().stage() == Table::Over; }));
        disconnect(watching);
        QVERIFY(drew);
        int tokens = 0;
        for (const SeatRow &row : table().seats()->rows())
            tokens += row.tokens;
        QCOMPARE(tokens + table().zones()->find(Zone::Pool)->count, 4 * seats);
    }

    void aTurnHasTwoSteps()
    {
        MatchSetup::instance().setSeatCount(2);
        game::Random random(3);
        Session::instance().start();
        QVERIFY(playUntil(random, [] { return table().stage() == Table::Turn && table().yourTurn(); }));
        QStringList refused;
        const auto told = connect(&table(), &Table::refused, this, [&](const QString &why) { refused << why; });
        table().perform(u"exchange"_s);
        QCOMPARE(refused.size(), 1);
        table().toggle(u"hand"_s, 0);
        table().toggle(u"monte"_s, 1);
        QVERIFY(table().clearSelection());
        QVERIFY(table().chosenIn(u"hand"_s).isEmpty() && table().chosenIn(u"monte"_s).isEmpty());
        const QStringList hand = table().faces(u"hand"_s);
        table().pressed(table().notice().startsWith(u"Your last"_s) ? u"s"_s : u"k"_s);
        QTRY_VERIFY_WITH_TIMEOUT(table().stage() == Table::Draw && table().yourTurn(), 30'000);
        QCOMPARE(table().faces(u"hand"_s), hand);
        table().toggle(u"monte"_s, 0);
        QCOMPARE(refused.size(), 2);
        table().perform(u"draw"_s);
        QCOMPARE(refused.size(), 3);
        table().toggle(u"hand"_s, 1);
        table().toggle(u"hand"_s, 2); // instead of it
        QCOMPARE(table().chosenIn(u"hand"_s), QList<int>{2});
        std::optional<Flight> drew;
        const auto watching = connect(&table(), &Table::travelled, this, [&](const QList<Flight> &flights) {
            if (!drew)
                drew = toldDraw(flights);
        });
        table().pressed(u"d"_s);
        QTRY_VERIFY_WITH_TIMEOUT(drew, 30'000);
        QCOMPARE(drew->from.seat, 0);
        QCOMPARE(drew->from.index, 2);
        QCOMPARE(drew->leaves, hand[2]);
        disconnect(watching);
        disconnect(told);
    }
};

SANDBOXED_TEST_MAIN(MambassaMatchTest)

#include "mambassa_match_test.moc"
