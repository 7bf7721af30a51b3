// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// A line of the sheet on which a deal is counted: a kind of card, and what each side has of it.
struct TallyRow
{
    enum class Kind : std::uint8_t {
        cards, ///< so many of a kind, at so much each
        sum,   ///< of the lines above it
        end,   ///< what the deal came to
    };
    Kind kind = Kind::cards;
    QString title;
    QString note;        ///< beside it in small letters; or nothing
    QStringList faces;   ///< that show which cards; or none
    QString ownCount;    ///< "2 × 5"; or nothing
    QString own;         ///< the points of the side of seat 0
    QString othersCount; ///< the same of the other side
    QString others;
    bool operator==(const TallyRow &) const = default;
};

/// How the last deal was counted, where two sides count what they have won; empty in other games.
class TallyModel : public RowModel<TallyRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        KindRole = Qt::UserRole, ///< int: 0 cards, 1 a sum, 2 the end
        TitleRole,               ///< QString
        NoteRole,                ///< QString
        FacesRole,               ///< QStringList
        OwnCountRole,            ///< QString
        OwnRole,                 ///< QString
        OthersCountRole,         ///< QString
        OthersRole,              ///< QString
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const TallyRow &row, int role) const override;
};
