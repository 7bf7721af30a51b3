// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// Seats that play together, or one that plays for itself, as a slate has them.
struct SideRow
{
    QString title;           ///< "We", "They"; names, where nobody at the table is "we"
    QString members;         ///< their names
    bool own = false;        ///< the person's, or that of whom one looks from
    int tricks = 0;          ///< taken in this deal
    int score = 0;           ///< of the match
    bool signs = true;       ///< it is told with its sign, as what is above or below nothing
    int board = 0;           ///< points of what it has on the table in this deal
    QStringList course = {}; ///< what each deal of the match brought, "+12"; empty of those that are still to come
    bool won = false;        ///< the match
    bool operator==(const SideRow &) const = default;
};

/// The sides of a game of partnerships or of melds, that of seat 0 first; empty in other games.
class SideModel : public RowModel<SideRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        TitleRole = Qt::UserRole, ///< QString
        MembersRole,              ///< QString
        OwnRole,                  ///< bool
        TricksRole,               ///< int
        ScoreRole,                ///< QString: "+12", "−5", "0"; "12" where it has no sign
        CourseRole,               ///< QStringList, likewise
        WonRole,                  ///< bool
        BoardRole,                ///< int
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// "+12", "−5", "0".
    [[nodiscard]] static QString withSign(int points);
    /// "12", "−5".
    [[nodiscard]] static QString plain(int points);

protected:
    [[nodiscard]] QVariant value(const SideRow &row, int role) const override;
};
