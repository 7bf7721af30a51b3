// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

/// The person's presets in the settings file, where they lie as long as there is no store: each in a group of its own,
/// below one for its game, as [presets/petrangola/1].
namespace preset_file {

struct Preset
{
    QString key; ///< its group
    QString name;
    QJsonObject written; ///< all the rest that is written of it
};

/// In the order in which they were made.
[[nodiscard]] QList<Preset> presets(const QString &game);
/// Writes a preset, a new one where it has no key, and gives its key. What this version does not know of it lies there
/// as it was.
QString keep(const QString &game, const Preset &preset);
void remove(const QString &game, const QString &key);

} // namespace preset_file
