// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/zone_model.h"

#include <algorithm>

const ZoneRow *ZoneModel::find(const QString &id) const
{
    const auto found = std::find_if(rows().begin(), rows().end(), [&](const ZoneRow &row) { return row.id == id; });
    return found != rows().end() ? &*found : nullptr;
}

const ZoneRow *ZoneModel::find(Zone::Role role) const
{
    const auto found = std::find_if(rows().begin(), rows().end(), [&](const ZoneRow &row) { return row.role == role; });
    return found != rows().end() ? &*found : nullptr;
}

QStringList ZoneModel::faces(const QString &id) const
{
    const ZoneRow *row = find(id);
    return row != nullptr ? row->faces : QStringList();
}

QHash<int, QByteArray> ZoneModel::roleNames() const
{
    return {{IdRole, "id"},       {KindRole, "kind"},     {SeatRole, "seat"},           {LayRole, "lay"},
            {FacesRole, "faces"}, {ChosenRole, "chosen"}, {ChoosableRole, "choosable"}, {KnownRole, "known"},
            {LabelRole, "label"}, {CountRole, "count"}};
}

QVariant ZoneModel::value(const ZoneRow &row, int role) const
{
    switch (role) {
    case IdRole:
        return row.id;
    case KindRole:
        return row.role;
    case SeatRole:
        return row.seat;
    case LayRole:
        return row.lay;
    case FacesRole:
        return row.faces;
    case ChosenRole:
        return QVariant::fromValue(row.chosen);
    case ChoosableRole:
        return QVariant::fromValue(row.choosable);
    case KnownRole:
        return QVariant::fromValue(row.known);
    case LabelRole:
        return row.label;
    case CountRole:
        return row.count;
    default:
        return {};
    }
}
