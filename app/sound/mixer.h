// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "sound/sound_player.h"
#include "sound/wave.h"

#include <QIODevice>

#include <map>
#include <optional>
#include <vector>

/// Puts together what is to be heard: reading gives frames of two channels of 16 bits at Wave::rate, without an end.
/// It belongs to one thread.
class Mixer : public QIODevice
{
public:
    static constexpr int channels = 2;
    static constexpr qint64 bytesPerFrame = channels * 2;
    /// The same sound asked for twice within so short a time is heard once.
    static constexpr std::chrono::milliseconds apart{25};

    /// All variations of each sound, which may be missing. There is no music yet.
    explicit Mixer(std::map<Sound, std::vector<Wave>> sounds);

    void add(const Cue &cue);
    /// Fades what is heard of the table, and forgets what was to come.
    void hush();
    /// Forgets all of the table at once; there is nobody to hear it.
    void clear() { m_voices.clear(); }
    void setSoundLevel(float level) { m_soundLevel.wanted = level; }
    void setSignalLevel(float level) { m_signalLevel.wanted = level; }
    /// It is played in a ring.
    void setMusic(const Wave &music) { m_music = music; }
    [[nodiscard]] bool hasMusic() const { return m_music.has_value(); }
    /// The music comes and goes gently. It goes on where it was.
    void setMusicLevel(float level) { m_musicLevel.wanted = level; }
    /// How long until there is only silence, unless something is asked for; the music is not counted.
    [[nodiscard]] std::chrono::milliseconds busyFor() const;
    /// There is nothing to be heard now, nor later by itself.
    [[nodiscard]] bool idle() const { return m_voices.empty() && !musicSounds(); }
    [[nodiscard]] bool musicWanted() const { return m_music && m_musicLevel.wanted > 0; }

    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override;

protected:
    qint64 readData(char *data, qint64 most) override;
    qint64 writeData(const char *, qint64) override { return -1; }

private:
    struct Voice
    {
        Sound sound = Sound::card;
        const Wave *wave = nullptr;
        qint64 position = 0; ///< in frames; below 0 before it begins
        float left = 1;
        float right = 1;
        float fading = 0; ///< what is taken from `rest` each frame
        float rest = 1;
        float pitch = 1;

        [[nodiscard]] qint64 frames() const;
        [[nodiscard]] float frame(qint64 index) const;
    };
    /// Goes to what is wanted in small steps, so that nothing clicks.
    struct Level
    {
        float now = 0;
        float wanted = 0;
        float step = 0;
        float next();
    };

    [[nodiscard]] bool musicSounds() const { return m_music && (m_musicLevel.now > 0 || m_musicLevel.wanted > 0); }
    [[nodiscard]] const Wave *variation(Sound sound);
    static void mixVoice(Voice &voice, std::vector<float> &into);

    std::map<Sound, std::vector<Wave>> m_sounds;
    std::map<Sound, std::size_t> m_lastVariation;
    std::optional<Wave> m_music;
    qint64 m_musicPosition = 0;
    std::vector<Voice> m_voices;
    std::vector<float> m_table;
    std::vector<float> m_signals;
    Level m_soundLevel;
    Level m_signalLevel;
    Level m_musicLevel;
};
