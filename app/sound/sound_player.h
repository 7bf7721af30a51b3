// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtPlugin>

#include <chrono>
#include <memory>

/// What can be heard at the table. Each has its variations in resources/sounds/, under its name.
enum class Sound {
    card,
    turn,
    pick,
    edge,
    knock,
    bell,
    cut,
    shuffle,
    token,
    chip,
    coin,
    fold,
    chalk,
    sweep,
    win,
    lose,
    rare,
    duel,
    farewell,
    // What follows are signals: short tones, one for each kind of event, for whoever goes by the ear.
    yours, ///< it is the person's turn
    draws, ///< a card from the stock
    takes, ///< one from the discard pile
    gives, ///< a card is discarded, or played
    swaps, ///< cards are exchanged
    stays,
    calls, ///< for the end of the deal
    pays,  ///< a token or another piece is lost
    gains,
    trick, ///< is taken
    meld,  ///< is laid
    refused
};

[[nodiscard]] constexpr bool isSignal(Sound sound)
{
    return sound >= Sound::yours;
}

/// A sound that is to be heard.
struct Cue
{
    Sound sound = Sound::card;
    std::chrono::milliseconds after{0}; ///< how much later than it is told of
    float side = 0;                     ///< where it comes from: -1 left, 0 before the person, 1 right
    float strength = 1;                 ///< a part of its usual loudness
    float pitch = 1;                    ///< so many times as high
};

/// Who plays the sounds and the music. Nothing here fails: what cannot be heard is not heard.
class SoundPlayer
{
public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer &) = delete;
    SoundPlayer &operator=(const SoundPlayer &) = delete;
    virtual ~SoundPlayer() = default;

    virtual void play(const Cue &cue) = 0;
    /// What is heard of the table fades away at once, and what was to come is forgotten. The music goes on.
    virtual void hush() = 0;
    /// 0 for not at all to 1 for as loud as they were made; holds at once, also for what is being heard.
    virtual void setSoundLevel(float level) = 0;
    /// The same of the signals.
    virtual void setSignalLevel(float level) = 0;
    virtual void setMusicLevel(float level) = 0;
};

/// What the plugin that knows Qt Multimedia gives: its root object is one of these.
class SoundMaker
{
public:
    SoundMaker() = default;
    SoundMaker(const SoundMaker &) = delete;
    SoundMaker &operator=(const SoundMaker &) = delete;
    virtual ~SoundMaker() = default;

    /// The player lives in the thread that asks for it. Looking for a sound server may take its time.
    [[nodiscard]] virtual std::unique_ptr<SoundPlayer> makePlayer() = 0;
};
Q_DECLARE_INTERFACE(SoundMaker, "petrangola.SoundMaker/2")
