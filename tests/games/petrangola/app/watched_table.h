// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "at_ease.h"
#include "staged_table.h"
#include "told_flights.h"

#include <QDebug>
#include <QMetaProperty>

// What the tests of a table look at.

/// Nobody waits, no knock is asked about, and the next deal waits for a word.
inline void playPlainly()
{
    beAtEase();
    Preferences::instance().setConfirmKnock(false);
    Preferences::instance().setNextDealByItself(false);
}

inline QStringList faces(const QString &codes)
{
    QStringList faces;
    for (const QString &code : codes.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        faces << QStringLiteral("piacentine/") + code;
    return faces;
}

inline const QStringList backs(3, QStringLiteral("piacentine/back"));

/// All that a table shows, for comparing moments: a property or a role a line. With texts only those that are words.
inline QStringList everything(PetrangolaTable &table)
{
    QStringList lines;
    const QMetaObject *meta = table.metaObject();
    for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index) {
        QString value;
        QDebug(&value).nospace() << meta->property(index).read(&table);
        if (!value.contains(QStringLiteral("0x")))
            lines << QLatin1StringView(meta->property(index).name()) + QStringLiteral(": ") + value;
    }
    const auto addRows = [&lines](const QString &name, const QAbstractListModel &model) {
        for (int row = 0; row < model.rowCount(); ++row)
            for (const int role : model.roleNames().keys()) {
                QString value;
                QDebug(&value).nospace() << model.data(model.index(row), role);
                lines << QStringLiteral("%1 %2 %3: ").arg(name).arg(row).arg(role) + value;
            }
    };
    addRows(QStringLiteral("seats"), *table.seats());
    addRows(QStringLiteral("zones"), *table.zones());
    addRows(QStringLiteral("actions"), *table.actions());
    addRows(QStringLiteral("showdown"), *table.showdown());
    addRows(QStringLiteral("log"), *table.log());
    lines.sort();
    return lines;
}

/// The signals that a table sends for motion, in order, with their arguments.
class Motions
{
public:
    explicit Motions(PetrangolaTable &table)
    {
        const auto on = [&](auto signal, const auto &write) {
            QObject::connect(&table, signal, &m_guard,
                             [this, write](auto... arguments) { told << write(arguments...); });
        };
        const auto named = [](const char *name) {
            return [name](int seat) { return QStringLiteral("%1 %2").arg(QLatin1StringView(name)).arg(seat); };
        };
        QObject::connect(&table, &Table::travelled, &m_guard, [this](const QList<Flight> &flights) {
            // The cards by their codes, so that a line can be read.
            if (QString line = toldFlights(flights); !line.isEmpty())
                told << line.remove(QStringLiteral("piacentine/"));
        });
        on(&PetrangolaTable::kept, named("kept"));
        on(&PetrangolaTable::knocked, named("knocked"));
        on(&PetrangolaTable::stayed, named("stayed"));
        on(&PetrangolaTable::showdownReached, [] { return QStringLiteral("showdown"); });
        const auto pieces = [](const char *name) {
            return [name](int seat, int count) {
                const QString line = QStringLiteral("%1 %2").arg(QLatin1StringView(name)).arg(seat);
                return count == 1 ? line : line + QStringLiteral(" of %1").arg(count);
            };
        };
        on(&PetrangolaTable::tokenLost, pieces("tokenLost"));
        on(&PetrangolaTable::tokenGained, pieces("tokenGained"));
        on(&PetrangolaTable::reentered, named("reentered"));
        on(&PetrangolaTable::ended, [](const QList<int> &winners) {
            QString line = QStringLiteral("ended");
            for (const int winner : winners)
                line += QStringLiteral(" %1").arg(winner);
            return line;
        });
    }
    QStringList told;

private:
    QObject m_guard;
};

/// What was refused last, and how often.
class Refusals
{
public:
    explicit Refusals(PetrangolaTable &table)
    {
        QObject::connect(&table, &PetrangolaTable::refused, &m_guard, [this](const QString &why) { all << why; });
    }
    QStringList all;
    [[nodiscard]] QString take() { return all.isEmpty() ? QString() : all.takeLast(); }

private:
    QObject m_guard;
};
