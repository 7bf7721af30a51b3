// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/mixer.h"

#include <QRandomGenerator>
#include <QtEndian>

#include <algorithm>
#include <cmath>
#include <limits>

namespace {

using Milliseconds = std::chrono::milliseconds;

constexpr std::size_t mostVoices = 32;
constexpr qint64 mostFramesAtOnce = 4096;
constexpr float soundStep = 1.0F / (0.03F * Wave::rate);
constexpr float musicStep = 1.0F / (1.2F * Wave::rate);
constexpr float hushStep = 1.0F / (0.08F * Wave::rate);
constexpr float farthestSide = 0.7F;

qint64 framesOf(Milliseconds time)
{
    return time.count() * Wave::rate / 1000;
}

/// Nothing passes full scale, however much is heard at once; what is not that loud stays as it is.
float roundedOff(float value)
{
    constexpr float knee = 0.75F;
    const float size = std::abs(value);
    if (size <= knee)
        return value;
    return std::copysign(knee + (1 - knee) * std::tanh((size - knee) / (1 - knee)), value);
}

} // namespace

Mixer::Mixer(std::map<Sound, std::vector<Wave>> sounds)
    : m_sounds(std::move(sounds))
{
    m_soundLevel = {.now = 1, .wanted = 1, .step = soundStep};
    m_signalLevel = m_soundLevel;
    m_musicLevel.step = musicStep;
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

float Mixer::Level::next()
{
    now = now < wanted ? std::min(wanted, now + step) : std::max(wanted, now - step);
    return now;
}

const Wave *Mixer::variation(Sound sound)
{
    const auto known = m_sounds.find(sound);
    if (known == m_sounds.end() || known->second.empty())
        return nullptr;
    const std::vector<Wave> &waves = known->second;
    std::size_t pick = 0;
    if (waves.size() > 1) {
        // Never the same one twice, which is what sounds like a machine.
        const auto last = m_lastVariation.find(sound);
        const bool repeats = last != m_lastVariation.end();
        pick = QRandomGenerator::global()->bounded(static_cast<quint32>(waves.size() - (repeats ? 1 : 0)));
        if (repeats && pick >= last->second)
            ++pick;
    }
    m_lastVariation[sound] = pick;
    return &waves[pick];
}

void Mixer::add(const Cue &cue)
{
    const qint64 start = -framesOf(cue.after);
    const bool heardAlready = std::any_of(m_voices.begin(), m_voices.end(), [&](const Voice &voice) {
        // Signals from different seats are different things.
        return voice.sound == cue.sound && (!isSignal(cue.sound) || voice.pitch == cue.pitch) && voice.fading == 0
            && std::abs(voice.position - start) < framesOf(apart);
    });
    if (heardAlready || m_voices.size() >= mostVoices)
        return;
    const Wave *wave = variation(cue.sound);
    if (wave == nullptr)
        return;
    const float side = farthestSide * std::clamp(cue.side, -1.0F, 1.0F);
    const float strength
        = cue.strength * static_cast<float>(0.88 + 0.24 * QRandomGenerator::global()->generateDouble());
    m_voices.push_back({.sound = cue.sound,
                        .wave = wave,
                        .position = start,
                        .left = strength * std::sqrt(1 - side),
                        .right = strength * std::sqrt(1 + side),
                        .pitch = std::clamp(cue.pitch, 0.5F, 2.0F)});
}

qint64 Mixer::Voice::frames() const
{
    return pitch == 1
        ? wave->frames()
        : static_cast<qint64>(std::ceil(static_cast<double>(wave->frames()) / static_cast<double>(pitch)));
}

float Mixer::Voice::frame(qint64 index) const
{
    if (pitch == 1)
        return wave->frame(index, false);
    const double at = static_cast<double>(index) * static_cast<double>(pitch);
    const auto before = static_cast<qint64>(at);
    const auto part = static_cast<float>(at - static_cast<double>(before));
    return (1 - part) * wave->frame(before, false) + part * wave->frame(before + 1, false);
}

void Mixer::hush()
{
    std::erase_if(m_voices, [](const Voice &voice) { return voice.position < 0; });
    for (Voice &voice : m_voices)
        voice.fading = hushStep;
}

Milliseconds Mixer::busyFor() const
{
    qint64 frames = 0;
    for (const Voice &voice : m_voices)
        frames = std::max(frames, voice.frames() - voice.position);
    return Milliseconds(frames * 1000 / Wave::rate + 1);
}

qint64 Mixer::bytesAvailable() const
{
    return std::numeric_limits<int>::max();
}

void Mixer::mixVoice(Voice &voice, std::vector<float> &into)
{
    const auto frames = static_cast<qint64>(into.size()) / channels;
    const qint64 first = std::clamp<qint64>(-voice.position, 0, frames);
    const qint64 last = std::min(frames, voice.frames() - voice.position);
    for (qint64 frame = first; frame < last && voice.rest > 0; ++frame) {
        const float value = voice.rest * voice.frame(voice.position + frame);
        voice.rest = std::max(0.0F, voice.rest - voice.fading);
        into[static_cast<std::size_t>(2 * frame)] += voice.left * value;
        into[static_cast<std::size_t>(2 * frame + 1)] += voice.right * value;
    }
    voice.position += frames;
}

qint64 Mixer::readData(char *data, qint64 most)
{
    const qint64 frames = std::min(most / bytesPerFrame, mostFramesAtOnce);
    m_table.assign(static_cast<std::size_t>(frames * channels), 0.0F);
    m_signals = m_table;
    for (Voice &voice : m_voices)
        mixVoice(voice, isSignal(voice.sound) ? m_signals : m_table);
    std::erase_if(m_voices, [](const Voice &voice) { return voice.position >= voice.frames() || voice.rest <= 0; });
    const bool music = musicSounds();
    for (qint64 frame = 0; frame < frames; ++frame) {
        const float level = m_soundLevel.next();
        const float signalLevel = m_signalLevel.next();
        float played = 0;
        if (music) {
            played = m_musicLevel.next() * m_music->frame(m_musicPosition, true);
            m_musicPosition = (m_musicPosition + 1) % m_music->frames();
        }
        for (int channel = 0; channel < channels; ++channel) {
            const auto at = static_cast<std::size_t>(channels * frame + channel);
            const float value = roundedOff(level * m_table[at] + signalLevel * m_signals[at] + played);
            qToLittleEndian(static_cast<qint16>(std::lround(value * 32767)), data + 2 * at);
        }
    }
    return frames * bytesPerFrame;
}
