// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/folder_lock.h"

#include <QFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

bool FolderLock::take(const QString &folder)
{
    release();
    m_descriptor = ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    // Other than the lock on a file's bytes it belongs to this descriptor alone.
    if (m_descriptor < 0 || ::flock(m_descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
        return true;
    release();
    return false;
}

void FolderLock::release()
{
    if (const int open = std::exchange(m_descriptor, -1); open >= 0)
        ::close(open);
}
