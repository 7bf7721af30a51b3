// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"
#include "models/row_model.h"
#include "table/zone.h"

/// Where something lies on a table, and what. Places in it are numbered from 0.
struct ZoneRow
{
    QString id; ///< one of a table; what QML and flights call it
    Zone::Role role = Zone::Hand;
    game::Seat seat = game::nobody; ///< whose it is, or at whom it begins
    Zone::Lay lay = Zone::Row;
    QStringList faces;      ///< words/face.h; none of a stack or of what is no card
    QList<int> chosen = {}; ///< places, in rising order
    QList<int> choosable
        = {};               ///< likewise: what the person may point at; what is not possible is refused with a reason
    QList<int> known = {};  ///< likewise: what the others know of a hand, where the person wants that help
    QList<int> barred = {}; ///< likewise: what may not be chosen now, of what may; why is said to whoever tries
    int apart = -1;         ///< the place that lies aside from the others of a hand, or -1
    QString tag = {};       ///< what is printed at it
    QString label = {};     ///< in words: what it is worth, how much it is, who sees it
    int count = 0;          ///< cards, coins or tokens

    bool operator==(const ZoneRow &) const = default;
};

/// All that lies on a table, zone by zone. Which there are is the game's affair; they stay the same for a whole match.
class ZoneModel : public RowModel<ZoneRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")

public:
    enum Role {
        IdRole = Qt::UserRole, ///< QString
        KindRole,              ///< Zone::Role
        SeatRole,              ///< int
        LayRole,               ///< Zone::Lay
        FacesRole,             ///< QStringList
        ChosenRole,            ///< list of int
        ChoosableRole,         ///< list of int
        KnownRole,             ///< list of int
        LabelRole,             ///< QString
        CountRole,             ///< int
    };
    Q_ENUM(Role)

    using RowModel::RowModel;
    /// The zone of that name, or of that role the first; nullptr for none.
    [[nodiscard]] const ZoneRow *find(const QString &id) const;
    [[nodiscard]] const ZoneRow *find(Zone::Role role) const;
    /// Nothing of a zone that there is not.
    [[nodiscard]] QStringList faces(const QString &id) const;

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

protected:
    [[nodiscard]] QVariant value(const ZoneRow &row, int role) const override;
};
