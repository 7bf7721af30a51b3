// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace record {

/// The lines of a record as JSON objects, one after the other, up to the first that is none. Each is read when it comes
/// up, so that a record takes little more room than its text.
class Lines
{
public:
    /// In bytes. The longest that the game writes, a header with 24 long names, is a tenth of it.
    static constexpr qsizetype longestLine = 64 * 1024;

    /// `progress` is told of each line, and ends the lines with a fault where it was cancelled.
    explicit Lines(QByteArray text, Progress *progress = nullptr);

    /// What is wrong with the line that comes next, where it is no JSON object.
    [[nodiscard]] const std::optional<Fault> &fault() const { return m_fault; }
    [[nodiscard]] bool atEnd() const { return m_from >= m_text.size(); }
    /// From 1: of the line that comes next.
    [[nodiscard]] int number() const { return m_number; }
    /// The line that comes next; empty where that has a fault, or there is none.
    [[nodiscard]] const QJsonObject &peek() const { return m_line; }
    void pass();

    /// The last one, wherever these are; empty where it is no JSON object.
    [[nodiscard]] QJsonObject last() const;
    /// Of all lines. It counts them.
    [[nodiscard]] int count() const;

private:
    void read();

    QByteArray m_text;
    Progress *m_progress;
    qsizetype m_from = 0; ///< where the line that comes next begins
    qsizetype m_end = 0;  ///< and where it ends, without its end
    int m_number = 1;
    QJsonObject m_line;
    std::optional<Fault> m_fault;
};

/// Calls `each` with every line of a text, without its end and with nothing copied, and tells `progress` of it.
template<class Each>
void forEachLine(const QByteArray &text, Progress *progress, Each &&each)
{
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype found = text.indexOf('\n', from);
        const qsizetype end = found < 0 ? text.size() : found;
        if (progress != nullptr && !progress->reach(from))
            return;
        each(QByteArray::fromRawData(text.constData() + from, end - from));
        from = end + 1;
    }
}

/// The first key of `expected` that the line says otherwise, in words. Keys that nobody knows are ignored.
[[nodiscard]] std::optional<QString> difference(const QJsonObject &line, const QJsonObject &expected);

/// What a line tells of.
[[nodiscard]] FaultKind faultKindOf(const QJsonObject &line);
/// The seed's, with which a record ends.
[[nodiscard]] bool isSeed(const QJsonObject &line);

} // namespace record
