// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "children.h"
#include "programs/program_guard.h"
#include "programs/program_process.h"
#include "sandbox.h"
#include "setup/match_setup.h"
#include "setup/program_offers.h"
#include "setup/program_trial.h"
#include "told_settings.h"
#include "words/language.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace {

QVariant roleOf(int seat, SeatSetupModel::Role role)
{
    const SeatSetupModel &seats = *MatchSetup::instance().seats();
    return seats.data(seats.index(seat), role);
}

QString rogue(const QString &way)
{
    return u"/usr/bin/python3 -B \"%1\" %2"_s.arg(QStringLiteral(ROGUE), way);
}

} // namespace

/// A program at a seat of the new-match page: chosen, kept and tried.
class ProgramSetupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        Language::instance().choose(u"en"_s);
        MatchSetup::instance().restoreDefaults();
    }
    void cleanup()
    {
        ProgramThread::awaitFarewells();
        QCOMPARE(runningChildren(), 0);
    }

    /// Where a program is chosen it is said what this machine cannot keep it from: here as on one without Landlock.
    void whatTheMachineCannotGiveIsSaid()
    {
        ProgramGuard::doWithout({u"landlock"_s});
        ProgramOffers &offers = ProgramOffers::instance();
        QTRY_VERIFY_WITH_TIMEOUT(offers.caution().contains(u"cannot keep a program from reading your files"_s), 30'000);
        Language::instance().choose(u"it"_s);
        QVERIFY(offers.caution().contains(u"non può impedire a un programma di leggere i tuoi file"_s));
        QVERIFY(!ProgramGuard::Means::asked().files);
        ProgramGuard::doWithout({});
        QCOMPARE(ProgramGuard::Means::read({}), ProgramGuard::Means());
        QCOMPARE(ProgramGuard::Means().cautions().size(), 6);
        QVERIFY(ProgramGuard::Means({true, true, true, true, true, true}).cautions().isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(runningChildren(), 0, 30'000);
    }

    /// Without namespaces a program sees that others run, and has nowhere to write.
    void whatNamespacesGiveIsMissed()
    {
        ProgramGuard::doWithout({u"namespaces"_s});
        const ProgramGuard::Means means = ProgramGuard::Means::asked();
        ProgramGuard::doWithout({});
        QVERIFY(!means.alone && !means.temporary);
        const QString told = means.cautions().join(u'\n');
        QVERIFY2(told.contains(u"cannot hide from a program what else is running"_s), qPrintable(told));
        QVERIFY2(told.contains(u"cannot give a program a folder for temporary files"_s), qPrintable(told));
        Language::instance().choose(u"it"_s);
        const QString inItalian = means.cautions().join(u'\n');
        QVERIFY2(inItalian.contains(u"non può nascondere a un programma quali altri sono in esecuzione"_s),
                 qPrintable(inItalian));
        QVERIFY2(inItalian.contains(u"non può dare a un programma una cartella per i file temporanei"_s),
                 qPrintable(inItalian));
        const ProgramGuard::Means whole = ProgramGuard::Means::read(
            R"({"files":true,"network":true,"processes":true,"signals":true,"counted":true,"temporary":true})");
        QVERIFY(whole.cautions().isEmpty());
    }

    /// The last choice after the levels is a program, and there is one to begin with.
    void aProgramIsTheLastChoice()
    {
        MatchSetup &setup = MatchSetup::instance();
        QCOMPARE(setup.programChoice(), static_cast<int>(opponents::levels.size()));
        setup.setAllLevels(setup.programChoice() - 1);
        setup.nextLevel(2, 1);
        QCOMPARE(roleOf(2, SeatSetupModel::LevelRole).toInt(), setup.programChoice());
        QCOMPARE(roleOf(2, SeatSetupModel::LevelNameRole).toString(), u"a program…"_s);
        QVERIFY(roleOf(2, SeatSetupModel::ProgramRole).toBool());
        QCOMPARE(roleOf(2, SeatSetupModel::CommandRole).toString(), ProgramOffers::instance().rows().front().command);
        setup.setProgram(2, u"my-own --fast"_s);
        setup.nextLevel(2, -1);
        QCOMPARE(roleOf(2, SeatSetupModel::LevelRole).toInt(), setup.programChoice() - 1);
        setup.nextLevel(2, 1); // it was not forgotten
        QCOMPARE(roleOf(2, SeatSetupModel::CommandRole).toString(), u"my-own --fast"_s);
        Language::instance().choose(u"it"_s);
        QCOMPARE(roleOf(2, SeatSetupModel::LevelNameRole).toString(), u"un programma…"_s);
    }

    void allTheOthersTooSpreadsNoProgram()
    {
        MatchSetup &setup = MatchSetup::instance();
        setup.setProgram(2, u"sh"_s);
        setup.setAllLevels(roleOf(2, SeatSetupModel::LevelRole).toInt());
        for (int seat = 1; seat < setup.seatCount(); ++seat)
            QCOMPARE(roleOf(seat, SeatSetupModel::ProgramRole).toBool(), seat == 2);
        setup.setAllLevels(0);
        QVERIFY(roleOf(2, SeatSetupModel::ProgramRole).toBool());
        QCOMPARE(roleOf(1, SeatSetupModel::LevelRole).toInt(), 0);
        const QSignalSpy changed(&setup, &MatchSetup::changed);
        for (const int seat : {-1, 0, 6, 99})
            setup.setProgram(seat, u"sh"_s);
        QCOMPARE(changed.size(), 0);
    }

    void isRemembered()
    {
        MatchSetup &setup = MatchSetup::instance();
        const QString command = u"python3 \"/a folder/my, \"\"\"own\"\"\" è.py\" --level=3; [x]"_s;
        setup.setProgram(3, u"  "_s + command + u"\n"_s);
        setup.setProgram(4, QString());
        setup.setProgram(5, QString(5000, u'x'));
        QCoreApplication::processEvents();
        const QJsonArray seats = ToldSettings::now().value(u"setup"_s).toObject().value(u"seats"_s).toArray();
        QCOMPARE(seats[3].toObject().value(u"command"_s).toString(), command);
        QVERIFY(seats[3].toObject().value(u"program"_s).toBool());
        QVERIFY(!seats[2].toObject().value(u"program"_s).toBool());
        QVERIFY(seats[4].toObject().value(u"program"_s).toBool());
        QCOMPARE(seats[4].toObject().value(u"programText"_s).toString(), u"choose one…"_s);
        QCOMPARE(seats[5].toObject().value(u"command"_s).toString().size(), MatchSetup::longestCommand);
    }

    /// What somebody wrote into the file harms nothing, and is told where it is wrong.
    void takesWhateverTheFileSays()
    {
        QVERIFY(
            Sandbox::writeSettings("[table]\nseats=5\nseat\\size=5\n"
                                   "seat\\1\\program=true\nseat\\1\\command=sh\n"
                                   "seat\\2\\program=true\nseat\\2\\command=/no/such, thing\nseat\\2\\level=regular\n"
                                   "seat\\3\\program=maybe\nseat\\3\\command=@Invalid()\n"
                                   "seat\\4\\program=true\nseat\\4\\command=\"\\\"never closed\"\n"
                                   "seat\\5\\program=true\nseat\\5\\command=/etc/passwd\nseat\\5\\name=Ada\n"));
        const QJsonArray seats = ToldSettings::now().value(u"setup"_s).toObject().value(u"seats"_s).toArray();
        QCOMPARE(seats.size(), 5);
        QVERIFY(!seats[0].toObject().value(u"program"_s).toBool()); // the person's own
        QCOMPARE(seats[1].toObject().value(u"programText"_s).toString(), u"“/no/such,thing” was not found"_s);
        QCOMPARE(seats[3].toObject().value(u"programText"_s).toString(), u"“never closed” was not found"_s);
        QCOMPARE(seats[4].toObject().value(u"programText"_s).toString(),
                 u"“passwd” is not a program that may be started"_s);
        QCOMPARE(seats[4].toObject().value(u"name"_s).toString(), u"Ada"_s);
    }

    void theExamplesAreOffered()
    {
        ProgramOffers &offers = ProgramOffers::instance();
        const QAbstractItemModelTester tester(&offers, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QStringList names;
        for (int row = 0; row < offers.rowCount(); ++row)
            names << offers.index(row).data(ProgramOffers::NameRole).toString();
        for (const ProgramOffer &offer : offers.rows()) {
            QVERIFY2(!ProgramProcess::check(offer.command), qPrintable(offer.command));
        }
        QCOMPARE(names, (QStringList{u"Careful"_s, u"Greedy"_s}));
        QVERIFY(QFile::exists(ProgramOffers::guide()));
        // One's own come first, whatever they are called; what cannot be started is not offered.
        QVERIFY(QDir().mkpath(ProgramOffers::folder()));
        for (const QString &name : {u"my player.py"_s, u"notes.txt"_s}) {
            QFile file(ProgramOffers::folder() + u'/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
        }
        offers.refresh();
        QCOMPARE(offers.rows().size(), std::size_t(3));
        QCOMPARE(offers.index(0).data(ProgramOffers::NameRole).toString(), u"My player"_s);
        QCOMPARE(QProcess::splitCommand(offers.rows()[0].command),
                 (QStringList{u"python3"_s, ProgramOffers::folder() + u"/my player.py"_s}));
        QDir(ProgramOffers::folder()).removeRecursively();
        offers.refresh();
    }

    void aDroppedFileBecomesACommand()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"an \"odd\" name"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        const QString command = ProgramOffers::commandFor(QUrl::fromLocalFile(path));
        QCOMPARE(QProcess::splitCommand(command), QStringList{path});
        QVERIFY(!ProgramProcess::check(command));
        QCOMPARE(ProgramOffers::commandFor(QUrl(u"https://example.org/x"_s)), QString());
    }

    void aTrialTellsWhatCameBack_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<bool>("passes");
        QTest::addColumn<QString>("text");
        QTest::newRow("well") << rogue(u"well"_s) << true << u"calls itself “A rogue è"_s;
        QTest::newRow("chatty") << rogue(u"chatty"_s) << true << u"calls itself"_s;
        QTest::newRow("none") << QString() << false << u"no program is named"_s;
        QTest::newRow("not found") << u"/no/such"_s << false << u"“/no/such” was not found"_s;
        QTest::newRow("no program") << u"/etc/passwd"_s << false << u"not a program that may be started"_s;
        QTest::newRow("ends") << rogue(u"gone"_s) << false << u"the program has ended"_s;
        QTest::newRow("says why") << u"sh -c \"echo no such card >&2; exit 1\""_s << false << u"no such card"_s;
    }
    void aTrialTellsWhatCameBack()
    {
        QFETCH(const QString, command);
        QFETCH(const bool, passes);
        QFETCH(const QString, text);
        ProgramTrial trial;
        QCOMPARE(trial.text(), QString());
        trial.begin(command);
        QVERIFY(trial.running());
        QTRY_VERIFY_WITH_TIMEOUT(!trial.running(), 30'000);
        QCOMPARE(trial.passed(), passes);
        QVERIFY2(trial.text().contains(text), qPrintable(trial.text()));
    }

    /// One that says nothing keeps nobody waiting: the loop turns, another can be tried, and all of it can be left.
    void aSilentProgramHoldsNobodyUp()
    {
        QElapsedTimer clock;
        clock.start();
        int turns = 0;
        QTimer ticking;
        connect(&ticking, &QTimer::timeout, this, [&] { ++turns; });
        ticking.start(5);
        ProgramTrial trial;
        trial.begin(rogue(u"mute"_s));
        QTRY_VERIFY_WITH_TIMEOUT(runningChildren() == 1 && turns > 5, 30'000);
        QVERIFY(trial.running());
        trial.begin(rogue(u"well"_s));
        QTRY_VERIFY_WITH_TIMEOUT(trial.passed(), 30'000);
        trial.begin(rogue(u"mute"_s));
        trial.forget();
        QVERIFY(!trial.running());
        QCOMPARE(trial.text(), QString());
        QVERIFY(clock.elapsed() < 10'000); // what a program has to be ready
    }
};

int main(int argc, char **argv)
{
    if (!ToldSettings::wanted()) {
        Sandbox::enter();
        qputenv("XDG_DATA_HOME", qgetenv("XDG_CONFIG_HOME") + "/data");
    }
    const QCoreApplication application(argc, argv);
    if (ToldSettings::wanted())
        return ToldSettings::tell();
    ProgramSetupTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "program_setup_test.moc"
