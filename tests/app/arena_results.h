// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena_run.h"
#include "catalog/catalog.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

// Results of petrangola-arena in files, for the tests of what becomes of them.

/// Three levels at a table of the game; where that is for more, novices besides.
inline QStringList evening(const QString &game)
{
    QStringList seats{QStringLiteral("regular"), QStringLiteral("novice"), QStringLiteral("casual")};
    while (seats.size() < catalog::find(game)->seating.fewest)
        seats << QStringLiteral("novice");
    return words("play --json --seed 1f --rotate --seats")
        + QStringList{seats.join(u','), QStringLiteral("--game"), game};
}

inline QByteArray played(const QString &game, int from, int matches)
{
    return run(evening(game)
               + QStringList{QStringLiteral("--from"), QString::number(from), QStringLiteral("--matches"),
                             QString::number(matches)})
        .out.toUtf8();
}
inline Outcome merge(const QStringList &arguments)
{
    return run(QStringList{QStringLiteral("merge")} + arguments);
}

inline QJsonObject parsed(const QByteArray &json)
{
    return QJsonDocument::fromJson(json).object();
}
inline QByteArray written(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

/// A folder with results in it.
class ResultFolder
{
public:
    [[nodiscard]] QString path(const QString &name = {}) const { return m_folder.filePath(name); }
    /// The path of a file of that name, "a.json" for "a", with that in it.
    [[nodiscard]] QString keep(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name + QStringLiteral(".json")));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
    }

private:
    QTemporaryDir m_folder;
};
