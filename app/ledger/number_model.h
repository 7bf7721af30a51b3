// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// One number of the statistics, in words.
struct NumberRow
{
    QString heading; ///< of the rows from this one on, or empty
    QString name;
    QString value;
    bool operator==(const NumberRow &) const = default;
};

/// A printed list of numbers under headings.
class NumberModel : public RowModel<NumberRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the statistics")

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< QString
        NameRole,                   ///< QString
        ValueRole,                  ///< QString
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        return {{HeadingRole, "heading"}, {NameRole, "name"}, {ValueRole, "value"}};
    }

protected:
    [[nodiscard]] QVariant value(const NumberRow &row, int role) const override
    {
        switch (role) {
        case HeadingRole:
            return row.heading;
        case NameRole:
            return row.name;
        case ValueRole:
            return row.value;
        default:
            return {};
        }
    }
};
