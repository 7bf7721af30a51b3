// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_table.h"
#include "mirror.h"
#include "replayed.h"
#include "told_flights.h"
#include "words/phrases.h"

#include <QSignalSpy>

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::at;
using game::Seat;

namespace {

/// What is said at one stage only is not looked at during the others.
QStringList staleOf(const Mirror &mirror)
{
    QStringList stale = mirror.stale();
    stale.removeIf([](const QString &line) {
        return (line.startsWith(u"reentryText") && table().stage() != PetrangolaTable::Reentry)
            || (line.startsWith(u"showdown") && table().stage() != PetrangolaTable::Showdown)
            || ((line.startsWith(u"end") || line.startsWith(u"winner")) && table().stage() != PetrangolaTable::Over);
    });
    return stale;
}

/// As the side that is looked from holds its hand: by suit, from the highest card down.
QStringList heldInOrder(const QStringList &faces)
{
    QStringList held = faces;
    std::sort(held.begin(), held.end(), [](const QString &one, const QString &other) {
        const auto key = [](const QString &face) {
            return std::pair(u"DCSB"_s.indexOf(face.back()), u"KHJ765432A"_s.indexOf(face[face.size() - 2]));
        };
        return key(one) < key(other);
    });
    return held;
}
QStringList inAnyOrder(QStringList faces)
{
    faces.sort();
    return faces;
}

} // namespace

/// What lies on the table where a match is looked at again.
class ReplayTableTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { beginReplay(); }

    void cleanup() { endReplay(); }

    void isTheSameForwardsAndBackwards_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QStringList>("options");
        QTest::newRow("2") << 2 << QStringList{u"tokens=2"_s, u"reentries=2"_s};
        QTest::newRow("6") << 6 << QStringList{u"tokens=1"_s, u"reentries=1"_s, u"showOnKnock=true"_s};
        QTest::newRow("13") << 13 << QStringList{u"tokens=1"_s, u"reentries=0"_s};
    }
    /// A whole match step by step, then back step by step, then by leaps: the table is the same at each position, and
    /// tells of each change.
    void isTheSameForwardsAndBackwards()
    {
        QFETCH(const int, seats);
        QFETCH(const QStringList, options);
        Preferences::instance().setMemoryAid(seats == 6);
        const QByteArray text = played(options, seats, 'r');
        QCOMPARE(text.contains("\"reentry\""), seats < 13);
        for (int seat = -1; seat < std::min(seats, 3); ++seat) {
            QVERIFY(opens(text));
            replay().setOpenHands(seat < 0);
            replay().lookFrom(qMax(seat, 0));
            const Mirror mirror(&table());
            const Mirror own(&replay());
            QList<QStringList> seen{shownBy(table())};
            QSet<PetrangolaTable::Stage> stages;
            while (!replay().atEnd()) {
                stepOn();
                stages.insert(table().stage());
                QCOMPARE(table().actions()->rowCount(), 0);
                QVERIFY(!table().yourTurn() && !table().watching());
                seen << shownBy(table());
            }
            QCOMPARE(staleOf(mirror), QStringList());
            QCOMPARE(own.stale(), QStringList());
            QCOMPARE(seen.size(), replay().steps() + 1);
            QCOMPARE(table().stage(), PetrangolaTable::Over);
            QVERIFY(stages.contains(PetrangolaTable::Showdown) && stages.contains(PetrangolaTable::Turn));
            while (!replay().atStart()) {
                replay().back();
                const QStringList now = shownBy(table());
                QVERIFY2(
                    now == seen[replay().position()],
                    qPrintable(u"at %1\n"_s.arg(replay().position()) + difference(seen[replay().position()], now)));
            }
            QCOMPARE(staleOf(mirror), QStringList());
            for (int deal = replay().deals()->rowCount() - 1; deal >= 0; --deal) {
                replay().toDeal(deal);
                QCOMPARE(replay().deal(), deal);
                QVERIFY(shownBy(table()) == seen[replay().position()]);
                stepOn();
                QVERIFY(shownBy(table()) == seen[replay().position()]);
            }
            replay().toEnd();
            QVERIFY(shownBy(table()) == seen.constLast());
        }
    }

    /// With open hands every hand of the deal is told.
    void openHandsAreOpen()
    {
        const QByteArray text = played({u"tokens=1"_s}, 4);
        const auto parsed = parsedOf(text);
        QVERIFY(opens(text));
        QVERIFY(replay().openHands());
        for (const Seat foot : {0, 2}) {
            replay().toStart();
            replay().lookFrom(foot);
            while (!replay().atEnd()) {
                const auto &step = parsed.steps[static_cast<std::size_t>(replay().position())];
                stepOn();
                if (table().stage() != PetrangolaTable::Turn && table().stage() != PetrangolaTable::DealersChoice)
                    continue;
                for (const SeatRow &row : table().seats()->rows()) {
                    const Seat seat = (row.seat + foot) % 4;
                    if (!step.state.view(0).playing.contains(seat))
                        continue;
                    const QStringList lies = row.seat == 0 ? table().faces(u"hand"_s) : row.shown;
                    QCOMPARE(lies.size(), 3);
                    if (const auto *dealt = std::get_if<Dealt>(&step.event)) {
                        const QStringList faces = facesOf(cards::italian::piacentine, dealt->hands[at(seat)]);
                        QCOMPARE(lies, row.seat == 0 ? heldInOrder(faces) : faces);
                    } else {
                        const QStringList faces = facesOf(cards::italian::piacentine, step.state.view(seat).hand);
                        if (row.seat == 0) // what was taken lies where the other card was
                            QCOMPARE(inAnyOrder(lies), inAnyOrder(faces));
                        else
                            QCOMPARE(lies, faces);
                    }
                    QCOMPARE(row.name, parsed.heading.guests[at(seat)].name);
                }
                if (std::holds_alternative<Dealt>(step.event))
                    QCOMPARE(table().faces(u"aside"_s).size(), 3);
            }
        }
    }

    /// The motion of a move names the cards and the places, and seats as they lie round the table from that side.
    void tellsMotionsFromThatSide()
    {
        const QByteArray text = played({u"tokens=1"_s}, 3);
        const auto parsed = parsedOf(text);
        for (Seat foot = 0; foot < 3; ++foot) {
            QVERIFY(opens(text));
            replay().lookFrom(foot);
            QList<ToldExchange> exchanges;
            int turned = game::nobody; // before whom the last card was
            const auto watching = connect(&table(), &Table::travelled, this, [&](const QList<Flight> &flights) {
                if (const auto exchange = toldExchange(flights))
                    exchanges << *exchange;
                if (allAre(Flight::Drawn, flights))
                    turned = flights.constFirst().to.seat;
            });
            int moves = 0;
            while (!replay().atEnd()) {
                const auto &step = parsed.steps[static_cast<std::size_t>(replay().position())];
                stepOn();
                const auto *moved = std::get_if<Moved>(&step.event);
                if (moved == nullptr || !std::holds_alternative<Exchange>(moved->move))
                    continue;
                ++moves;
                QCOMPARE(exchanges.size(), moves);
                const ToldExchange &told = exchanges.constLast();
                const int seat = told.seat;
                QCOMPARE((seat + foot) % 3, moved->seat);
                const QStringList hand = seat == 0 ? table().faces(u"hand"_s) : table().seats()->rows()[at(seat)].shown;
                for (qsizetype card = 0; card < told.take.size(); ++card)
                    QCOMPARE(hand.value(told.hand[card]), told.take[card]);
            }
            QVERIFY(moves > 0);
            disconnect(watching);
            QVERIFY(turned != game::nobody);
            QCOMPARE((turned + foot) % 3, std::get<FirstDealerFound>(parsed.steps.front().event).dealer);
        }
    }

    /// A match that goes on: what was played already lies on the table as if it had been watched.
    void resumesAMatch()
    {
        const auto parsed = parsedOf(played({u"tokens=1"_s, u"reentries=1"_s}, 4, 't'));
        const State start(parsed.options, 4);
        const std::vector<PetrangolaTable::Guest> guests{
            {u""_s, u"tu"_s}, {u"B"_s, u"b"_s}, {u"C"_s, u"c"_s}, {u"D"_s, u"d"_s}};
        PetrangolaTable watched;
        watched.open(start.view(0), guests, u"ab"_s, {});
        for (std::size_t index = 0; index < parsed.steps.size(); ++index) {
            const auto tell = [&](PetrangolaTable &told, const auto &step) {
                if (step.chosen)
                    told.awaits(step.chosen->before.view(0));
                static_cast<void>(told.happened(Petrangola::seenBy(step.event, 0), step.state.view(0)));
            };
            tell(watched, parsed.steps[index]);
            watched.doneShowing();
            PetrangolaTable resumed;
            resumed.resume(start.view(0), guests, u"ab"_s, {}, [&] {
                for (std::size_t past = 0; past <= index; ++past)
                    tell(resumed, parsed.steps[past]);
            });
            // At a showdown the person is not asked again to go on.
            QStringList before = shownBy(watched);
            before.removeIf([](const QString &line) { return line.startsWith(u"actions"); });
            QStringList now = shownBy(resumed);
            now.removeIf([](const QString &line) { return line.startsWith(u"actions"); });
            QVERIFY2(before == now, qPrintable(u"at %1\n"_s.arg(index) + difference(before, now)));
        }
    }
};

SANDBOXED_TEST_MAIN(ReplayTableTest)

#include "replay_table_test.moc"
