// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QVariantMap>

#include <functional>

class PageSource;

/// A row of one of our tables, as it lay in the file.
struct SalvagedRow
{
    QString table;
    /// By column. A row of an older version has fewer.
    QVariantMap values;
};

/// Reads rows from a database's pages without SQLite (https://sqlite.org/fileformat2.html), as far as they can be read
/// at all: each page is looked at for itself, and tables are told apart by the shape of their rows, so that neither the
/// schema nor the tree above the pages has to be whole. No length is trusted, and no more than one row is in memory at
/// a time. What it gives is read, not proved: whoever takes a row has to see for himself that it is right.
namespace salvage {

/// What there was besides the rows that were given.
struct Report
{
    int unread = 0;         ///< rows that were there and could not be read
    int unreadPages = 0;    ///< pages with rows, of which nothing could be read
    bool mayRepeat = false; ///< some rows may have been given twice, in two versions
};

/// Gives each row that can be read; where the newest version of a page is damaged, also as it was before, in another
/// turn.
[[nodiscard]] Report read(const PageSource &pages, const std::function<void(const SalvagedRow &)> &take);

/// The file has tables of ours.
[[nodiscard]] bool knows(const PageSource &pages);

} // namespace salvage
