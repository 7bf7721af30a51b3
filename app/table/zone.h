// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class ZoneModel;
struct ZoneRow;

/// One zone of a table, followed by its name: what lies there now, and nothing while the table has no such zone.
class Zone : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(ZoneModel *zones READ zones WRITE setZones NOTIFY zonesChanged REQUIRED)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged REQUIRED)
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    Q_PROPERTY(Lay lay READ lay NOTIFY changed)
    /// Faces (words/face.h).
    Q_PROPERTY(QStringList faces READ faces NOTIFY changed)
    /// Places, as of all that follows: from 0, in rising order.
    Q_PROPERTY(QList<int> chosen READ chosen NOTIFY changed)
    Q_PROPERTY(QList<int> choosable READ choosable NOTIFY changed)
    Q_PROPERTY(QList<int> known READ known NOTIFY changed)
    Q_PROPERTY(QList<int> barred READ barred NOTIFY changed)
    Q_PROPERTY(int apart READ apart NOTIFY changed)
    Q_PROPERTY(QString tag READ tag NOTIFY changed)
    Q_PROPERTY(QString label READ label NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)

public:
    /// What lies there is for. Another game adds what it has besides.
    enum Role {
        Hand,     ///< of the person, or of whom one looks from
        Open,     ///< cards that all see and take from
        Stock,    ///< what is left of the pack, face down
        Aside,    ///< cards that only one looks at
        Closed,   ///< cards that lie face down, of which who laid them there knows some
        Drawn,    ///< turned for the first dealer, one before each seat
        Declared, ///< hands that ended the play
        Pool,
        Trick,  ///< by seat, what each has played to it; empty where nothing yet
        Parked, ///< a card that lies before a seat, and is no part of what it holds
    };
    Q_ENUM(Role)
    /// How it lies.
    enum Lay {
        Row,   ///< side by side
        Fan,   ///< over one another where there is no room
        Stack, ///< a pile of which only the count is known: place 0 is at the bottom
        Pile,  ///< face up, one over the other: the last is the top
        Coins,
        Tokens,
    };
    Q_ENUM(Lay)

    using QObject::QObject;

    [[nodiscard]] ZoneModel *zones() const { return m_zones; }
    void setZones(ZoneModel *zones);
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString &name);

    [[nodiscard]] int seat() const;
    [[nodiscard]] Lay lay() const;
    [[nodiscard]] QStringList faces() const;
    [[nodiscard]] QList<int> chosen() const;
    [[nodiscard]] QList<int> choosable() const;
    [[nodiscard]] QList<int> known() const;
    [[nodiscard]] QList<int> barred() const;
    [[nodiscard]] int apart() const;
    [[nodiscard]] QString tag() const;
    [[nodiscard]] QString label() const;
    [[nodiscard]] int count() const;

Q_SIGNALS:
    void zonesChanged();
    void nameChanged();
    void changed();

private:
    [[nodiscard]] const ZoneRow &row() const;

    ZoneModel *m_zones = nullptr;
    QString m_name;
};
