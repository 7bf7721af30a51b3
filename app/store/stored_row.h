// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/salvage.h"

#include <QByteArray>
#include <QVariant>

#include <optional>

/// How SQLite writes a row (https://sqlite.org/fileformat2.html, "Record Format"), and which of our tables it is of.
namespace stored {

/// A number of one to nine bytes.
struct Number
{
    quint64 value = 0;
    qsizetype end = 0; ///< where the next begins
};
[[nodiscard]] std::optional<Number> numberAt(const QByteArray &bytes, qsizetype place);

/// The values of a row, or nothing where it is none.
[[nodiscard]] std::optional<QVariantList> valuesOf(const QByteArray &payload);

/// The row of one of our tables that looks like this; nothing where none does. `number` is the row's.
[[nodiscard]] std::optional<SalvagedRow> rowOf(const QVariantList &values, qint64 number);

} // namespace stored
