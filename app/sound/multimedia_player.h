// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sound/mixer.h"

#include <QMediaDevices>
#include <QTimer>

class QAudioSink;

/// Plays what the mixer puts together on the system's usual output. The output is open only while there is something
/// to be heard, so that a table in silence costs nothing. With no device it is silent, until there is one.
class MultimediaPlayer : public QObject, public SoundPlayer
{
    Q_OBJECT

public:
    MultimediaPlayer();
    ~MultimediaPlayer() override;

    void play(const Cue &cue) override;
    void hush() override;
    void setSoundLevel(float level) override;
    void setSignalLevel(float level) override;
    void setMusicLevel(float level) override;

private:
    void wake();
    void rest();
    void changeDevice();

    Mixer m_mixer;
    std::unique_ptr<QMediaDevices> m_devices;
    std::unique_ptr<QAudioSink> m_sink;
    QTimer m_resting;
};

/// The plugin.
class MultimediaMaker : public QObject, public SoundMaker
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "petrangola.SoundMaker/1")
    Q_INTERFACES(SoundMaker)

public:
    [[nodiscard]] std::unique_ptr<SoundPlayer> makePlayer() override;
};
