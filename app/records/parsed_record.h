// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/record_steps.h"

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

/// A parsed record: the match as it tells it, from the first line to the last, or to the first that cannot be.
template<game::Game G>
struct Parsed
{
    Heading heading;
    typename G::Options options;
    QByteArray seed;
    Steps<G> steps;
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

/// Who else wants to know of a record that is read.
template<game::Game G>
struct Witness
{
    /// How far it is; may end it: then what comes out of it is not to be used.
    Progress *progress = nullptr;
    /// Told of each step, with its place among all, as it is read.
    std::function<void(std::size_t place, const Step<G> &step)> steps;
};

/// A record parsed, or what is wrong with it before anything happened, or the line that is no JSON object. Where
/// `seed` is given the record may be unfinished: its last lines, and the seed's, may be missing.
template<game::Game G>
[[nodiscard]] std::variant<Parsed<G>, Fault>
parse(const QByteArray &text, const std::optional<QByteArray> &seed = std::nullopt, const Witness<G> &witness = {});

} // namespace record
