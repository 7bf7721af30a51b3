// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/database_head.h"

#include <QByteArrayView>
#include <QtEndian>

#include <bit>
#include <utility>

namespace {

/// With the zero at its end.
constexpr QByteArrayView magic("SQLite format 3", 16);

} // namespace

DatabaseHead::DatabaseHead(QByteArray beginning)
    : m_head(std::move(beginning))
{
    m_head.truncate(bytes);
}

bool DatabaseHead::isDatabase() const
{
    return m_head.size() == bytes && m_head.startsWith(magic);
}

quint32 DatabaseHead::number(qsizetype place) const
{
    return m_head.size() == bytes ? qFromBigEndian<quint32>(m_head.constData() + place) : 0;
}

int DatabaseHead::pageSize() const
{
    constexpr quint32 largest = 65536; // does not fit, and is written as 1
    constexpr quint32 least = 512;
    const quint32 told = number(16) >> 16;
    const quint32 size = told == 1 ? largest : told;
    return size >= least && std::has_single_bit(size) ? static_cast<int>(size) : 0;
}

bool DatabaseHead::isRegular() const
{
    constexpr QByteArrayView fractions("\x40\x20\x20", 3);
    constexpr quint32 newestFormat = 4;
    constexpr quint32 utf8 = 1;
    const auto format = [this](qsizetype place) { return m_head.at(place) == 1 || m_head.at(place) == 2; };
    if (!isDatabase() || pageSize() == 0)
        return false;
    // Until the first table is made, format and encoding are 0.
    return format(18) && m_head.at(18) == m_head.at(19) && m_head.at(20) == 0
        && QByteArrayView(m_head).sliced(21, 3) == fractions && number(44) <= newestFormat && number(52) == 0
        && number(56) <= utf8 && number(64) == 0;
}
