// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/held_file.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace {

/// The bytes of a file that SQLite locks, by its file format.
constexpr off_t firstLockedByte = 0x40000000;
constexpr off_t lockedBytes = 512;

} // namespace

bool HeldFile::isOdd(const QString &path)
{
    struct stat about = {};
    return ::stat(QFile::encodeName(path).constData(), &about) == 0 && !S_ISREG(about.st_mode);
}

HeldFile::Result HeldFile::open(const QString &path)
{
    close();
    // To open some devices does something, so that is asked before.
    if (isOdd(path))
        return Result::odd;
    const QByteArray name = QFile::encodeName(path);
    constexpr int flags = O_NONBLOCK | O_CLOEXEC | O_NOCTTY;
    m_descriptor = ::open(name.constData(), O_RDWR | flags);
    const bool mayWrite = m_descriptor >= 0;
    if (!mayWrite)
        m_descriptor = ::open(name.constData(), O_RDONLY | flags);
    if (m_descriptor < 0)
        return errno == ENOENT ? Result::absent : Result::unreadable;
    struct stat about = {};
    if (::fstat(m_descriptor, &about) != 0 || !S_ISREG(about.st_mode)) {
        close();
        return Result::odd;
    }
    m_size = about.st_size;
    struct flock lock = {};
    lock.l_type = mayWrite ? F_WRLCK : F_RDLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = firstLockedByte;
    lock.l_len = lockedBytes;
    // Some file systems know no locks: SQLite finds that out for itself.
    if (::fcntl(m_descriptor, F_SETLK, &lock) != 0 && (errno == EACCES || errno == EAGAIN)) {
        close();
        return Result::inUse;
    }
    return Result::held;
}

void HeldFile::close()
{
    if (const int open = std::exchange(m_descriptor, -1); open >= 0)
        ::close(open);
    m_size = 0;
}

QByteArray HeldFile::read(qint64 from, qint64 bytes) const
{
    if (m_descriptor < 0 || from < 0 || from >= m_size || bytes <= 0)
        return {};
    QByteArray read(std::min(bytes, m_size - from), Qt::Uninitialized);
    qsizetype done = 0;
    while (done < read.size()) {
        const ssize_t got = ::pread(m_descriptor, read.data() + done, static_cast<std::size_t>(read.size() - done),
                                    static_cast<off_t>(from + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) // a disk's fault: what is behind it cannot be read here
            break;
        done += got;
    }
    read.truncate(done);
    return read;
}
