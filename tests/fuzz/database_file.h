// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

/// The databases that the fuzzing target `database` is fed with.
///
/// An input that begins as SQLite's own files do is the file itself. Any other is text: `[TABLE]` begins a row of that
/// table, and `COLUMN=VALUE` gives it a value. A line that is neither belongs to the value before it, with its end, so
/// that records can be written as they are. `NULL` is that, and `hex:` goes before bytes. In `[file]`, `version` is
/// what the file says of itself, and `tables` is which version's tables there are.
class DatabaseFile
{
public:
    /// A match's number and its record.
    using Matches = QList<std::pair<qint64, QByteArray>>;

    /// `path` is where each file is put.
    explicit DatabaseFile(QString path);

    void write(const QByteArray &input) const;
    /// The matches that a file keeps, by number, as far as SQLite can read it.
    [[nodiscard]] static Matches matchesIn(const QString &path);

private:
    QString m_path;
    /// An empty file as the store made it before its rows had sums, but for that its columns take NULL: so the store
    /// brings each file to the newest version, and believes what is in it.
    QByteArray m_empty;
};
