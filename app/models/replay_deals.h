// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QtQml/qqmlregistration.h>

/// A deal of a recorded match, to jump to.
struct ReplayDeal
{
    int number = 0;   ///< from 1
    int position = 0; ///< where its cards have just been dealt
    QString dealer;
    QString outcome; ///< who knocked, and who paid
    bool operator==(const ReplayDeal &) const = default;
};

/// The deals of the match that is replayed, in order.
class ReplayDeals : public RowModel<ReplayDeal>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by Replay")

public:
    enum Role {
        NumberRole = Qt::UserRole, ///< int
        LabelRole,                 ///< QString: "Deal 3"
        DealerRole,                ///< QString: "Bruno deals"
        OutcomeRole,               ///< QString
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const ReplayDeal &row, int role) const override;
};
