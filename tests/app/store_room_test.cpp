// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/query.h"
#include "troubled_store.h"

#include <QDir>
#include <QSignalSpy>

#include <csignal>
#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace {

/// While this lives, the system lets no file of the program grow beyond so many bytes.
class SmallFiles
{
public:
    explicit SmallFiles(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_usual);
        const rlimit small{.rlim_cur = bytes, .rlim_max = m_usual.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small);
    }
    SmallFiles(const SmallFiles &) = delete;
    SmallFiles &operator=(const SmallFiles &) = delete;
    ~SmallFiles() { setrlimit(RLIMIT_FSIZE, &m_usual); }

private:
    rlimit m_usual{};
};

} // namespace

/// What becomes of what is kept where a disk takes nothing more.
class StoreRoomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// The disk is full in the middle of a match: the match goes on, what was kept stays, and once there is room all of
    /// the match is kept.
    void aFullDiskLosesNothing()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        const QStringList before = QSqlDatabase::connectionNames();
        Store store;
        QSignalSpy troubled(&store, &Store::troubleChanged);
        store.open(folder.path());
        QStringList now = QSqlDatabase::connectionNames();
        now.removeIf([&before](const QString &name) { return before.contains(name); });
        const auto database = [&now] { return QSqlDatabase::database(now.value(0), false); };
        const QByteArray header = "{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n";
        const QByteArray lines(9000, 'x');
        store.begin(header, seed, {});
        store.append(lines);
        Query(database()).run(u"PRAGMA max_page_count = 1"_s); // as many as there are
        troubled.clear();
        QByteArray all = header + lines;
        for (int line = 0; line < 12; ++line) {
            store.append(lines);
            store.setShown(line);
            all += lines;
        }
        QCOMPARE(store.state(), Store::State::full);
        QCOMPARE(troubled.count(), 1);
        QVERIFY(store.trouble().contains(u"The disk is full"_s));
        QVERIFY(store.keeps());
        QCOMPARE(store.running()->record, all);
        QCOMPARE(store.history().size(), 30);
        store.finish("{\"event\":\"end\",\"winner\":0}\n");
        QVERIFY(store.running());
        QCOMPARE(store.history().size(), 30);

        Query(database()).run(u"PRAGMA max_page_count = 1000000"_s);
        store.append("{}\n");
        QCOMPARE(store.state(), Store::State::open);
        QCOMPARE(store.trouble(), QString());
        store.close();
        store.open(folder.path());
        QCOMPARE(store.running()->record, all + "{}\n");
        store.finish("{\"event\":\"end\",\"winner\":0}\n");
        QCOMPARE(store.history().size(), 31);
    }

    /// The disk is full when a match ends, and another has begun before there is room again.
    void aMatchThatEndedOnAFullDiskIsKept_data()
    {
        QTest::addColumn<bool>("another");
        QTest::newRow("another match was begun") << true;
        QTest::newRow("the game was closed") << false;
    }
    void aMatchThatEndedOnAFullDiskIsKept()
    {
        QFETCH(const bool, another);
        const QTemporaryDir folder;
        fill(folder.path());
        const QStringList before = QSqlDatabase::connectionNames();
        Store store;
        store.open(folder.path());
        QStringList now = QSqlDatabase::connectionNames();
        now.removeIf([&before](const QString &name) { return before.contains(name); });
        const auto database = [&now] { return QSqlDatabase::database(now.value(0), false); };
        const QByteArray header = "{\"record\":1,\"game\":\"g\",\"seats\":[{\"name\":\"a\",\"kind\":\"human\"}]}\n";
        store.begin(header, seed, {});
        Query(database()).run(u"PRAGMA max_page_count = 1"_s); // as many as there are
        store.append(QByteArray(90'000, 'x'));
        for (int time = 0; time < 2; ++time)
            QCOMPARE(store.finish("{\"event\":\"end\",\"winner\":0}\n"), 0);
        if (another)
            store.begin(header + ' ', seed, {});
        QCOMPARE(store.state(), Store::State::full);
        Query(database()).run(u"PRAGMA max_page_count = 1000000"_s);
        QSignalSpy history(&store, &Store::historyChanged);
        if (another) {
            store.append("{}\n");
            QCOMPARE(history.count(), 1);
            QCOMPARE(store.history().size(), 31);
        }
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.history().size(), 31);
        QCOMPARE(store.running().has_value(), another);
        const auto record = store.recordOf(store.history()[0].id);
        QVERIFY(record && record->contains(QByteArray(90'000, 'x')) && record->endsWith("\"winner\":0}\n"));
    }

    /// The system refuses to let the files grow.
    void aWriteThatFailsLosesNothing()
    {
        const QTemporaryDir folder;
        Store store;
        store.open(folder.path());
        store.begin("{}\n", seed, {});
        QByteArray all = "{}\n";
        {
            const SmallFiles small(60'000);
            for (int line = 0; line < 30; ++line) {
                store.append(QByteArray(5000, 'y'));
                all += QByteArray(5000, 'y');
            }
        }
        QVERIFY(store.state() == Store::State::unwritten || store.state() == Store::State::full);
        QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        store.append("{}\n");
        QCOMPARE(store.state(), Store::State::open);
        store.close();
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QCOMPARE(store.running()->record, all + "{}\n");
    }

    /// The disk is full while a damaged file is saved: that is taken up again, whatever is played meanwhile.
    void whatCouldNotBeSavedYetIsSavedLater()
    {
        const QTemporaryDir folder;
        fill(folder.path());
        QByteArray content = contentOf(fileIn(folder));
        content.replace(68, 4, "XXXX");
        QVERIFY(write(fileIn(folder), content));
        Store store;
        {
            const SmallFiles small(110'000);
            store.open(folder.path());
            QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        }
        goesOnWithout(store);
        store.open(folder.path());
        QVERIFY2(store.trouble().contains(u"30 match"_s), qPrintable(store.trouble()));
        QCOMPARE(store.history().size(), 30);
        QCOMPARE(QDir(folder.path()).entryList({u"*.damaged-*"_s}, QDir::Files).size(), 1);
    }

    /// Nothing can be written from the start.
    void aFileThatCannotBeBegunIsToldOfInOwnWords()
    {
        const QTemporaryDir folder;
        Store store;
        {
            const SmallFiles none(0);
            store.open(folder.path());
        }
        QCOMPARE(store.state(), Store::State::failed);
        QVERIFY2(inWordsOfOurOwn(store.trouble()), qPrintable(store.trouble()));
        goesOnWithout(store);
        store.open(folder.path());
        QCOMPARE(store.trouble(), QString());
        QVERIFY(store.keeps());
    }
};

QTEST_GUILESS_MAIN(StoreRoomTest)
#include "store_room_test.moc"
