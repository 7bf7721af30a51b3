// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ledger/record_files.h"

#include "files/private_files.h"
#include "records/record.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QPointer>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSet>

#include <memory>
#include <utility>

using namespace Qt::StringLiterals;

namespace {

constexpr int slice = 20; ///< ms in which the window does nothing else

const QString ending = u".petrangola"_s;

/// "petrangola-2026-11-21-201530": in the order of time when sorted by name. Whatever the game calls itself, the file
/// comes into the folder that was asked for.
QString stemOf(const Store::Entry &entry)
{
    static const QRegularExpression outlandish(u"[^A-Za-z0-9_-]+"_s);
    constexpr int longestName = 40;
    return u"%1-%2"_s.arg(QString(entry.game).replace(outlandish, u"-"_s).left(longestName),
                          entry.ended.toLocalTime().toString(u"yyyy-MM-dd-HHmmss"_s));
}

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

} // namespace

RecordFiles::RecordFiles(QObject *parent)
    : QObject(parent)
{
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &RecordFiles::goOn);
    connect(&m_reading, &Errand::changed, this, [this] {
        if (m_reading.slow())
            tellProgress();
    });
}

QStringList RecordFiles::recordsIn(const QString &folder)
{
    QStringList paths;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({u"*"_s + ending}, QDir::Files | QDir::Readable, QDir::Name))
        paths << dir.filePath(name);
    return paths;
}

QList<RecordFiles::Job> RecordFiles::jobsOf(const QString &path)
{
    QList<Job> jobs;
    for (const QString &record : QFileInfo(path).isDir() ? recordsIn(path) : QStringList{path})
        jobs << Job{.from = record};
    return jobs;
}

void RecordFiles::takeIn(const QString &path)
{
    if (const QList<Job> jobs = jobsOf(path); !jobs.isEmpty())
        begin(jobs, false);
    else
        tell(tr("There are no match records (files ending in %1) in %2.").arg(ending, shown(path)), true);
}

void RecordFiles::takeInAll(const QList<QUrl> &urls)
{
    QList<Job> jobs;
    for (const QUrl &url : urls)
        if (const QString path = url.toLocalFile(); !path.isEmpty())
            jobs += jobsOf(path);
    begin(jobs, false);
}

void RecordFiles::writeOne(double id, const QString &path)
{
    Job job{.from = {}, .id = static_cast<qint64>(id), .to = path, .ended = {}};
    for (const Store::Entry &entry : Store::instance().history())
        if (entry.id == job.id)
            job.ended = entry.ended;
    begin({job}, true);
    m_place = path;
}

void RecordFiles::writeAll(const QList<double> &ids, const QString &folder)
{
    if (!privacy::makeFolderForOthers(folder)) {
        tell(tr("The folder %1 cannot be created. Choose another, or one where you may write.").arg(shown(folder)),
             true);
        return;
    }
    QSet<qint64> wanted;
    for (const double id : ids)
        wanted.insert(static_cast<qint64>(id));
    QList<Job> jobs;
    QSet<QString> taken;
    for (const Store::Entry &entry : Store::instance().history()) {
        if (!wanted.contains(entry.id))
            continue;
        QString path = QDir(folder).filePath(stemOf(entry) + ending);
        for (int copy = 2; taken.contains(path) || QFileInfo::exists(path); ++copy)
            path = QDir(folder).filePath(stemOf(entry) + u"-%1"_s.arg(copy) + ending);
        taken.insert(path);
        jobs << Job{.from = {}, .id = entry.id, .to = path, .ended = entry.ended};
    }
    begin(jobs, true);
    m_place = folder;
}

QString RecordFiles::nameFor(double id) const
{
    for (const Store::Entry &entry : Store::instance().history())
        if (entry.id == static_cast<qint64>(id))
            return stemOf(entry) + ending;
    return u"match"_s + ending;
}

void RecordFiles::forget()
{
    if (!busy())
        tell({}, false);
}

void RecordFiles::begin(const QList<Job> &jobs, bool writes)
{
    if (busy() || jobs.isEmpty())
        return;
    m_jobs = jobs;
    m_all = static_cast<int>(jobs.size());
    m_writes = writes;
    m_done = m_known = m_refused = m_left = 0;
    m_reasons.clear();
    m_place.clear();
    m_failed = false;
    m_report.clear();
    m_timer.start();
    Q_EMIT changed();
}

void RecordFiles::goOn()
{
    QElapsedTimer time;
    time.start();
    while (!m_jobs.isEmpty() && time.elapsed() < slice) {
        const Job job = m_jobs.takeFirst();
        if (!job.from.isEmpty())
            return takeInFile(job.from);
        writeFile(job);
    }
    if (m_jobs.isEmpty()) {
        finish();
        return;
    }
    tellProgress();
}

void RecordFiles::tellProgress()
{
    constexpr int percent = 100;
    const auto done = m_all - m_jobs.size() - (m_reading.busy() || m_keeping ? 1 : 0);
    const QString soFar = tr("%1 of %n match(es)…", "so far", m_all).arg(done);
    tell(m_reading.slow() ? tr("%1 %2% of this one", "%1 is '3 of 8 matches…', %2 a percentage")
                                .arg(soFar)
                                .arg(static_cast<int>(m_reading.share() * percent))
                          : soFar,
         false);
}

void RecordFiles::cancel()
{
    if (!busy())
        return;
    // That cannot be broken off, and is nearly done.
    if (m_keeping)
        Store::instance().awaitAddition();
    m_left = static_cast<int>(m_jobs.size()) + (m_reading.busy() ? 1 : 0);
    m_reading.cancel();
    m_jobs.clear();
    finish();
}

RecordFiles::Read RecordFiles::read(const QString &path, Progress &progress)
{
    auto opened = outside::read(path, largestFile, &progress);
    if (const auto *why = std::get_if<QString>(&opened))
        return {.file = {}, .summary = {}, .why = tr("it cannot be read (%1)").arg(*why)};
    Read read{.file = std::get<outside::File>(std::move(opened)), .summary = {}, .why = {}};
    if (const auto fault = record::verify(read.file.content, {}, &progress))
        read.why = Store::whyRefused(*fault);
    else
        read.summary = MatchSummary::of(read.file.content, &progress);
    return read;
}

void RecordFiles::takeInFile(const QString &path)
{
    m_timer.stop();
    const auto read = std::make_shared<Read>();
    const auto work = [path, read](Progress &progress) { *read = RecordFiles::read(path, progress); };
    m_reading.begin(work, [this, path, read] { take(path, *read); });
}

void RecordFiles::take(const QString &path, const Read &read)
{
    if (!read.why.isEmpty())
        return taken(path, {.why = read.why});
    m_keeping = true;
    Store::instance().addLater(read.file.content, read.summary, read.file.modified,
                               [self = QPointer(this), path](const Store::Addition &added) {
                                   if (self)
                                       self->taken(path, added);
                               });
}

void RecordFiles::taken(const QString &path, const Store::Addition &added)
{
    m_keeping = false;
    if (added.id == 0)
        refuse(path, added.why);
    else
        ++(added.fresh ? m_done : m_known);
    m_timer.start();
    if (!m_jobs.isEmpty())
        tellProgress();
}

void RecordFiles::writeFile(const Job &job)
{
    const auto text = Store::instance().recordOf(job.id);
    if (!text)
        return refuse(job.to,
                      Store::instance().isDamaged(job.id) ? tr("its record is damaged")
                                                          : tr("the match is no longer in the history"));
    const bool isNew = !QFileInfo::exists(job.to);
    QSaveFile file(job.to);
    if (!file.open(QIODevice::WriteOnly) || file.write(*text) != text->size() || !file.commit())
        return refuse(job.to, file.errorString());
    if (isNew)
        privacy::share(job.to);
    ++m_done;
    // A record has no date; so taking it in again tells when it was played.
    if (QFile written(job.to); job.ended.isValid() && written.open(QIODevice::ReadWrite))
        written.setFileTime(job.ended, QFileDevice::FileModificationTime);
}

void RecordFiles::refuse(const QString &path, const QString &why)
{
    ++m_refused;
    if (m_reasons.size() < namedRefusals)
        m_reasons << tr("%1: %2", "a file, and what is wrong with it").arg(QFileInfo(path).fileName(), why);
}

void RecordFiles::finish()
{
    m_timer.stop();
    if (!m_writes)
        Store::instance().settle();
    QStringList sentences;
    if (m_writes && m_done > 0)
        sentences << tr("%n match(es) saved to %1.", nullptr, m_done).arg(shown(m_place));
    else if (m_done > 0)
        sentences << tr("%n match(es) imported.", nullptr, m_done);
    if (m_known > 0)
        sentences << tr("%n was (were) here already.", "matches", m_known);
    if (m_refused > 0) {
        sentences << (m_writes ? tr("%n could not be saved:", "matches", m_refused)
                               : tr("%n file(s) rejected; nothing was imported from it (them):", nullptr, m_refused));
        QString reasons = m_reasons.join(u'\n');
        if (m_refused > m_reasons.size())
            reasons
                += u'\n' + tr("and %n more", "files that were refused", m_refused - static_cast<int>(m_reasons.size()));
        sentences << u'\n' + reasons;
    }
    if (m_left > 0)
        sentences << tr("Stopped: %n file(s) left as they were.", nullptr, m_left);
    tell(sentences.join(u' ').replace(u" \n"_s, u"\n"_s), m_refused > 0);
}

void RecordFiles::tell(const QString &report, bool failed)
{
    m_report = report;
    m_failed = failed;
    Q_EMIT changed();
}
