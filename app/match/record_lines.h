// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/record.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace record {

/// The lines of a record as JSON objects, or the first that is none.
class Lines
{
public:
    explicit Lines(const QByteArray &text);

    [[nodiscard]] const std::optional<Fault> &fault() const { return m_fault; }
    [[nodiscard]] bool atEnd() const { return m_next == m_objects.size(); }
    /// From 1: of the line that comes next.
    [[nodiscard]] int number() const { return static_cast<int>(m_next) + 1; }
    [[nodiscard]] const QJsonObject &peek() const { return m_objects[m_next]; }
    [[nodiscard]] const QJsonObject &last() const { return m_objects.back(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_objects.size()); }
    void pass() { ++m_next; }

private:
    std::vector<QJsonObject> m_objects;
    std::size_t m_next = 0;
    std::optional<Fault> m_fault;
};

/// The first key of `expected` that the line says otherwise, in words. Keys that nobody knows are ignored.
[[nodiscard]] std::optional<QString> difference(const QJsonObject &line, const QJsonObject &expected);

/// What a line tells of.
[[nodiscard]] Matter matterOf(const QJsonObject &line);
/// The seed's, with which a record ends.
[[nodiscard]] bool isSeed(const QJsonObject &line);

} // namespace record
