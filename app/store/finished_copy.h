// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QList>
#include <QString>

struct sqlite3;

/// A copy of the database that was just made, to be looked through. For any thread.
class FinishedCopy
{
public:
    explicit FinishedCopy(const QString &path);
    FinishedCopy(const FinishedCopy &) = delete;
    FinishedCopy &operator=(const FinishedCopy &) = delete;
    ~FinishedCopy();

    /// It is whole, and there is something in it.
    [[nodiscard]] bool isGood() const;
    /// The matches whose records do not fit their sums.
    [[nodiscard]] QList<qint64> damaged() const;

private:
    [[nodiscard]] bool says(const char *statement, const QByteArray &answer) const;

    sqlite3 *m_copy = nullptr;
    bool m_opened = false;
};
