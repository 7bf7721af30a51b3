// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/sounds.h"

#include "person/preferences.h"
#include "table/table_signals.h"
#include "table/table_sounds.h"

#include <QQmlEngine>

namespace {

/// The ear takes the square of it for half as loud at half the way.
float levelOf(int volume)
{
    const float part = static_cast<float>(volume) / Preferences::loudest;
    return part * part;
}

} // namespace

Sounds &Sounds::instance()
{
    static Sounds sounds;
    return sounds;
}

Sounds *Sounds::create(QQmlEngine *, QJSEngine *)
{
    QQmlEngine::setObjectOwnership(&instance(), QQmlEngine::CppOwnership);
    return &instance();
}

Sounds::Sounds()
{
    m_beforeMusic.setSingleShot(true);
    m_beforeMusic.setInterval(beforeTheMusic);
    connect(&m_beforeMusic, &QTimer::timeout, this, &Sounds::setLevels);
    Preferences &preferences = Preferences::instance();
    connect(&preferences, &Preferences::soundVolumeChanged, this, &Sounds::setLevels);
    connect(&preferences, &Preferences::signalVolumeChanged, this, &Sounds::setLevels);
    connect(&preferences, &Preferences::musicVolumeChanged, this, &Sounds::setLevels);
    connect(&preferences, &Preferences::mutedChanged, this, &Sounds::setLevels);
}

void Sounds::setPlayer(std::unique_ptr<SoundPlayer> player)
{
    m_player = std::move(player);
    setLevels();
}

void Sounds::listenTo(Table &table)
{
    auto *sounds = new TableSounds(table, &table);
    connect(sounds, &TableSounds::cued, this, &Sounds::cue);
    auto *signs = new TableSignals(table, &table);
    connect(signs, &TableSignals::cued, this, &Sounds::cue);
    connect(sounds, &TableSounds::overtaken, this, [this] {
        if (m_player)
            m_player->hush();
    });
}

void Sounds::setSeen(bool seen)
{
    if (seen == m_seen)
        return;
    m_seen = seen;
    if (seen)
        m_beforeMusic.start();
    else
        m_beforeMusic.stop();
    setLevels();
    Q_EMIT seenChanged();
}

float Sounds::soundLevel() const
{
    const Preferences &preferences = Preferences::instance();
    return preferences.muted() || !m_seen ? 0 : levelOf(preferences.soundVolume());
}

float Sounds::signalLevel() const
{
    const Preferences &preferences = Preferences::instance();
    return preferences.muted() || !m_seen ? 0 : levelOf(preferences.signalVolume());
}

float Sounds::musicLevel() const
{
    const Preferences &preferences = Preferences::instance();
    return preferences.muted() || !m_seen || m_beforeMusic.isActive() ? 0 : levelOf(preferences.musicVolume());
}

void Sounds::setLevels()
{
    if (!m_player)
        return;
    m_player->setSoundLevel(soundLevel());
    m_player->setSignalLevel(signalLevel());
    if (soundLevel() <= 0 && signalLevel() <= 0)
        m_player->hush();
    m_player->setMusicLevel(musicLevel());
}

void Sounds::cue(const Cue &cue)
{
    if (m_player && (isSignal(cue.sound) ? signalLevel() : soundLevel()) > 0)
        m_player->play(cue);
}
