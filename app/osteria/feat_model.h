// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QString>
#include <QtQml/qqmlregistration.h>

/// A feat as it is shown, or the heading of those that follow.
struct FeatRow
{
    QString group;   ///< the game whose own it is; else Feats::house
    QString heading; ///< empty for a feat
    QString name;
    QString how;
    QString picture;
    QString tone;
    bool reached = false;
    QString progress; ///< the day when it was reached, or how far one is: "3 of 25"; empty where it is not counted
    double share = 0; ///< of what is wanted, 0 to 1
    bool operator==(const FeatRow &) const = default;
};

class FeatModel : public RowModel<FeatRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Feats")

public:
    enum Role {
        HeadingRole = Qt::UserRole, ///< QString
        NameRole,                   ///< QString
        HowRole,                    ///< QString
        PictureRole,                ///< QString
        ToneRole,                   ///< QString
        ReachedRole,                ///< bool
        ProgressRole,               ///< QString
        ShareRole,                  ///< double
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        return {{HeadingRole, "heading"},   {NameRole, "name"},  {HowRole, "how"},
                {PictureRole, "picture"},   {ToneRole, "tone"},  {ReachedRole, "reached"},
                {ProgressRole, "progress"}, {ShareRole, "share"}};
    }

protected:
    [[nodiscard]] QVariant value(const FeatRow &row, int role) const override
    {
        switch (role) {
        case HeadingRole:
            return row.heading;
        case NameRole:
            return row.name;
        case HowRole:
            return row.how;
        case PictureRole:
            return row.picture;
        case ToneRole:
            return row.tone;
        case ReachedRole:
            return row.reached;
        case ProgressRole:
            return row.progress;
        case ShareRole:
            return row.share;
        default:
            return {};
        }
    }
};
