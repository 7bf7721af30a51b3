// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "match/computer_player.h"
#include "match/match.h"
#include "match/program_player.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

#include <map>

using namespace Qt::StringLiterals;
using namespace petrangola;

namespace {

/// Programs that this one started and that run still.
int runningChildren()
{
    int count = 0;
    const QByteArray own = QByteArray::number(QCoreApplication::applicationPid());
    const QDir all(u"/proc"_s);
    for (const QString &name : all.entryList(QDir::Dirs)) {
        QFile file(u"/proc/%1/stat"_s.arg(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        // After the name in parentheses: the state, then the parent.
        const QByteArray line = file.readAll();
        const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
        count += fields.value(1) == own && fields.value(0) != "Z" ? 1 : 0;
    }
    return count;
}

class Onlooker : public Audience<Petrangola>
{
public:
    bool happened(const Event &, const View &) override
    {
        ++moments;
        return true;
    }
    void awaits(const View &) override { ++moments; }
    void finished() override { over = true; }

    int moments = 0;
    bool over = false;
};

/// A casual opponent at seat 0 and a program that misbehaves in its own way at each other one.
struct Table
{
    explicit Table(const QStringList &ways)
    {
        Options options;
        options.tokens = 1;
        const QStringList names(ways.size() + 1, u"somebody"_s);
        const FairShuffle shuffle(QByteArray(FairShuffle::seedBytes, 's'));
        std::vector<std::unique_ptr<Player<Petrangola>>> players;
        players.push_back(std::make_unique<ComputerPlayer<Petrangola>>(
            opponents::Level::casual, 1, [](const View &) { return std::chrono::milliseconds(0); }));
        for (const QString &way : ways) {
            const auto seat = static_cast<game::Seat>(players.size());
            players.push_back(std::make_unique<ProgramPlayer<Petrangola>>(
                ProgramPlayer<Petrangola>::Start{u"/usr/bin/python3 -B \"%1\" %2"_s.arg(QStringLiteral(ROGUE), way),
                                                 options, names, seat, shuffle.commitment()},
                [this, seat](int count, const QString &why, bool askedAgain) {
                    faults[seat] = count;
                    trouble = why;
                    asked = askedAgain;
                },
                std::chrono::milliseconds(300)));
        }
        const State state(options, static_cast<int>(players.size()));
        match = std::make_unique<Match<Petrangola>>(state, std::move(players), shuffle, onlooker, 0);
    }

    Onlooker onlooker;
    std::map<game::Seat, int> faults;
    QString trouble;
    bool asked = true;
    std::unique_ptr<Match<Petrangola>> match;
};

} // namespace

class ProgramPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QTRY_COMPARE(runningChildren(), 0); }

    void playsToTheEnd()
    {
        Table table({u"well"_s, u"well"_s});
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QVERIFY(table.faults.empty());
    }

    void tellsWhoMisbehaved()
    {
        Table table({u"well"_s, u"gone"_s, u"once"_s});
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.over, 30'000);
        QCOMPARE(table.faults, (std::map<game::Seat, int>{{2, 1}, {3, 1}}));
        QVERIFY(!table.trouble.isEmpty());
    }

    /// Leaving waits for nobody's answer, and no program is left behind.
    void canBeLeftAtAnyTime_data()
    {
        QTest::addColumn<QString>("way");
        for (const char *way : {"well", "silent", "stays", "endless", "mute", "deaf", "flood"})
            QTest::newRow(way) << QString::fromLatin1(way);
    }
    void canBeLeftAtAnyTime()
    {
        QFETCH(const QString, way);
        for (int moment = 1; moment < 8; moment += 2) {
            Table table({way});
            table.match->start();
            QTRY_VERIFY_WITH_TIMEOUT(table.onlooker.moments >= moment || table.onlooker.over || way == u"mute", 30'000);
            QElapsedTimer clock;
            clock.start();
            table.match.reset();
            QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
        }
    }

    /// A program that owes a move does not keep the event loop from turning.
    void theLoopTurnsWhileAProgramIsSilent()
    {
        Table table({u"silent"_s});
        int turns = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, this, [&] { ++turns; });
        ticking.start(10);
        table.match->start();
        QTRY_VERIFY_WITH_TIMEOUT(!table.faults.empty(), 30'000);
        QVERIFY2(turns > 10, qPrintable(QString::number(turns)));
    }
};

QTEST_GUILESS_MAIN(ProgramPlayerTest)

#include "program_player_test.moc"
