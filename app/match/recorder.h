// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"

#include <vector>

/// Whoever keeps a match, so that it can go on after the program was ended, however that came.
template<game::Game G>
class Recorder
{
public:
    Recorder() = default;
    Recorder(const Recorder &) = delete;
    Recorder &operator=(const Recorder &) = delete;
    virtual ~Recorder() = default;

    /// What one step of the match led to, in order and with all cards open. When this returns it is kept, and only
    /// then is anybody told of it.
    virtual void happened(const std::vector<typename G::Event> &events) = 0;
    /// The observer has shown so many events, from the first of the match.
    virtual void shown(int events) = 0;
    /// The match has come to its end, and all of it was shown.
    virtual void finished() = 0;
};
