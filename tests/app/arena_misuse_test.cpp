// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena_run.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

class ArenaMisuseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QString>("told");
        const auto row = [](const char *arguments, const char *told) {
            QTest::newRow(arguments) << QString::fromUtf8(arguments) << QString::fromUtf8(told);
        };
        row("", "--help");
        row("dance", "“dance”");
        row("verify", "one or more files");
        row("verify --fast x", "“--fast”");
        row("verify --fast=much x", "“--fast”");
        row("verify -f x", "“-f”");
        row("verify --help=all x", "“--help” takes no value");
        row("bench now", "“now”");
        row("bench --seats 3", "“--seats”");
        row("rank", "--game petrangola");
        row("rank --game bridge", "“bridge”");
        row("rank --game petrangola --tris-order high", "low or card");
        row("rank --game petrangola --seats novice", "no option “--seats”");
        row("rank --game petrangola file", "“file”");
        row("play --game briscola --seats novice,novice --matches 1", "“briscola”");
        row("play --game petrangola --matches 1", "--seats");
        row("play --game petrangola --seats novice,novice", "--matches");
        row("play --game petrangola --seats novice,wizard --matches 1", "“wizard”");
        row("play --game petrangola --seats novice,,novice --matches 1", "“”");
        row("play --game petrangola --seats exec:bot,novice --matches 1", "exec:bot");
        row("play --game petrangola --seats novice --matches 1", "2 to 24 seats");
        row("play --game petrangola --seats novice,novice --matches 0", "“0”");
        row("play --game petrangola --seats novice,novice --matches -4", "“-4”");
        row("play --game petrangola --seats novice,novice --matches many", "“many”");
        row("play --game petrangola --seats novice,novice --matches 1 --from -1", "--from is a whole number from 0");
        row("play --game petrangola --seats novice,novice --matches 1 --from two", "“two”");
        row("play --game petrangola --seats novice,novice --matches 1 --from 1000000001", "to 1000000000");
        row("play --game petrangola --seats novice,novice --matches 1 --seed xyz", "“xyz”");
        row("play --game petrangola --seats novice,novice --matches 1 --seed -1", "hex");
        row("play --game petrangola --seats novice,novice --matches 1 --option tokens", "key=value");
        row("play --game petrangola --seats novice,novice --matches 1 --option lives=3",
            "“lives”: there are stake, tokens, reentries, packs, trisOrder, aceLow, trisBeatsSequence and "
            "showOnKnock.");
        row("play --game mambassa --seats novice,novice,novice --matches 1 --option lives=3",
            "“lives”: there is tokenValue.");
        row("play --game petrangola --seats novice,novice --matches 1 --option tokens=ten", "whole number");
        row("play --game petrangola --seats novice,novice --matches 1 --option tokens=10", "1 to 9");
        row("play --game petrangola --seats novice,novice --matches 1 --option reentries=4", "0 to 3");
        row("play --game petrangola --seats novice,novice --matches 1 --option packs=3", "packs");
        row("play --game petrangola --seats novice,novice --matches 1 --option stake=-1", "stake");
        row("play --game petrangola --seats novice,novice --matches 1 --option aceLow=yes", "true or false");
        row("play --game petrangola --seats novice,novice --matches 1 --option trisOrder=high", "low or card");
        row("play --game petrangola --seats novice,novice --matches 1 --jobs 0", "“0”");
        row("play --game petrangola --seats novice,novice --matches 1 --jobs two", "“two”");
        row("play --game petrangola --seats novice,novice --matches 1 --records /dev/null/x", "/dev/null/x");
        row("play --game petrangola --seats", "“--seats” needs a value");
        row("play --game --seats novice,novice --frob", "no option “--frob”");
    }
    void saysWhatIsWrong()
    {
        QFETCH(QString, arguments);
        QFETCH(QString, told);
        const Outcome outcome = run(arguments.split(u' ', Qt::SkipEmptyParts));
        QCOMPARE(outcome.exitCode, 2);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(told), qPrintable(outcome.err));
        QVERIFY(outcome.err.startsWith(QStringLiteral("petrangola-arena: ")));
        QCOMPARE(outcome.err.count(u'\n'), 1);
    }

    /// A seed comes from a file or from standard input; what would be waited for without end is refused.
    void aSeedIsReadFromFilesAlone()
    {
        const QTemporaryDir folder;
        const QString pipe = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
        QFile large(folder.filePath(QStringLiteral("large")));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(1 << 20));
        const std::initializer_list<std::pair<QString, const char *>> wrong{
            {pipe, "a device or a pipe"},
            {QStringLiteral("/dev/zero"), "a device or a pipe"},
            {folder.path(), "it is a folder"},
            {large.fileName(), "it is too large"},
            {folder.filePath(QStringLiteral("none")), "No such file"}};
        for (const auto &[file, told] : wrong) {
            const Outcome outcome = run(words("play --game petrangola --seats novice,novice --matches 1 --seed-file")
                                        + QStringList{file});
            QCOMPARE(outcome.exitCode, 2);
            QVERIFY2(outcome.err.contains(QStringLiteral("--seed-file: “%1” cannot be read").arg(file))
                         && outcome.err.contains(QString::fromUtf8(told)),
                     qPrintable(outcome.err));
        }
    }

    void refusesTooManySeats()
    {
        const QString many = QStringList(25, QStringLiteral("novice")).join(u',');
        const Outcome outcome = run(words("play --game petrangola --matches 1 --seats") + QStringList{many});
        QCOMPARE(outcome.exitCode, 2);
        QVERIFY(outcome.err.contains(QStringLiteral("24")));
        const QString thirteen = QStringList(13, QStringLiteral("novice")).join(u',');
        const Outcome onePack
            = run(words("play --game petrangola --matches 1 --option packs=1 --seats") + QStringList{thirteen});
        QCOMPARE(onePack.exitCode, 2);
        QVERIFY(onePack.err.contains(QStringLiteral("13 seats; the least is 2")));
    }

    void helps()
    {
        for (const char *arguments :
             {"--help", "-h", "list --help", "rank --help", "play --help", "play -h", "merge --help"}) {
            const Outcome outcome = run(words(arguments));
            QCOMPARE(outcome.exitCode, 0);
            QVERIFY(outcome.out.contains(QStringLiteral("Usage")));
            QCOMPARE(outcome.err, QString());
        }
        QVERIFY(run(words("play --help")).out.contains(QStringLiteral("--rotate")));
        QVERIFY(run(words("--version")).out.startsWith(QStringLiteral("petrangola-arena 0.")));
    }
};

QTEST_GUILESS_MAIN(ArenaMisuseTest)
#include "arena_misuse_test.moc"
