// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// One game at a time: a second start hands over what it was asked for, and the first stays to be found.

#include "main/single_instance.h"

#include <QFile>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <memory>

using namespace Qt::StringLiterals;

class SingleInstanceTest : public QObject
{
    Q_OBJECT

private:
    /// A second start in a thread of its own, as it waits for the first; whether the first has taken over.
    static bool secondStart(const QString &folder, const SingleInstance::Request &request)
    {
        bool taken = false;
        const std::unique_ptr<QThread> thread(QThread::create([&] {
            const SingleInstance second(folder);
            taken = second.handOver(request);
        }));
        thread->start();
        QElapsedTimer since;
        since.start();
        while (!thread->isFinished() && since.elapsed() < 10'000)
            QTest::qWait(5);
        thread->wait();
        return taken;
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QVERIFY(m_folder.isValid()); }

    void nobodyIsThere() { QVERIFY(!secondStart(m_folder.path(), {})); }

    void handsOverWhatWasAsked()
    {
        SingleInstance first(m_folder.path());
        first.listen();
        QList<SingleInstance::Request> asked;
        connect(&first, &SingleInstance::asked, this, [&](const auto &request) { asked << request; });
        QVERIFY(secondStart(m_folder.path(),
                            {.record = u"/tmp/città.petrangola"_s, .activation = "leave", .game = u"mambassa"_s}));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0].record, u"/tmp/città.petrangola"_s);
        QCOMPARE(asked[0].game, u"mambassa"_s);
        QCOMPARE(asked[0].activation, QByteArray("leave"));
    }

    /// A store that could not write is opened anew while the game goes on.
    void isFoundAfterListeningAgain()
    {
        SingleInstance first(m_folder.path());
        first.listen();
        first.listen();
        QVERIFY(secondStart(m_folder.path(), {}));
    }

    void takesThePlaceOfOneThatWasKilled()
    {
        QFile left(m_folder.filePath(u"petrangola.socket"_s));
        QVERIFY(left.open(QIODevice::WriteOnly));
        left.close();
        SingleInstance first(m_folder.path());
        first.listen();
        QVERIFY(secondStart(m_folder.path(), {}));
    }

    /// What says something else is not answered, and harms nobody.
    void nonsenseIsNotTaken()
    {
        SingleInstance first(m_folder.path());
        first.listen();
        const QSignalSpy asked(&first, &SingleInstance::asked);
        for (const QByteArray &said : {QByteArray("knock\n"), QByteArray(1 << 16, 'x')}) {
            QLocalSocket socket;
            socket.connectToServer(m_folder.filePath(u"petrangola.socket"_s));
            QVERIFY(socket.waitForConnected());
            socket.write(said);
            QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QLocalSocket::UnconnectedState, 30'000);
        }
        QCOMPARE(asked.size(), 0);
        QVERIFY(secondStart(m_folder.path(), {}));
    }
};

QTEST_GUILESS_MAIN(SingleInstanceTest)

#include "single_instance_test.moc"
