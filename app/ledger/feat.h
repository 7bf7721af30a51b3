// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record_facts.h"
#include "store/store.h"

#include <QString>

#include <cstdint>
#include <vector>

/// A match of the person's that is over, as feats are judged by it.
struct PlayedMatch
{
    const Store::Entry &match;
    const record::Facts &facts;

    [[nodiscard]] int count(const QString &name) const { return facts.counts.value(name); }
};

/// Which matches come together to what a feat wants.
enum class Counting : std::uint8_t {
    inAll,      ///< any of them
    inARow,     ///< those one after the other: one in which it is nothing begins the count anew
    inOneMatch, ///< none: the best one counts
};

/// Something to be proud of, with a sentence that says how it is done, in the language spoken now.
struct Feat
{
    QString key; ///< never another one's, and never changed: the store keeps it
    QString name;
    QString how;
    QString picture; ///< of resources/tokens, on its seal
    QString tone;    ///< the seal's colour: "red", "blue", "green" or "gold"
    int wanted = 1;
    /// What a match adds to what is wanted.
    int (*worth)(const PlayedMatch &match) = nullptr;
    Counting counting = Counting::inAll;
};
