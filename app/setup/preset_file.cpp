// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "setup/preset_file.h"

#include "person/preferences.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

constexpr int mostKeys = 1'000'000;

QString folderOf(const QString &game)
{
    return u"presets/"_s + game;
}

/// The groups that may hold a preset, in the order in which they were made.
QStringList writtenKeys(QSettings &file)
{
    QStringList keys;
    const QStringList groups = file.childGroups();
    std::copy_if(groups.begin(), groups.end(), std::back_inserter(keys), [](const QString &group) {
        bool isNumber = false;
        const int number = group.toInt(&isNumber);
        return isNumber && number > 0 && number < mostKeys && QString::number(number) == group;
    });
    std::sort(keys.begin(), keys.end(),
              [](const QString &one, const QString &other) { return one.toInt() < other.toInt(); });
    return keys;
}

} // namespace

QList<preset_file::Preset> preset_file::presets(const QString &game)
{
    QList<Preset> presets;
    SettingsFile &file = Preferences::instance().file();
    file.beginGroup(folderOf(game));
    const QStringList keys = writtenKeys(file);
    for (const QString &key : keys) {
        file.beginGroup(key);
        Preset preset{.key = key, .name = {}, .written = {}};
        const QStringList words = file.childKeys();
        for (const QString &word : words)
            preset.written[word] = QJsonValue::fromVariant(file.value(word));
        file.endGroup();
        preset.name = preset.written.take(u"name"_s).toString();
        presets << preset;
    }
    file.endGroup();
    return presets;
}

QString preset_file::keep(const QString &game, const Preset &preset)
{
    SettingsFile &file = Preferences::instance().file();
    file.beginGroup(folderOf(game));
    QString key = preset.key;
    if (key.isEmpty()) {
        const QStringList keys = writtenKeys(file);
        key = QString::number(keys.isEmpty() ? 1 : keys.constLast().toInt() + 1);
    }
    file.beginGroup(key);
    file.setValue(u"name"_s, preset.name);
    for (auto word = preset.written.begin(); word != preset.written.end(); ++word)
        file.setValue(word.key(), word.value().toVariant());
    file.endGroup();
    file.endGroup();
    file.sync();
    return key;
}

void preset_file::remove(const QString &game, const QString &key)
{
    SettingsFile &file = Preferences::instance().file();
    file.remove(folderOf(game) + u'/' + key);
    file.sync();
}
