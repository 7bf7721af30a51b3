// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/salvage.h"

#include "store/database_head.h"
#include "store/page_source.h"
#include "store/stored_row.h"

#include <QBitArray>
#include <QtEndian>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace salvage {

namespace {

// The first byte of a page that is part of a tree.
constexpr int innerIndex = 2;
constexpr int innerTable = 5;
constexpr int leafIndex = 10;
constexpr int leafTable = 13;

quint32 fourBytesAt(const QByteArray &page, qsizetype place)
{
    return place >= 0 && place + 4 <= page.size() ? qFromBigEndian<quint32>(page.constData() + place) : 0;
}
qsizetype twoBytesAt(const QByteArray &page, qsizetype place)
{
    return place >= 0 && place + 2 <= page.size() ? qFromBigEndian<quint16>(page.constData() + place) : 0;
}
/// Where a page's own head begins: the first has the file's before it.
qsizetype headOf(quint32 number)
{
    return number == 1 ? DatabaseHead::bytes : 0;
}

/// How many cells a page says that it has.
qsizetype countOf(const QByteArray &page, qsizetype head)
{
    return twoBytesAt(page, head + 3);
}

/// Where the cells of a page begin. The number of them may be what is damaged, so the list of them ends where there is
/// none: what was removed was overwritten.
QList<qsizetype> cellsOf(const QByteArray &page, qsizetype head, qsizetype headBytes)
{
    QList<qsizetype> cells;
    for (qsizetype place = head + headBytes; place + 2 <= page.size(); place += 2) {
        const qsizetype cell = twoBytesAt(page, place);
        // The cells lie behind the list.
        if (cell < place + 2 || cell >= page.size())
            break;
        cells << cell;
    }
    return cells;
}

class Reader
{
public:
    Reader(const PageSource &pages, const std::function<void(const SalvagedRow &)> &take)
        : m_pages(pages)
        , m_take(take)
    {
    }

    Report readAll()
    {
        const quint32 count = m_pages.pages();
        m_left = 4 * static_cast<qint64>(count) * m_pages.pageSize();
        mark();
        for (quint32 number = 1; number <= count; ++number)
            if (!isLeftOver(number))
                readPage(number, m_pages.page(number));
        // A page whose newest version is damaged may have had its rows before; and of a row that lies in several pages
        // any of them may be that one.
        for (quint32 number = 1; number <= count && !m_report.mayRepeat; ++number)
            m_report.mayRepeat = m_pages.isInDoubt(number);
        m_older = m_report.mayRepeat;
        const Report first = m_report;
        for (quint32 number = 1; m_older && number <= count; ++number)
            if (!isLeftOver(number))
                readPage(number, version(number));
        m_report = first;
        return m_report;
    }

private:
    [[nodiscard]] QByteArray version(quint32 number) const
    {
        return m_older && m_pages.isInDoubt(number) ? m_pages.pageBefore(number) : m_pages.page(number);
    }

    /// Which pages trees refer to, and which are free.
    void mark()
    {
        const quint32 count = m_pages.pages();
        m_used.resize(static_cast<qsizetype>(count) + 1);
        m_free.resize(static_cast<qsizetype>(count) + 1);
        const auto set = [count](QBitArray &marks, quint32 number) {
            if (number > 0 && number <= count)
                marks.setBit(static_cast<qsizetype>(number));
        };
        for (quint32 number = 1; number <= count; ++number) {
            const QByteArray page = m_pages.page(number);
            const qsizetype head = headOf(number);
            if (page.at(head) != innerTable)
                continue;
            set(m_used, fourBytesAt(page, head + 8));
            for (const qsizetype cell : cellsOf(page, head, 12))
                set(m_used, fourBytesAt(page, cell));
        }
        quint32 trunk = fourBytesAt(m_pages.page(1), 32);
        for (quint32 step = 0; step < count && trunk > 0 && trunk <= count; ++step) {
            if (m_free.testBit(static_cast<qsizetype>(trunk)))
                return;
            set(m_free, trunk);
            const QByteArray page = m_pages.page(trunk);
            const quint32 leaves = std::min<quint32>(fourBytesAt(page, 4), static_cast<quint32>(page.size() / 4));
            for (quint32 leaf = 0; leaf < leaves; ++leaf)
                set(m_free, fourBytesAt(page, 8 + static_cast<qsizetype>(leaf) * 4));
            trunk = fourBytesAt(page, 0);
        }
    }

    /// What lies there was removed.
    [[nodiscard]] bool isLeftOver(quint32 number) const
    {
        return m_free.testBit(static_cast<qsizetype>(number)) && !m_used.testBit(static_cast<qsizetype>(number));
    }

    void readPage(quint32 number, const QByteArray &page)
    {
        const qsizetype head = headOf(number);
        const int type = static_cast<quint8>(page.at(head));
        // The first byte may be what is damaged, so any other is taken for that of a table's leaf. Pages that rows go
        // on in begin with a zero. Where rows have no numbers, they lie in an index.
        if (type == 0)
            return;
        const bool inIndex = type == innerIndex || type == leafIndex;
        int given = 0;
        int unread = 0;
        const QList<qsizetype> cells = cellsOf(page, head, type == innerIndex ? 12 : 8);
        qsizetype left = countOf(page, head);
        for (const qsizetype cell : cells) {
            const bool could = inIndex ? readEntry(page, type == innerIndex ? cell + 4 : cell) : readCell(page, cell);
            given += could ? 1 : 0;
            unread += !could && left > 0 ? 1 : 0;
            --left;
        }
        if (type != leafTable)
            return;
        m_report.unread += unread;
        if (given == 0 && countOf(page, head) > 0)
            ++m_report.unreadPages;
    }

    /// A row with a number. False where there is no row.
    bool readCell(const QByteArray &page, qsizetype place)
    {
        const auto length = stored::numberAt(page, place);
        const auto number = length ? stored::numberAt(page, length->end) : std::nullopt;
        return number && give(page, number->end, length->value, page.size() - 35, static_cast<qint64>(number->value));
    }

    bool readEntry(const QByteArray &page, qsizetype place)
    {
        const auto length = stored::numberAt(page, place);
        return length && give(page, length->end, length->value, (page.size() - 12) * 64 / 255 - 23, 0);
    }

    bool give(const QByteArray &page, qsizetype place, quint64 length, qsizetype most, qint64 number)
    {
        const quint64 longest = static_cast<quint64>(m_pages.pages()) * static_cast<quint64>(m_pages.pageSize());
        if (length == 0 || length > longest)
            return false;
        const QByteArray payload = payloadOf(page, place, static_cast<qsizetype>(length), most);
        const auto values = payload.isEmpty() ? std::nullopt : stored::valuesOf(payload);
        if (!values)
            return false;
        if (const auto row = stored::rowOf(*values, number))
            m_take(*row);
        return true;
    }

    /// The bytes of a row: those that lie in its page, `most` of them at most, and those in the pages that it goes on
    /// in. Empty where there are not as many.
    [[nodiscard]] QByteArray payloadOf(const QByteArray &page, qsizetype place, qsizetype length, qsizetype most)
    {
        const qsizetype size = page.size();
        qsizetype here = length;
        if (length > most) {
            const qsizetype least = (size - 12) * 32 / 255 - 23;
            here = least + (length - least) % (size - 4);
            here = here <= most ? here : least;
        }
        if (place + here + (here < length ? 4 : 0) > size)
            return {};
        QByteArray payload = page.mid(place, here);
        quint32 next = here < length ? fourBytesAt(page, place + here) : 0;
        while (payload.size() < length) {
            const QByteArray more = version(next);
            m_left -= size;
            if (more.isEmpty() || next == 1 || m_left < 0)
                return {};
            payload += QByteArrayView(more).sliced(4, std::min<qsizetype>(size - 4, length - payload.size()));
            next = fourBytesAt(more, 0);
        }
        return payload;
    }

    const PageSource &m_pages;
    const std::function<void(const SalvagedRow &)> &m_take;
    QBitArray m_used;
    QBitArray m_free;
    Report m_report;
    qint64 m_left = 0; ///< bytes that rows may still take, so that pages which lead in circles end
    bool m_older = false;
};

} // namespace

Report read(const PageSource &pages, const std::function<void(const SalvagedRow &)> &take)
{
    return Reader(pages, take).readAll();
}

bool knows(const PageSource &pages)
{
    // The first page has the statements that made the tables.
    const QByteArray first = pages.page(1) + pages.pageBefore(1);
    int known = 0;
    for (const char *statement : {"CREATE TABLE running (one", "CREATE TABLE running_part (", "CREATE TABLE match (id",
                                  "CREATE TABLE setting (key"})
        known += first.contains(statement) ? 1 : 0;
    return known >= 2;
}

} // namespace salvage
