// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/zone.h"

#include "table/zone_model.h"

void Zone::setZones(ZoneModel *zones)
{
    if (zones == m_zones)
        return;
    if (m_zones != nullptr)
        m_zones->disconnect(this);
    m_zones = zones;
    if (m_zones != nullptr) {
        connect(m_zones, &ZoneModel::modelReset, this, &Zone::changed);
        connect(m_zones, &ZoneModel::dataChanged, this, [this](const QModelIndex &index) {
            if (m_zones->rows()[static_cast<std::size_t>(index.row())].id == m_name)
                Q_EMIT changed();
        });
        connect(m_zones, &QObject::destroyed, this, [this] { m_zones = nullptr; });
    }
    Q_EMIT zonesChanged();
    Q_EMIT changed();
}

void Zone::setName(const QString &name)
{
    if (name == m_name)
        return;
    m_name = name;
    Q_EMIT nameChanged();
    Q_EMIT changed();
}

const ZoneRow &Zone::row() const
{
    static const ZoneRow none;
    const ZoneRow *found = m_zones != nullptr ? m_zones->find(m_name) : nullptr;
    return found != nullptr ? *found : none;
}

int Zone::seat() const
{
    return row().seat;
}

Zone::Lay Zone::lay() const
{
    return row().lay;
}

QStringList Zone::faces() const
{
    return row().faces;
}

QList<int> Zone::chosen() const
{
    return row().chosen;
}

QList<int> Zone::choosable() const
{
    return row().choosable;
}

QList<int> Zone::known() const
{
    return row().known;
}

QList<int> Zone::barred() const
{
    return row().barred;
}

int Zone::apart() const
{
    return row().apart;
}

QString Zone::tag() const
{
    return row().tag;
}

QString Zone::label() const
{
    return row().label;
}

int Zone::count() const
{
    return row().count;
}
