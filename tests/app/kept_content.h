// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "played.h"
#include "store/store.h"
#include "store/values.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QMap>
#include <QStringList>

/// All that a store keeps, as its public calls tell it, for tests that damage files.
struct KeptContent
{
    QMap<QByteArray, QString> matches; ///< by record: all else that the history says, but for its number
    QStringList presets;
    QString statisticsSince;
    QString running;

    bool operator==(const KeptContent &other) const = default;

    /// What of this is missing in, or other than, the other.
    [[nodiscard]] int missingIn(const KeptContent &other) const
    {
        int missing = 0;
        for (auto match = matches.begin(); match != matches.end(); ++match)
            missing += other.matches.value(match.key()) == match.value() ? 0 : 1;
        for (const QString &preset : presets)
            missing += other.presets.contains(preset) ? 0 : 1;
        missing += other.statisticsSince == statisticsSince ? 0 : 1;
        return missing + (other.running == running ? 0 : 1);
    }

    [[nodiscard]] static KeptContent of(Store &store)
    {
        KeptContent content;
        const auto text = [](const QJsonObject &object) {
            return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
        };
        const QList<Store::Entry> history = store.history();
        for (const Store::Entry &entry : history)
            content.matches.insert(
                store.recordOf(entry.id).value_or(QByteArray()),
                QStringList{entry.game, entry.began.toString(Qt::ISODateWithMs),
                            entry.ended.toString(Qt::ISODateWithMs), entry.names.join(u'/'), entry.kinds.join(u'/'),
                            QString::number(entry.own), values::written(entry.ending.winners),
                            values::written(entry.scores), QString::number(entry.place), QString::number(entry.deals),
                            text(entry.options), QString::number(entry.imported), text(store.seatingOf(entry.id))}
                    .join(u'|'));
        const QList<Store::Preset> presets = store.presets(QStringLiteral("petrangola"));
        for (const Store::Preset &preset : presets)
            content.presets << preset.name + text(preset.options);
        content.statisticsSince = store.statisticsSince().toString(Qt::ISODateWithMs);
        if (const auto &running = store.running())
            content.running = QStringList{QString::fromUtf8(running->record), QString::fromUtf8(running->seed.toHex()),
                                          text(running->seating), running->began.toUTC().toString(Qt::ISODateWithMs),
                                          QString::number(running->shown)}
                                  .join(u'|');
        return content;
    }
};

// What makes such content.

inline const QJsonObject keptSeating{{QStringLiteral("portraits"), QStringLiteral("bruno")}};

/// Plays the first lines of a match into the store, or all of it.
inline void keepMatch(Store &store, quint64 number, qsizetype lines = -1)
{
    const QByteArray record = played::match(number, 2);
    QList<QByteArray> all = record.split('\n');
    all.removeLast();
    const QByteArray seed = QByteArray::number(static_cast<qulonglong>(number)).rightJustified(32, 's');
    store.begin(all[0] + '\n', seed, keptSeating);
    const qsizetype end = lines < 0 ? all.size() - 1 : lines;
    for (qsizetype line = 1; line < end; ++line)
        store.append(all[line] + '\n');
    store.setShown(3);
    if (lines < 0)
        store.finish(all.constLast() + '\n');
}

inline void keepPresets(Store &store)
{
    for (const char *name : {"House", "Sunday", "Long"})
        static_cast<void>(store.keepPreset(QStringLiteral("petrangola"),
                                           {.name = QString::fromLatin1(name),
                                            .options = {{QStringLiteral("tokens"), static_cast<int>(qstrlen(name))}}}));
    static_cast<void>(store.setStatisticsSince(QDateTime(QDate(2026, 10, 1), QTime(12, 0), Qt::UTC)));
}

/// Copies the database with all that lies beside it. Also of one that a store has open: then it is as a kill leaves it.
inline bool copyStore(const QString &from, const QString &to)
{
    bool done = QDir().mkpath(to);
    for (const QString &name :
         {StoreFile::fileName(), StoreFile::fileName() + QStringLiteral("-wal"), SealingKey::fileName()}) {
        QFile::remove(to + u'/' + name);
        if (QFile::exists(from + u'/' + name))
            done = QFile::copy(from + u'/' + name, to + u'/' + name) && done;
    }
    return done;
}
