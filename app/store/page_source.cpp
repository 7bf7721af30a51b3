// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/page_source.h"

#include "store/database_head.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

HeldFile::Result PageSource::open(const QString &path)
{
    close();
    const HeldFile::Result result = m_file.open(path);
    if (result != HeldFile::Result::held)
        return result;
    constexpr int usual = 4096;
    const DatabaseHead head(beginning());
    // Where a link lies there, SQLite keeps the log beside what it leads to.
    const QString real = QFileInfo(path).canonicalFilePath();
    m_log.open((real.isEmpty() ? path : real) + u"-wal"_s, head.pageSize());
    // Ours have the usual size, which a changed bit cannot make into another possible one.
    const bool agrees = m_file.size() % std::max(head.pageSize(), 1) == 0;
    m_pageSize = head.pageSize() > 0 && agrees ? head.pageSize() : std::max(m_log.pageSize(), 0);
    if (m_pageSize == 0)
        m_pageSize = head.pageSize() > 0 ? head.pageSize() : usual;
    return result;
}

void PageSource::close()
{
    m_file.close();
    m_log.close();
}

QByteArray PageSource::beginning() const
{
    return m_file.read(0, DatabaseHead::bytes);
}

quint32 PageSource::pages() const
{
    const qint64 inFile = (m_file.size() + m_pageSize - 1) / m_pageSize;
    // Nearly each page behind the file's end is in the log, and a greater number is none.
    constexpr qint64 unwritten = 1024;
    const bool logged = m_log.pageSize() == m_pageSize && m_log.greatestPage() < inFile + m_log.frames() + unwritten;
    const qint64 most = logged ? std::max<qint64>(inFile, m_log.greatestPage()) : inFile;
    // What lies behind the end that the last transaction gave the database is no part of it.
    const qint64 told = m_log.isDamaged() || m_log.pages() == 0 ? most : std::min<qint64>(most, m_log.pages());
    return static_cast<quint32>(std::min<qint64>(told, std::numeric_limits<qint32>::max()));
}

QByteArray PageSource::filled(QByteArray page) const
{
    if (page.size() < m_pageSize)
        page.append(m_pageSize - page.size(), '\0');
    return page;
}

QByteArray PageSource::inFile(quint32 number) const
{
    return filled(m_file.read(static_cast<qint64>(number - 1) * m_pageSize, m_pageSize));
}

QByteArray PageSource::page(quint32 number) const
{
    if (number == 0 || number > pages())
        return {};
    const QByteArray logged = m_log.pageSize() == m_pageSize ? m_log.page(number) : QByteArray();
    return logged.isEmpty() ? inFile(number) : logged;
}

QByteArray PageSource::pageBefore(quint32 number) const
{
    if (number == 0 || number > pages() || m_log.pageSize() != m_pageSize)
        return {};
    const QByteArray logged = m_log.pageBefore(number);
    return logged.isEmpty() ? inFile(number) : logged;
}
