// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/petrangola.h"

/// A table with house rules drawn at random: every option and every number of seats comes up.
struct RandomTable
{
    petrangola::Options options;
    int seats = 0;

    /// Small tables more often than large ones, whose matches are long.
    explicit RandomTable(game::Random &random);
};

/// One of the moves that the seat of this view may make, each as likely as the others.
[[nodiscard]] petrangola::Move randomMove(const petrangola::View &view, game::Random &random);
