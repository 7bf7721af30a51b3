// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

/// Reads values out of a JSON object that came from outside, and remembers the first that was missing or wrong by its
/// key, in words for whoever wrote the file. Unknown keys are ignored. After a fault every value reads as its default.
class JsonReader
{
public:
    explicit JsonReader(QJsonObject object)
        : m_object(std::move(object))
    {
    }

    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key) && !m_object.value(key).isNull(); }
    /// A whole number from least to most.
    qint64 number(const QString &key, qint64 least, qint64 most);
    bool flag(const QString &key);
    QString text(const QString &key);
    /// One of the words; its index.
    int word(const QString &key, const QStringList &words);
    QJsonArray list(const QString &key, qsizetype fewest, qsizetype most);
    QJsonObject object(const QString &key);

    /// Names the key and what it should be.
    void fault(const QString &key, const QString &shouldBe);
    /// Takes over the fault of a reader of something inside.
    void adopt(const JsonReader &inner) { m_fault = inner.m_fault; }
    [[nodiscard]] bool failed() const { return !m_fault.isEmpty(); }
    /// What was wrong first; empty where nothing was.
    [[nodiscard]] QString firstFault() const { return m_fault; }

private:
    QJsonObject m_object;
    QString m_fault;
};
