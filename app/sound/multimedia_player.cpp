// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sound/multimedia_player.h"

#include "sound/quietly.h"

#include <QAudioDevice>
#include <QAudioSink>
#include <QResource>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace {

/// The output stays open so long after the last sound: the next one is often near, and this one must be played out.
constexpr std::chrono::milliseconds lingering{1500};
/// Short enough for a knock to be heard when it is seen, long enough for a busy machine. What is asked for in advance
/// is put into the buffer so much earlier.
constexpr std::chrono::milliseconds buffered{110};

std::optional<Wave> waveIn(const QString &path)
{
    const QResource file(path);
    if (!file.isValid())
        return {};
    return Wave::read(file.uncompressedData());
}

std::map<Sound, std::vector<Wave>> allSounds()
{
    const std::map<Sound, QString> names{
        {Sound::card, u"card"_s},       {Sound::turn, u"turn"_s},         {Sound::pick, u"pick"_s},
        {Sound::edge, u"edge"_s},       {Sound::knock, u"knock"_s},       {Sound::cut, u"cut"_s},
        {Sound::shuffle, u"shuffle"_s}, {Sound::token, u"token"_s},       {Sound::coin, u"coin"_s},
        {Sound::win, u"win"_s},         {Sound::lose, u"lose"_s},         {Sound::rare, u"rare"_s},
        {Sound::duel, u"duel"_s},       {Sound::farewell, u"farewell"_s}, {Sound::fold, u"fold"_s},
        {Sound::chalk, u"chalk"_s},     {Sound::bell, u"bell"_s},         {Sound::chip, u"chip"_s},
        {Sound::sweep, u"sweep"_s},     {Sound::yours, u"yours"_s},       {Sound::draws, u"draws"_s},
        {Sound::takes, u"takes"_s},     {Sound::gives, u"gives"_s},       {Sound::swaps, u"swaps"_s},
        {Sound::stays, u"stays"_s},     {Sound::calls, u"calls"_s},       {Sound::pays, u"pays"_s},
        {Sound::gains, u"gains"_s},     {Sound::trick, u"trick"_s},       {Sound::meld, u"meld"_s},
        {Sound::refused, u"refused"_s},
    };
    std::map<Sound, std::vector<Wave>> sounds;
    for (const auto &[sound, name] : names)
        for (int number = 1; const auto wave = waveIn(u":/sounds/%1-%2.sound"_s.arg(name).arg(number)); ++number)
            sounds[sound].push_back(*wave);
    return sounds;
}

} // namespace

MultimediaPlayer::MultimediaPlayer()
    : m_mixer(allSounds())
{
    m_resting.setSingleShot(true);
    connect(&m_resting, &QTimer::timeout, this, &MultimediaPlayer::rest);
    const Quietly quietly;
    m_devices = std::make_unique<QMediaDevices>();
    connect(m_devices.get(), &QMediaDevices::audioOutputsChanged, this, &MultimediaPlayer::changeDevice);
}

MultimediaPlayer::~MultimediaPlayer()
{
    const Quietly quietly;
    m_sink.reset();
}

void MultimediaPlayer::play(const Cue &cue)
{
    Cue early = cue;
    early.after = std::max(std::chrono::milliseconds(0), cue.after - buffered);
    m_mixer.add(early);
    wake();
}

void MultimediaPlayer::hush()
{
    m_mixer.hush();
}

void MultimediaPlayer::setSoundLevel(float level)
{
    m_mixer.setSoundLevel(level);
}

void MultimediaPlayer::setSignalLevel(float level)
{
    m_mixer.setSignalLevel(level);
}

void MultimediaPlayer::setMusicLevel(float level)
{
    // Most play without it, and it takes as much room as all else that is heard.
    if (level > 0 && !m_mixer.hasMusic())
        if (const auto music = waveIn(u":/sounds/waltz.sound"_s))
            m_mixer.setMusic(*music);
    m_mixer.setMusicLevel(level);
    wake();
}

void MultimediaPlayer::wake()
{
    if (m_mixer.idle())
        return;
    m_resting.start(m_mixer.busyFor() + lingering);
    if (m_sink && m_sink->state() != QAudio::StoppedState)
        return;
    const Quietly quietly;
    const QAudioDevice device = QMediaDevices::defaultAudioOutput();
    if (device.isNull()) {
        m_mixer.clear();
        return;
    }
    QAudioFormat format;
    format.setSampleRate(Wave::rate);
    format.setChannelCount(Mixer::channels);
    format.setSampleFormat(QAudioFormat::Int16);
    m_sink = std::make_unique<QAudioSink>(device, format);
    m_sink->setBufferSize(format.bytesForDuration(std::chrono::microseconds(buffered).count()));
    m_sink->start(&m_mixer);
}

/// All that was asked for has had its time. Where music goes on, the end of the music asks again.
void MultimediaPlayer::rest()
{
    if (m_mixer.musicWanted() && m_sink && m_sink->state() != QAudio::StoppedState)
        return;
    m_mixer.clear();
    const Quietly quietly;
    m_sink.reset();
}

void MultimediaPlayer::changeDevice()
{
    const Quietly quietly;
    m_sink.reset();
    wake();
}

std::unique_ptr<SoundPlayer> MultimediaMaker::makePlayer()
{
    return std::make_unique<MultimediaPlayer>();
}
