// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>

/// The first bytes of a database's file (https://sqlite.org/fileformat2.html, "The Database Header").
class DatabaseHead
{
public:
    static constexpr qsizetype bytes = 100;
    /// SQLite's application_id: "Osta", so that no other program's database is taken for ours.
    static constexpr quint32 ours = 0x4f737461;

    /// Of the file's beginning, which may be shorter or anything else.
    explicit DatabaseHead(QByteArray beginning);

    /// It is a database's, of any program.
    [[nodiscard]] bool isDatabase() const;
    /// 0 where it says none that there is.
    [[nodiscard]] int pageSize() const;
    [[nodiscard]] quint32 application() const { return number(applicationAt); }
    [[nodiscard]] quint32 version() const { return number(versionAt); }
    /// SQLite keeps the number of pages up to date, and this is it.
    [[nodiscard]] bool knowsPages() const { return number(changesAt) == number(pagesKnownAt); }
    [[nodiscard]] quint32 pages() const { return number(pagesAt); }
    /// The fields that are the same in all of our files are as they have to be.
    [[nodiscard]] bool isRegular() const;

private:
    static constexpr qsizetype changesAt = 24;
    static constexpr qsizetype pagesAt = 28;
    static constexpr qsizetype versionAt = 60;
    static constexpr qsizetype applicationAt = 68;
    static constexpr qsizetype pagesKnownAt = 92;
    [[nodiscard]] quint32 number(qsizetype place) const;

    QByteArray m_head;
};
