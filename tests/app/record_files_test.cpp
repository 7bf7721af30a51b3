// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/folder_model.h"
#include "ledger/history_model.h"
#include "ledger/record_files.h"
#include "words/language.h"

#include "file_content.h"
#include "files/private_files.h"
#include "filled_history.h"
#include "played.h"
#include "store_case.h"

#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace {

QString text(const HistoryModel &model, int row, HistoryModel::Role role)
{
    return model.data(model.index(row), role).toString();
}

/// Waits until it is through, and says what came of it.
QString outcome(RecordFiles &files)
{
    [&files] { QTRY_VERIFY_WITH_TIMEOUT(!files.busy(), 30'000); }();
    return files.report();
}

} // namespace

/// Records that are written to files of their own, and taken in from there.
class RecordFilesTest : public StoreCase
{
    Q_OBJECT

private Q_SLOTS:
    /// What the game keeps is for its person alone; what is saved is as the person has all new files.
    void savesForOthersAndKeepsForThePerson()
    {
        const mode_t mask = ::umask(S_IWGRP | S_IWOTH);
        privacy::keepToOneself();
        filled::keep(played::matches(1), 30, m_folder->path());
        HistoryModel model;
        RecordFiles files;
        const QString out = m_folder->filePath(u"out/there"_s);
        const QString own = m_folder->filePath(u"own"_s);
        QVERIFY(write(own, "mine"));
        QCOMPARE(::chmod(own.toLocal8Bit().constData(), S_IRUSR | S_IWUSR | S_IRGRP), 0);
        files.writeAll(model.shown(), out);
        outcome(files);
        const QString one = m_folder->filePath(u"one.petrangola"_s);
        files.writeOne(model.idAt(0), one);
        outcome(files);
        files.writeOne(model.idAt(0), own);
        outcome(files);
        ::umask(mask);
        const auto rights = [](const QString &path) {
            struct stat what
            {
            };
            return ::stat(path.toLocal8Bit().constData(), &what) == 0 ? what.st_mode & 0777U : 0U;
        };
        QCOMPARE(rights(m_folder->filePath(u"out"_s)), 0755U);
        QCOMPARE(rights(out), 0755U);
        QCOMPARE(rights(RecordFiles::recordsIn(out).value(0)), 0644U);
        QCOMPARE(rights(one), 0644U);
        QCOMPARE(rights(own), 0640U); // it was there
        QCOMPARE(rights(m_folder->filePath(StoreFile::fileName())), 0600U);
        QCOMPARE(rights(m_folder->filePath(SealingKey::fileName())), 0600U);
        QCOMPARE(rights(m_folder->path()), 0700U);
        // From before, when everybody could read it.
        const QByteArray file = m_folder->filePath(StoreFile::fileName()).toLocal8Bit();
        Store::instance().close();
        QCOMPARE(::chmod(file.constData(), 0644), 0);
        QCOMPARE(::chmod(m_folder->path().toLocal8Bit().constData(), 0755), 0);
        Store::instance().open(m_folder->path());
        QCOMPARE(rights(QString::fromLocal8Bit(file)), 0600U);
        QCOMPARE(rights(m_folder->path()), 0700U);
    }

    void writesAndTakesInEveryByte()
    {
        const QList<QByteArray> records = played::matches(5);
        filled::keep(records, 30, m_folder->path());
        HistoryModel model;
        RecordFiles files;
        const QString out = m_folder->filePath(u"out/there"_s);
        files.writeAll(model.shown(), out);
        QVERIFY(files.busy());
        QCOMPARE(outcome(files), u"5 matches saved to %1."_s.arg(out));
        QVERIFY(!files.failed());
        const QStringList paths = RecordFiles::recordsIn(out);
        QCOMPARE(paths.size(), 5);
        for (int match = 0; match < 5; ++match) // by name they are in the order in which they were played
            QCOMPARE(contentOf(paths[match]), records[match]);
        // Written once more, nothing that is there is touched.
        files.writeAll(model.shown(), out);
        outcome(files);
        QCOMPARE(RecordFiles::recordsIn(out).size(), 10);

        files.takeIn(out);
        QCOMPARE(outcome(files), u"10 were here already."_s);
        QList<QString> moments;
        for (int row = 0; row < 5; ++row)
            moments << text(model, row, HistoryModel::MomentRole);
        QVERIFY(model.removeShown());
        QTRY_COMPARE_WITH_TIMEOUT(model.count(), 0, 30'000);
        files.takeIn(out);
        QCOMPARE(outcome(files), u"5 matches imported. 5 were here already."_s);
        QTRY_COMPARE_WITH_TIMEOUT(model.count(), 5, 30'000);
        for (int row = 0; row < 5; ++row) { // and when it was is not lost
            QCOMPARE(text(model, row, HistoryModel::MomentRole), moments[row]);
            QVERIFY(model.data(model.index(row), HistoryModel::ImportedRole).toBool());
        }

        const QString one = m_folder->filePath(files.nameFor(model.idAt(0)));
        QVERIFY(one.endsWith(u".petrangola"_s));
        files.writeOne(model.idAt(0), one);
        QCOMPARE(outcome(files), u"1 match saved to %1."_s.arg(one));
        QCOMPARE(contentOf(one), *Store::instance().recordOf(static_cast<qint64>(model.idAt(0))));
    }

    /// A bad file names the line and the reason, and nothing of it is taken; good ones beside it are.
    void refusesBadFilesByLineAndReason()
    {
        Store::instance().open(m_folder->path());
        const QTemporaryDir in;
        const QByteArray good = played::match(7);
        QList<QByteArray> lines = good.split('\n');
        QVERIFY(write(in.filePath(u"good.petrangola"_s), good));
        lines[3].replace("\"event\"", "\"evant\"");
        QVERIFY(write(in.filePath(u"key.petrangola"_s), lines.join('\n')));
        QVERIFY(write(in.filePath(u"text.petrangola"_s), "Dear diary,\n"));
        QVERIFY(write(in.filePath(u"cut.petrangola"_s), good.left(good.size() / 2)));
        QVERIFY(write(in.filePath(u"empty.petrangola"_s), {}));
        QVERIFY(write(in.filePath(u"other.txt"_s), good));
        RecordFiles files;
        files.takeIn(in.path());
        const QString report = outcome(files);
        QVERIFY(files.failed());
        QVERIFY2(report.startsWith(u"1 match imported. 4 files rejected; nothing was imported from them:\n"_s),
                 qPrintable(report));
        QVERIFY2(report.contains(u"key.petrangola: line 4: "_s), qPrintable(report));
        QVERIFY2(report.contains(u"text.petrangola: line 1: this is not a JSON object"_s), qPrintable(report));
        QVERIFY2(report.contains(u"cut.petrangola: line "_s), qPrintable(report));
        QVERIFY2(report.contains(u"empty.petrangola: line 1: the file is empty"_s), qPrintable(report));
        QCOMPARE(Store::instance().history().size(), 1);
        files.takeIn(in.filePath(u"missing.petrangola"_s));
        QVERIFY(outcome(files).contains(u"missing.petrangola: it cannot be read"_s));
        const QTemporaryDir bare;
        files.takeIn(bare.path());
        QVERIFY(outcome(files).startsWith(u"There are no match records (files ending in .petrangola) in "_s));
        QFile large(in.filePath(u"large.petrangola"_s));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(RecordFiles::largestFile + 1));
        files.takeIn(large.fileName());
        QVERIFY(outcome(files).contains(u"it is too large"_s));
        files.writeOne(1, in.filePath(u"no/such/folder/x.petrangola"_s));
        QVERIFY(outcome(files).startsWith(u"1 could not be saved:"_s));
        QVERIFY(files.failed());
        QCOMPARE(Store::instance().history().size(), 1);
    }

    void aPathLeadsToAFolder()
    {
        const QTemporaryDir home;
        QVERIFY(QDir(home.path()).mkpath(u"b/c"_s));
        QVERIFY(write(home.filePath(u"a.petrangola"_s), "x"));
        QVERIFY(write(home.filePath(u"a.txt"_s), "x"));
        FolderModel model;
        QVERIFY(model.isFolder());
        model.setPath(home.path());
        QVERIFY(model.isFolder() && !model.isFile());
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.records(), 1);
        QCOMPARE(model.pathAt(1), home.filePath(u"b"_s));
        QVERIFY(model.folderAt(1) && !model.folderAt(2));
        model.setPath(model.pathAt(1));
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.pathAt(0), home.path());
        model.setPath(home.filePath(u"a.petr"_s)); // being written
        QVERIFY(!model.isFolder() && !model.isFile());
        QCOMPARE(model.folder(), home.path());
        QCOMPARE(model.beside(u"z"_s), home.filePath(u"z"_s));
        model.setPath(home.filePath(u"a.petrangola"_s));
        QVERIFY(model.isFile());
        model.setPath(home.filePath(u"no/where/at/all"_s));
        QCOMPARE(model.folder(), QString());
        QCOMPARE(model.rowCount(), 0);
        model.setPath(u"~"_s);
        QCOMPARE(model.fullPath(), QDir::homePath());
        model.setPath(u"~/x"_s);
        QCOMPARE(model.fullPath(), QDir::homePath() + u"/x"_s);
        model.setPath({});
        QVERIFY(!model.isFolder());
    }
};

QTEST_MAIN(RecordFilesTest)
#include "record_files_test.moc"
