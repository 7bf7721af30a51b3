// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/write_ahead_log.h"

#include <QtEndian>

#include <algorithm>
#include <bit>

namespace {

constexpr qint64 headBytes = 32;
constexpr qint64 frameHeadBytes = 24;
constexpr quint32 magic = 0x377f0682; ///< its last bit tells how sums are reckoned
constexpr quint32 formatVersion = 3007000;
constexpr int usualPageSize = 4096;

quint32 numberIn(const QByteArray &bytes, qsizetype place)
{
    return qFromBigEndian<quint32>(bytes.constData() + place);
}
quint64 pairIn(const QByteArray &bytes, qsizetype place)
{
    return qFromBigEndian<quint64>(bytes.constData() + place);
}

bool isPageSize(quint32 size)
{
    return size >= 512 && size <= 65536 && std::has_single_bit(size);
}

/// The sum of these bytes, a multiple of 8, that goes on from `sum`.
quint64 summed(quint64 sum, const char *bytes, qsizetype count, bool bigEndian)
{
    auto first = static_cast<quint32>(sum >> 32);
    auto second = static_cast<quint32>(sum);
    for (const char *at = bytes; at < bytes + count; at += 8) {
        first += second + (bigEndian ? qFromBigEndian<quint32>(at) : qFromLittleEndian<quint32>(at));
        second += first + (bigEndian ? qFromBigEndian<quint32>(at + 4) : qFromLittleEndian<quint32>(at + 4));
    }
    return static_cast<quint64>(first) << 32 | second;
}

/// A frame's sum: of the first half of its head, and of its page.
quint64 sumOf(const QByteArray &frame, quint64 from, bool bigEndian)
{
    constexpr qsizetype summedBytes = 8;
    return summed(summed(from, frame.constData(), summedBytes, bigEndian), frame.constData() + frameHeadBytes,
                  frame.size() - frameHeadBytes, bigEndian);
}

/// The frame with one bit of its page's number, or of what tells that a transaction ends, changed so that its sum is
/// right; as it is where there is no such bit.
QByteArray mended(const QByteArray &frame, const QList<quint64> &sums, bool bigEndian)
{
    constexpr int bits = 64;
    const quint64 stored = pairIn(frame, 16);
    QByteArray other = frame;
    for (int bit = 0; bit < bits; ++bit) {
        qToBigEndian<quint64>(pairIn(frame, 0) ^ quint64{1} << bit, other.data());
        for (const quint64 from : sums)
            if (sumOf(other, from, bigEndian) == stored)
                return other;
    }
    return frame;
}

} // namespace

qint64 WriteAheadLog::frames() const
{
    return m_pageSize == 0 ? 0 : std::max<qint64>(0, (m_file.size() - headBytes) / (frameHeadBytes + m_pageSize));
}

QByteArray WriteAheadLog::frameAt(qint64 index) const
{
    const qint64 bytes = frameHeadBytes + m_pageSize;
    QByteArray frame = m_file.read(headBytes + index * bytes, bytes);
    if (frame.size() < bytes) // the disk cannot read it
        frame.append(bytes - frame.size(), '\0');
    return frame;
}

QByteArray WriteAheadLog::contentOf(qint64 index) const
{
    return index < 0 ? QByteArray() : frameAt(index).mid(frameHeadBytes);
}

/// Where the head is wrong, the frames themselves tell what it has to have been.
WriteAheadLog::Head WriteAheadLog::readHead(int pageSize)
{
    const QByteArray head = m_file.read(0, headBytes);
    const quint32 size = numberIn(head, 8);
    Head read{.bigEndian = (numberIn(head, 0) & 1U) != 0, .salts = pairIn(head, 16)};
    const quint64 sum = summed(0, head.constData(), 24, read.bigEndian);
    read.right = (numberIn(head, 0) & ~1U) == magic && numberIn(head, 4) == formatVersion && isPageSize(size)
        && sum == pairIn(head, 24);
    read.sums = {pairIn(head, 24), sum};
    if (read.right) {
        m_pageSize = static_cast<int>(size);
        return read;
    }
    m_pageSize = isPageSize(static_cast<quint32>(pageSize)) ? pageSize : usualPageSize;
    if (frames() == 0)
        return read;
    const QByteArray first = frameAt(0);
    if (frames() == 1 || pairIn(first, 8) == pairIn(frameAt(1), 8))
        read.salts = pairIn(first, 8);
    if (frames() > 1)
        for (const bool bigEndian : {false, true})
            if (sumOf(frameAt(1), pairIn(first, 16), bigEndian) == pairIn(frameAt(1), 16))
                read.bigEndian = bigEndian;
    return read;
}

void WriteAheadLog::close()
{
    m_file.close();
    m_damaged = false;
    m_versions.clear();
    m_pages = m_greatest = 0;
    m_pageSize = 0;
}

void WriteAheadLog::open(const QString &path, int pageSize)
{
    close();
    if (m_file.open(path) != HeldFile::Result::held || m_file.size() < headBytes)
        return;
    const Head head = readHead(pageSize);
    struct Frame
    {
        quint32 page = 0;
        bool sound = false;
    };
    QList<Frame> all;
    QList<quint64> sums = head.sums;
    qint64 committed = 0; // frames of whole transactions
    bool doubted = false;
    bool lost = false;
    for (qint64 index = 0; index < frames(); ++index) {
        QByteArray frame = frameAt(index);
        const quint64 stored = pairIn(frame, 16);
        const bool salted = pairIn(frame, 8) == head.salts;
        const bool sound
            = std::ranges::any_of(sums, [&](quint64 from) { return sumOf(frame, from, head.bigEndian) == stored; });
        // Otherwise it is of the log before this one, or was never written.
        const bool ours = salted || sound;
        if (ours && !sound)
            frame = mended(frame, sums, head.bigEndian);
        const quint32 commit = numberIn(frame, 4);
        const bool ends = ours && commit != 0;
        doubted = doubted || !sound || !salted;
        lost = lost || (ends && doubted);
        all << Frame{.page = ours ? numberIn(frame, 0) : 0, .sound = sound};
        if (ends) {
            committed = index + 1;
            if (sound)
                m_pages = commit;
        }
        // The sum that is written, and where that is wrong the one that should be.
        QList<quint64> next{stored};
        if (!sound && ours)
            for (const quint64 from : sums.mid(0, 2))
                next << sumOf(frame, from, head.bigEndian);
        sums = next;
    }
    m_damaged = lost || (!head.right && committed > 0);
    for (qint64 index = 0; index < committed; ++index) {
        const Frame &frame = all[index];
        if (frame.page == 0)
            continue;
        Versions &versions = m_versions[frame.page];
        // One that is in doubt does not take the place of one that is not.
        versions.before = versions.inDoubt ? versions.before : versions.newest;
        versions.newest = index;
        versions.inDoubt = !frame.sound;
        m_greatest = std::max(m_greatest, frame.page);
    }
}

QByteArray WriteAheadLog::page(quint32 number) const
{
    return contentOf(m_versions.value(number).newest);
}

bool WriteAheadLog::isInDoubt(quint32 number) const
{
    return m_versions.value(number).inDoubt;
}

QByteArray WriteAheadLog::pageBefore(quint32 number) const
{
    return contentOf(m_versions.value(number).before);
}
