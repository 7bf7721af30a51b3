// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/backup.h"

#include "store/finished_copy.h"
#include "store/query.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QtConcurrentRun>

#include <algorithm>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

#include <sqlite3.h>

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype copiesKept = 3;
const QString dayFormat = u"yyyyMMdd"_s;

QString unfinished(const QString &path)
{
    return path + u".backup-unfinished"_s;
}

/// Begins an empty file that nobody else may read.
bool makeFile(const QString &path)
{
    QFile::remove(path);
    const int made = ::open(QFile::encodeName(path).constData(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
    return made >= 0 && ::close(made) == 0;
}

bool bringToDisk(const QString &path, int flags)
{
    const int file = ::open(QFile::encodeName(path).constData(), flags | O_CLOEXEC);
    const bool done = file >= 0 && ::fsync(file) == 0;
    if (file >= 0)
        ::close(file);
    return done;
}

/// Has the finished copy take its place. In a thread of its own: the disk may take long.
Backup::Outcome establish(const QString &path)
{
    const QString made = unfinished(path);
    const QString name = path + u".backup-"_s + QDate::currentDate().toString(dayFormat);
    Backup::Outcome outcome;
    {
        const FinishedCopy copy(made);
        outcome.made = copy.isGood();
        if (outcome.made)
            outcome.damaged = copy.damaged();
    }
    outcome.made = outcome.made && bringToDisk(made, O_RDWR)
        && ::rename(QFile::encodeName(made).constData(), QFile::encodeName(name).constData()) == 0
        && bringToDisk(QFileInfo(path).absolutePath(), O_RDONLY | O_DIRECTORY);
    if (!outcome.made)
        QFile::remove(made);
    return outcome;
}

/// Makes room: three are kept, and the one that is not to go.
void removeOld(const QString &path, const QString &kept)
{
    QList<Backup::Copy> copies = Backup::copiesOf(path);
    copies.removeIf([&](const Backup::Copy &copy) { return copy.path == kept; });
    // Those of days to come are of a clock that went wrong.
    std::stable_partition(copies.begin(), copies.end(),
                          [](const Backup::Copy &copy) { return copy.day <= QDate::currentDate(); });
    for (const Backup::Copy &old : copies.mid(copiesKept))
        QFile::remove(old.path);
}

} // namespace

/// The copy while it is made.
struct Backup::Work
{
    sqlite3 *copy = nullptr;
    sqlite3_backup *going = nullptr;

    Work() = default;
    Work(const Work &) = delete;
    Work &operator=(const Work &) = delete;
    ~Work()
    {
        sqlite3_backup_finish(going);
        sqlite3_close(copy);
    }
};

Backup::Backup(QObject *parent)
    : QObject(parent)
{
    constexpr int betweenSteps = 5; // ms
    m_timer.setInterval(betweenSteps);
    connect(&m_timer, &QTimer::timeout, this, &Backup::step);
    connect(&m_safe, &QFutureWatcher<Outcome>::finished, this, &Backup::conclude);
}

Backup::~Backup()
{
    // Whoever would be told is being destroyed too.
    blockSignals(true);
    stop();
}

QList<Backup::Copy> Backup::copiesOf(const QString &path)
{
    const QFileInfo file(path);
    const QString beginning = file.fileName() + u".backup-"_s;
    const QStringList names = file.dir().entryList({beginning + u"*"_s}, QDir::Files, QDir::Name | QDir::Reversed);
    QList<Copy> copies;
    for (const QString &name : names)
        if (const QDate day = QDate::fromString(name.mid(beginning.size()), dayFormat); day.isValid())
            copies << Copy{.path = file.dir().filePath(name), .day = day};
    return copies;
}

bool Backup::isDue(const QString &path)
{
    const QList<Copy> copies = copiesOf(path);
    return std::none_of(copies.begin(), copies.end(),
                        [](const Copy &copy) { return copy.day == QDate::currentDate(); });
}

sqlite3 *Backup::handleOf(const QSqlDatabase &database)
{
    const QVariant handle = database.driver()->handle();
    const bool known = handle.isValid() && qstrcmp(handle.typeName(), "sqlite3*") == 0;
    return known ? *static_cast<sqlite3 *const *>(handle.constData()) : nullptr;
}

/// Only the same SQLite, built in the same way, can go on with what Qt's has opened.
Backup::Way Backup::wayOf(const QSqlDatabase &database)
{
    Query query(database);
    query.run(u"SELECT sqlite_source_id()"_s);
    bool same = query.next() && query.value(0).toString() == QString::fromLatin1(sqlite3_sourceid());
    query.run(u"PRAGMA compile_options"_s);
    int option = 0;
    for (; query.next(); ++option)
        same = same && query.value(0).toString() == QString::fromLatin1(sqlite3_compileoption_get(option));
    same = same && !query.failed() && sqlite3_compileoption_get(option) == nullptr;
    return same && handleOf(database) != nullptr ? Way::inSteps : Way::atOnce;
}

void Backup::makeAtOnce(const QSqlDatabase &database, const QString &kept)
{
    stop();
    m_path = database.databaseName();
    m_kept = kept;
    const QString file = unfinished(m_path);
    // SQLite takes an empty file for this.
    const bool copied = makeFile(file) && !Query(database).run(u"VACUUM INTO ?"_s, {file}).failed();
    if (!copied)
        QFile::remove(file);
    tell(copied ? establish(m_path) : Outcome());
}

void Backup::begin(const QSqlDatabase &database, const QString &kept)
{
    stop();
    m_path = database.databaseName();
    m_kept = kept;
    m_longestStep = 0;
    const QString file = unfinished(m_path);
    m_work = std::make_unique<Work>();
    const bool opened = makeFile(file)
        && sqlite3_open_v2(QFile::encodeName(file).constData(), &m_work->copy, SQLITE_OPEN_READWRITE, nullptr)
            == SQLITE_OK
        // What is not finished is thrown away, and what is finished is brought to the disk as a whole.
        && sqlite3_exec(m_work->copy, "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF", nullptr, nullptr, nullptr)
            == SQLITE_OK;
    if (opened)
        m_work->going = sqlite3_backup_init(m_work->copy, "main", handleOf(database), "main");
    if (m_work->going == nullptr) {
        stop();
        Q_EMIT ended(false);
        return;
    }
    constexpr int pagesAtFirst = 64;
    m_pagesAtOnce = pagesAtFirst;
    m_timer.start();
}

void Backup::step()
{
    constexpr double shortStep = 1; // ms
    constexpr double longStep = 4;
    constexpr int mostPages = 512;
    QElapsedTimer time;
    time.start();
    const int result = sqlite3_backup_step(m_work->going, m_pagesAtOnce);
    const double took = static_cast<double>(time.nsecsElapsed()) / 1e6;
    m_longestStep = std::max(m_longestStep, took);
    if (took > longStep)
        m_pagesAtOnce = std::max(1, m_pagesAtOnce / 2);
    else if (took < shortStep)
        m_pagesAtOnce = std::min(mostPages, m_pagesAtOnce * 2);
    if (result == SQLITE_DONE)
        return makeSafe();
    // Where something else reads or writes just now, the next step goes on.
    if (result == SQLITE_OK || result == SQLITE_BUSY || result == SQLITE_LOCKED)
        return;
    stop();
    Q_EMIT ended(false);
}

void Backup::makeSafe()
{
    m_timer.stop();
    m_work.reset();
    m_establishing = true;
    m_safe.setFuture(QtConcurrent::run([path = m_path] { return establish(path); }));
}

void Backup::conclude()
{
    if (std::exchange(m_establishing, false))
        tell(m_safe.result());
}

/// Before older ones go, whoever keeps the database can say which of them is needed.
void Backup::tell(const Outcome &outcome)
{
    if (!outcome.damaged.isEmpty())
        Q_EMIT foundDamage(outcome.damaged);
    if (outcome.made)
        removeOld(m_path, m_kept);
    Q_EMIT ended(outcome.made);
}

void Backup::stop()
{
    m_timer.stop();
    // That cannot be broken off, and is nearly done.
    m_safe.waitForFinished();
    conclude();
    if (m_work == nullptr)
        return;
    m_work.reset();
    QFile::remove(unfinished(m_path));
}
