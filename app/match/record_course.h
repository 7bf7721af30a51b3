// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/game.h"
#include "match/record.h"

#include <functional>
#include <variant>

/// Reading a record: the one way in which records are followed, for checking, replaying and resuming alike.
namespace record {

/// What line 1 of a record tells.
struct Heading
{
    QString game;
    QJsonObject options;
    std::vector<Guest> guests;
    QByteArray commitment;
};

/// Reads line 1 alone: which game it is, and who sat where.
[[nodiscard]] std::variant<Heading, Fault> readHeading(const QByteArray &text);

/// What a seat chose: a cut, a move, or a re-entry's answer.
template<game::Game G>
struct Chosen
{
    game::Seat seat = game::nobody;
    typename G::Move move;
    typename G::State before; ///< the match as it waited for this choice
};

/// One thing that happened, in the order in which a match tells it to its audience.
template<game::Game G>
struct Step
{
    /// From 1: the line that tells it. What follows from the line before without a line of its own has that line's.
    int line = 0;
    typename G::Event event; ///< with all cards open
    typename G::State state; ///< of the moment of the event; a match cannot go on from here, but a seat can look at it
    /// The choice that it came of, with the first thing that came of it.
    std::optional<Chosen<G>> chosen;
};

/// A match as its record tells it, from the first line to the last, or to the first that cannot be.
template<game::Game G>
struct Course
{
    Heading heading;
    typename G::Options options;
    QByteArray seed;
    std::vector<Step<G>> steps;
    /// After the last step: it waits for a pack or a seat's choice, or is over. Match<G> goes on from here with
    /// FairShuffle(seed), where there is no fault.
    typename G::State state;
    /// The seed is written as the last line.
    bool sealed = false;
    /// Lines that follow from the last choice and are not written yet, each with its end: a record that goes on needs
    /// them first. Not the seal's.
    QByteArray owed;
    /// What is wrong with the line after the last step, where one is.
    std::optional<Fault> fault;
};

/// The course of a record, or what is wrong with it before anything happened. Where `seed` is given the record may be
/// unfinished: its last lines, and the seed's, may be missing.
template<game::Game G>
[[nodiscard]] std::variant<Course<G>, Fault> readCourse(const QByteArray &text,
                                                        const std::optional<QByteArray> &seed = std::nullopt);

extern template std::variant<Course<petrangola::Petrangola>, Fault>
readCourse<petrangola::Petrangola>(const QByteArray &text, const std::optional<QByteArray> &seed);
extern template std::variant<Course<mambassa::Mambassa>, Fault>
readCourse<mambassa::Mambassa>(const QByteArray &text, const std::optional<QByteArray> &seed);

} // namespace record
