// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "at_ease.h"
#include "played_record.h"
#include "records/parsed_record.h"
#include "replay/replay.h"
#include "sandbox.h"

#include <QDebug>
#include <QMetaProperty>

// What the tests of a replay look at.

inline Replay &replay()
{
    return Replay::instance();
}
inline Table &table()
{
    return *Replay::instance().table();
}

/// All that a table shows: every property, and every role of its lists, as lines of text.
inline QStringList shownBy(Table &table)
{
    QStringList lines;
    const auto add = [&lines](const QString &name, const QVariant &value) {
        QString text;
        QDebug(&text).nospace() << value;
        lines << name + QStringLiteral(": ") + text;
    };
    const QMetaObject *meta = table.metaObject();
    for (int index = meta->propertyOffset(); index < meta->propertyCount(); ++index)
        if (!QLatin1StringView(meta->property(index).typeName()).endsWith(u'*'))
            add(QLatin1StringView(meta->property(index).name()), meta->property(index).read(&table));
    const auto addList = [&](const QString &name, const QAbstractListModel &model) {
        const auto roles = model.roleNames();
        for (int row = 0; row < model.rowCount(); ++row)
            for (auto role = roles.begin(); role != roles.end(); ++role)
                add(QStringLiteral("%1 %2 %3").arg(name).arg(row).arg(QString::fromLatin1(role.value())),
                    model.data(model.index(row), role.key()));
    };
    addList(QStringLiteral("seats"), *table.seats());
    addList(QStringLiteral("zones"), *table.zones());
    addList(QStringLiteral("actions"), *table.actions());
    addList(QStringLiteral("log"), *table.log());
    addList(QStringLiteral("standing"), *table.standing());
    // The last showdown stays in its list, unseen, until the next.
    if (table.stage() == Table::Showdown)
        addList(QStringLiteral("showdown"), *table.showdown());
    lines.sort();
    return lines;
}

/// The first lines that are in one and not in the other.
inline QString difference(const QStringList &one, const QStringList &other)
{
    QStringList lines;
    for (const QString &line : one)
        if (!other.contains(line) && lines.size() < 6)
            lines << QStringLiteral("only first: ") + line;
    for (const QString &line : other)
        if (!one.contains(line) && lines.size() < 12)
            lines << QStringLiteral("only second: ") + line;
    return lines.join(u'\n');
}

inline record::Parsed<petrangola::Petrangola> parsedOf(const QByteArray &text)
{
    return std::get<record::Parsed<petrangola::Petrangola>>(record::parse<petrangola::Petrangola>(text));
}

/// Reads what was asked for to its end; true where it lies on the table then.
inline bool opened()
{
    using namespace std::chrono_literals;
    return replay().waitOpened(60s) && replay().trouble().isEmpty();
}
inline bool opens(const QByteArray &record, const QString &title = {})
{
    replay().open(record, title);
    return opened();
}
inline bool opensFile(const QString &path)
{
    replay().openFile(path);
    return opened();
}

/// Steps on, and has seen enough of it.
inline void stepOn()
{
    replay().forward();
    table().doneShowing();
}

/// Before each test: nothing waits, and no figures are reckoned that nobody asked for.
inline void beginReplay()
{
    table().setGrace({});
    beAtEase();
    replay().setFiguresWanted(false);
}
/// After each test: the record goes, and nothing stays on the table.
inline void endReplay()
{
    replay().close();
    replay().forgetTrouble();
    QCOMPARE(table().stage(), Table::NoMatch);
    QCOMPARE(table().seatCount(), 0);
}
