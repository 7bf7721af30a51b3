// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "files/progress.h"
#include "replay/game_replay.h"

#include <memory>

/// The table on which recorded matches of one game are shown, as Replay knows it for any game.
class ReplayTable
{
public:
    /// A record of the game that was read, as far as it goes.
    struct Read
    {
        Read() = default;
        Read(const Read &) = delete;
        Read &operator=(const Read &) = delete;
        virtual ~Read() = default;
        std::optional<record::Fault> fault; ///< why it goes no further
    };

    ReplayTable() = default;
    ReplayTable(const ReplayTable &) = delete;
    ReplayTable &operator=(const ReplayTable &) = delete;
    virtual ~ReplayTable() = default;

    [[nodiscard]] virtual Table &table() = 0;
    /// Reads the record; or what is wrong with it, where nothing of it can be shown. In any thread.
    [[nodiscard]] virtual std::variant<std::unique_ptr<Read>, record::Fault> read(const QByteArray &record,
                                                                                  Progress &progress) const = 0;
    /// The match that was read here, on this table.
    [[nodiscard]] virtual std::unique_ptr<ReplayedMatch> match(Read &read, Whose whose) = 0;
};

/// The same of one game, by its GameReplay.
template<class Replayed>
class ReplayTableOf : public ReplayTable
{
public:
    [[nodiscard]] Table &table() override { return m_table; }

    [[nodiscard]] std::variant<std::unique_ptr<Read>, record::Fault> read(const QByteArray &record,
                                                                          Progress &progress) const override
    {
        using G = typename Replayed::Game;
        auto read = std::make_unique<ReadMatch>();
        auto parsed = record::parse<G>(
            record, std::nullopt,
            {.progress = &progress, .steps = [&index = read->index](std::size_t place, const record::Step<G> &step) {
                 index.note(static_cast<int>(place), step);
             }});
        if (const auto *fault = std::get_if<record::Fault>(&parsed))
            return *fault;
        read->parsed = std::move(std::get<typename Replayed::Parsed>(parsed));
        read->fault = read->parsed->fault;
        return std::unique_ptr<Read>(std::move(read));
    }

    [[nodiscard]] std::unique_ptr<ReplayedMatch> match(Read &read, Whose whose) override
    {
        auto &own = dynamic_cast<ReadMatch &>(read);
        return std::make_unique<Replayed>(std::move(*own.parsed), std::move(own.index), m_table, whose);
    }

private:
    struct ReadMatch : Read
    {
        typename Replayed::Index index{&Replayed::Shown::rareHands};
        std::optional<typename Replayed::Parsed> parsed;
    };

    typename Replayed::Shown m_table;
};
