// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/settings_file.h"

#include "files/private_files.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QFile>
#include <QFileInfo>
#include <QSysInfo>
#include <QThread>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace {

using Fault = SettingsFile::Fault;

constexpr qint64 patience = 1000;    ///< ms: older locks are nobody's
constexpr qint64 toBeWritten = 100;  ///< ms: a lock that is being made is empty for a moment
constexpr qint64 largestLock = 4096; ///< bytes
constexpr std::chrono::milliseconds pause(10);

/// Where no file can be: QSettings finds at once that it cannot write there.
const QString nowhere = u"/dev/null/settings"_s;

/// Reads a file to its end, but no pipe, no device, and no more than `most` bytes.
Fault readFile(const QString &path, qint64 most, QByteArray *content)
{
    const int number = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    if (number < 0) {
        // A socket cannot be opened at all.
        struct stat what
        {
        };
        const bool isThere = ::stat(QFile::encodeName(path).constData(), &what) == 0;
        return !isThere && errno == ENOENT      ? Fault::none
            : isThere && !S_ISREG(what.st_mode) ? Fault::odd
                                                : Fault::unreadable;
    }
    QFile file;
    struct stat what
    {
    };
    Fault fault = Fault::none;
    if (::fstat(number, &what) != 0 || !S_ISREG(what.st_mode))
        fault = Fault::odd;
    else if (what.st_size > most)
        fault = Fault::tooLarge;
    if (!file.open(number, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        ::close(number);
        return Fault::unreadable;
    }
    if (fault == Fault::none && content != nullptr)
        *content = file.read(most);
    return fault;
}

enum class Holder { unknown, gone, alive };

/// Who holds the lock by what QLockFile writes: the process, the program and the host, a line each.
Holder holderOf(const QString &lock)
{
    QByteArray content;
    if (readFile(lock, largestLock, &content) != Fault::none)
        return Holder::unknown;
    const QList<QByteArray> lines = content.split('\n');
    bool isNumber = false;
    const int process = lines[0].toInt(&isNumber);
    if (!isNumber || process <= 0 || lines.size() < 4)
        return Holder::unknown;
    const bool here = lines[2].isEmpty() || QString::fromUtf8(lines[2]) == QSysInfo::machineHostName();
    return here && ::kill(process, 0) != 0 && errno == ESRCH ? Holder::gone : Holder::alive;
}

/// Since it was last written, in ms; a time to come is as good as one long ago.
qint64 ageOf(const struct stat &what)
{
    std::timespec now{};
    std::timespec_get(&now, TIME_UTC);
    const qint64 age = (static_cast<qint64>(now.tv_sec) - what.st_mtim.tv_sec) * 1000
        + (now.tv_nsec - what.st_mtim.tv_nsec) / 1'000'000;
    return age < -patience ? patience : age;
}

/// Nothing of that name is in the way any more.
bool clearLock(const QString &lock)
{
    const QByteArray name = QFile::encodeName(lock);
    QElapsedTimer time;
    time.start();
    for (;;) {
        struct stat what
        {
        };
        if (::lstat(name.constData(), &what) != 0)
            return errno == ENOENT || errno == ENOTDIR;
        if (S_ISDIR(what.st_mode))
            return false;
        const qint64 age = std::max(ageOf(what), time.elapsed());
        const Holder holder = S_ISREG(what.st_mode) ? holderOf(lock) : Holder::gone;
        if (holder == Holder::gone || age >= (holder == Holder::alive ? patience : toBeWritten))
            return ::unlink(name.constData()) == 0 || errno == ENOENT;
        QThread::msleep(static_cast<unsigned long>(pause.count()));
    }
}

/// Those that could not be destroyed.
std::vector<SettingsFile *> &leftBehind()
{
    static auto &left = *new std::vector<SettingsFile *>;
    return left;
}

} // namespace

SettingsFile::SettingsFile(const QString &path, Fault fault, For what)
    : QSettings(fault == Fault::none ? path : nowhere, QSettings::IniFormat)
    , m_path(path)
    , m_fault(fault)
    , m_for(what)
    , m_isFile(fault == Fault::none)
{
}

SettingsFile::Pointer SettingsFile::open(const QString &path, For what)
{
    // QSettings shares what is not written yet among all that have the same file, and a new one would write it.
    std::vector<SettingsFile *> &left = leftBehind();
    const auto same = std::find_if(left.begin(), left.end(), [&](const auto *file) { return file->path() == path; });
    Pointer file(same != left.end() ? *same : new SettingsFile(path, look(path), what));
    if (same != left.end())
        left.erase(same);
    if (what == For::changing)
        static_cast<void>(file->takesChanges());
    return file;
}

SettingsFile::Fault SettingsFile::look(const QString &path, QByteArray *content)
{
    return readFile(path, largest, content);
}

bool SettingsFile::takesChanges()
{
    if (!m_isFile || m_for == For::reading)
        return false;
    m_fault = look(m_path);
    if (m_fault == Fault::none && !clearLock(lockOf(m_path)))
        m_fault = Fault::locked;
    return m_fault == Fault::none;
}

void SettingsFile::sync()
{
    m_unwritten = m_unwritten || m_isFile;
    if (takesChanges()) {
        QSettings::sync();
        m_unwritten = false;
    }
}

bool SettingsFile::event(QEvent *event)
{
    if (event->type() != QEvent::UpdateRequest || !m_isFile)
        return QSettings::event(event);
    sync();
    return true;
}

void SettingsFile::Farewell::operator()(SettingsFile *file) const
{
    // To be destroyed, QSettings writes what is not written yet. Without an application nobody knows whether there is
    // such.
    if (QCoreApplication::instance() != nullptr)
        QCoreApplication::sendPostedEvents(file, QEvent::UpdateRequest);
    else
        file->m_unwritten = true;
    if (!file->m_isFile || file->m_for == For::reading || !file->m_unwritten || file->takesChanges())
        delete file;
    else
        leftBehind().push_back(file);
}
