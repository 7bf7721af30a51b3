// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "files/outside_file.h"
#include "models/errand.h"
#include "store/match_summary.h"
#include "store/store.h"

#include <QStringList>
#include <QTimer>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

/// Takes matches of the history out into files and in from files, a few at a time, so that the window goes on; files
/// are read and checked in a thread of their own. What came of it is told once at the end.
class RecordFiles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the ledger")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// How far it is, or what came of it, in words; empty before anything was done.
    Q_PROPERTY(QString report READ report NOTIFY changed)
    /// Something was refused or could not be written.
    Q_PROPERTY(bool failed READ failed NOTIFY changed)

public:
    /// What is larger is no record of a match, and is not read.
    static constexpr qint64 largestFile = outside::largestRecord;
    /// Refusals that the report names; the others are counted.
    static constexpr int namedRefusals = 4;

    explicit RecordFiles(QObject *parent = nullptr);

    [[nodiscard]] bool busy() const { return m_timer.isActive() || m_reading.busy() || m_keeping; }
    [[nodiscard]] QString report() const { return m_report; }
    [[nodiscard]] bool failed() const { return m_failed; }

    /// A record, or a folder with records in it.
    Q_INVOKABLE void takeIn(const QString &path);
    /// What was dropped on the window.
    Q_INVOKABLE void takeInAll(const QList<QUrl> &urls);
    /// Writes one match to this file; one that is there is written over.
    Q_INVOKABLE void writeOne(double id, const QString &path);
    /// Writes matches into this folder, which is made where there is none, each to a file of its own. No file that is
    /// there is touched.
    Q_INVOKABLE void writeAll(const QList<double> &ids, const QString &folder);
    /// A name for the file of this match.
    Q_INVOKABLE [[nodiscard]] QString nameFor(double id) const;
    /// What is not done yet is left; what is done stays.
    Q_INVOKABLE void cancel();
    /// Nothing is told any more.
    Q_INVOKABLE void forget();

    [[nodiscard]] static QStringList recordsIn(const QString &folder);

Q_SIGNALS:
    void changed();

private:
    struct Job
    {
        QString from; ///< a file to take in, or empty
        qint64 id = 0;
        QString to; ///< a file to write
        QDateTime ended;
    };

    [[nodiscard]] static QList<Job> jobsOf(const QString &path);
    void begin(const QList<Job> &jobs, bool writes);
    void goOn();
    /// A file that was read and checked.
    struct Read
    {
        outside::File file;
        MatchSummary summary;
        QString why; ///< it is refused
    };
    [[nodiscard]] static Read read(const QString &path, Progress &progress);
    void takeInFile(const QString &path);
    void take(const QString &path, const Read &read);
    void taken(const QString &path, const Store::Addition &added);
    void tellProgress();
    void writeFile(const Job &job);
    void refuse(const QString &path, const QString &why);
    void finish();
    void tell(const QString &report, bool failed);

    QTimer m_timer;
    QList<Job> m_jobs;
    int m_all = 0;
    bool m_writes = false;
    int m_done = 0;
    int m_known = 0;
    int m_refused = 0;
    int m_left = 0; ///< not done, as it was cancelled
    QStringList m_reasons;
    QString m_place; ///< where it was written
    QString m_report;
    bool m_failed = false;
    Errand m_reading;
    bool m_keeping = false; ///< what was read goes into the store
};
