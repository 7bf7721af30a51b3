// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"
#include "words/hand_worth.h"
#include "words/phrases.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One hand of the showdown.
struct ShowdownRow
{
    int place = 1; ///< from 1; equal hands share a place
    int seat = 0;
    QString name;
    QString portrait;
    QStringList hand;     ///< faces
    QList<bool> counting; ///< which cards make the worth
    HandWorth worth;
    int tokens = 0; ///< after the showdown
    bool loser = false;
    bool gained = false;
    bool operator==(const ShowdownRow &) const = default;
};

/// The hands of the showdown, the best first.
class ShowdownModel : public RowModel<ShowdownRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        PlaceRole = Qt::UserRole, ///< int
        SeatRole,                 ///< int
        NameRole,                 ///< QString
        PortraitRole,             ///< QString: a picture's name
        CardsRole,                ///< QStringList: faces
        CountingRole,             ///< list of bool: which cards make the worth
        ValueRole,                ///< QString: the worth in words
        TokensRole,               ///< int: after the showdown
        LoserRole,                ///< bool: pays a token
        GainedRole,               ///< bool: gets one, for three aces
        OwnRole,                  ///< bool: the person's
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const ShowdownRow &row, int role) const override;
};
