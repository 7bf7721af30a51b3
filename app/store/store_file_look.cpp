// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// StoreFile: what lies there before SQLite opens it, and what is put aside of it.

#include "store/database_head.h"
#include "store/migrations.h"
#include "store/page_source.h"
#include "store/salvage.h"
#include "store/store_file.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace {

/// Tables or anything else are in it. `first` is its first page.
bool isFilled(const QByteArray &first)
{
    constexpr QByteArrayView noTables("\x0d\x00\x00\x00\x00", 5);
    return QByteArrayView(first).sliced(DatabaseHead::bytes, noTables.size()) != noTables;
}

/// The file is shorter or longer than it says, as a copy is that was broken off. Where only records lie SQLite's own
/// check finds nothing wrong, and zeros are read for them. What the log has comes on top of it.
bool hasAnotherEnd(const PageSource &pages, const DatabaseHead &head)
{
    return pages.log().isEmpty() && head.knowsPages()
        && pages.size() != static_cast<qint64>(head.pageSize()) * head.pages();
}

} // namespace

QStringList StoreFile::companions()
{
    return {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s};
}

QString StoreFile::logOf(const QString &path)
{
    return path + u"-wal"_s;
}

/// Without SQLite, which would write beside a newer program's file or another's, and drop what lies behind a damaged
/// place of the log.
StoreFile::Kind StoreFile::look(PageSource &pages) const
{
    switch (pages.open(m_path)) {
    case HeldFile::Result::held:
        break;
    case HeldFile::Result::absent:
        // Beside a new file SQLite would take it away.
        return QFileInfo(logOf(m_path)).size() > 0 ? Kind::damaged : Kind::whole;
    case HeldFile::Result::inUse:
        return Kind::inUse;
    case HeldFile::Result::unreadable:
        return Kind::unreadable;
    case HeldFile::Result::odd:
        return Kind::odd;
    }
    // SQLite would take the log of an empty file away.
    if (pages.size() == 0)
        return pages.log().isEmpty() ? Kind::whole : Kind::damaged;
    const DatabaseHead inFile(pages.beginning());
    if (!inFile.isDatabase())
        return Kind::damaged;
    const QByteArray first = pages.page(1);
    const DatabaseHead head(first);
    const bool known = salvage::knows(pages);
    const bool ours = head.application() == DatabaseHead::ours || inFile.application() == DatabaseHead::ours;
    // Between the making of a file and its first version both are 0.
    const bool unclaimed = head.application() == 0 && head.version() == 0 && !isFilled(first);
    if (!ours && !known && !unclaimed)
        return Kind::foreign;
    // The first tables come with a version, and after the number.
    if (known && (head.application() != DatabaseHead::ours || head.version() == 0))
        return Kind::damaged;
    if (head.version() > static_cast<quint32>(migrations::newest()))
        return migrations::isNewest(first) ? Kind::damaged : Kind::newer;
    const bool whole = inFile.isRegular() && head.isRegular() && head.pageSize() == inFile.pageSize()
        && !pages.log().isDamaged() && !hasAnotherEnd(pages, inFile);
    return whole ? Kind::whole : Kind::damaged;
}

/// A name that no file has. Where only a log is left, the program was ended while both were put aside, and it belongs
/// to the one that was put there last.
QString StoreFile::nameAside() const
{
    const QFileInfo file(m_path);
    const QStringList before = file.dir().entryList({file.fileName() + u".damaged-*[0-9]"_s}, QDir::Files, QDir::Name);
    const QString last = before.isEmpty() ? QString() : file.dir().filePath(before.constLast());
    if (!file.exists() && !last.isEmpty() && !QFile::exists(logOf(last)))
        return last;
    const QString when = QDateTime::currentDateTime().toString(u"yyyyMMdd-hhmmss"_s);
    QString aside = m_path + u".damaged-"_s + when;
    for (int more = 2; QFile::exists(aside); ++more)
        aside = m_path + u".damaged-%1-%2"_s.arg(when).arg(more);
    return aside;
}

/// True where it is done. Otherwise why not is said.
bool StoreFile::putAside()
{
    const QString aside = nameAside();
    const bool isThere = QFile::exists(m_path);
    // What a log has is read as that of an empty file where there is none.
    if (isThere ? !QFile::rename(m_path, aside) : !QFile(aside).open(QIODevice::ReadWrite)) {
        m_state = State::readOnly;
        return false;
    }
    for (const QString &companion : companions())
        if (!companion.isEmpty() && QFile::exists(m_path + companion))
            QFile::rename(m_path + companion, aside + companion);
    m_setAside = aside;
    return true;
}
