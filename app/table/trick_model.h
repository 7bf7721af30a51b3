// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// A trick that is over, and may be looked at again.
struct TrickRow
{
    int number = 0;    ///< from 1
    QString title;     ///< "Trick 4: Bruno’s"
    QStringList names; ///< who played, in that order
    QStringList faces; ///< what they played
    int winner = 0;    ///< its place among these
    bool operator==(const TrickRow &) const = default;
};

/// The tricks of a deal as far as they may be looked at, the last one last; empty in games without.
class TrickModel : public RowModel<TrickRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< int
        TitleRole,                 ///< QString
        NamesRole,                 ///< QStringList
        FacesRole,                 ///< QStringList
        WinnerRole,                ///< int
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const TrickRow &row, int role) const override;
};
