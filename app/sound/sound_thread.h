// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sound/sound_player.h"

#include <QString>

class QThread;

/// Plays through the plugin, in a thread of its own: loading Qt Multimedia and finding a sound server must not hold up
/// the table. Both happen when there is first something to be heard. With no plugin it is silent.
class SoundThread : public SoundPlayer
{
public:
    /// A sound that is later than this, because the plugin was still being loaded, is left out.
    static constexpr std::chrono::milliseconds tooLate{250};

    /// `plugin` is the plugin's file, or its name without the system's ending.
    explicit SoundThread(QString plugin);
    /// Waits a moment for the thread. One that a dead sound server holds is left behind.
    ~SoundThread() override;
    /// A thread was left behind. What Qt Multimedia does at the end of a program would then wait for the server, for
    /// half a minute: such a program is to end without further ado.
    [[nodiscard]] static bool leftBehind();

    void play(const Cue &cue) override;
    void hush() override;
    void setSoundLevel(float level) override;
    void setSignalLevel(float level) override;
    void setMusicLevel(float level) override;

private:
    class Booth;
    void start();

    QString m_plugin;
    QThread *m_thread = nullptr;
    Booth *m_booth = nullptr;
    float m_soundLevel = 1;
    float m_signalLevel = 1;
};
