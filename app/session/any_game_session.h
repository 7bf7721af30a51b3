// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/guide.h"
#include "match/fair_shuffle.h"
#include "records/record.h"
#include "scenes/scene.h"
#include "setup/seat_setup_model.h"
#include "store/store.h"
#include "table/table.h"

#include <QJsonObject>

/// The matches of one game and the table at which they are played, as Session knows them for any game.
class AnyGameSession
{
public:
    /// Who sits down, and with which chance.
    struct Seating
    {
        std::vector<SeatSetupModel::Entry> seats;
        FairShuffle shuffle;
        /// The seats to which the person gave no name: a program takes its own there.
        game::SeatSet nameless = {};
        bool guided = false;
        /// Another match came before at this table: the deal goes on from there, and nobody draws for it.
        bool rematch = false;
        /// Those of the New match page where there are none.
        std::optional<OptionValues> rules = {};
        /// For what the match is played, in the words of whoever began it; kept with it. Empty for any match.
        QJsonObject occasion = {};
    };

    /// Where the occasion lies in what the store keeps beside a record.
    static constexpr QLatin1StringView occasionKey{"occasion"};

    AnyGameSession() = default;
    AnyGameSession(const AnyGameSession &) = delete;
    AnyGameSession &operator=(const AnyGameSession &) = delete;
    virtual ~AnyGameSession() = default;

    /// As records write it.
    [[nodiscard]] virtual QString game() const = 0;
    [[nodiscard]] virtual Table &table() = 0;
    [[nodiscard]] virtual Guide &guide() = 0;
    /// A match is on the table, and it is kept.
    [[nodiscard]] virtual bool running() const = 0;
    [[nodiscard]] virtual bool kept() const = 0;
    /// Of the match on the table, with its rules.
    [[nodiscard]] const std::optional<Seating> &seated() const { return m_seated; }

    /// Lays the table as a scene of this game has it.
    virtual void show(const AnyScene &scene) = 0;
    /// Lays the table for a match by the rules of the new-match page; run() begins it.
    virtual void prepare(const Seating &seating) = 0;
    /// The same for a lesson, from the choice with this number on.
    virtual void prepareLesson(const Seating &seating, const QString &lesson, int choice) = 0;
    /// The seating of another match at the table of this one, its deal moved on by one; none where nobody may have one.
    /// The shuffles are by chance, among those with which that seat would have drawn the first deal.
    [[nodiscard]] virtual std::optional<Seating> rematch() const = 0;
    virtual void run() = 0;
    /// Ends the match, if there is one, and clears the table.
    virtual void leave() = 0;

    /// Reads the match in the store, which is of this game; why it cannot be continued, or nothing.
    [[nodiscard]] virtual std::optional<record::Fault> read(const Store::Running &stored) = 0;
    virtual void forgetRead() = 0;

    // Of the match that was read:
    /// The seed of one that is over.
    [[nodiscard]] virtual std::optional<QByteArray> seedOfFinished() const = 0;
    [[nodiscard]] virtual QString whereItStands(const Store::Running &stored) const = 0;
    /// Lays the table where the person left it; run() goes on.
    virtual void prepareToResume(const Store::Running &stored) = 0;

protected:
    static constexpr game::Seat ownSeat = 0;

    /// The seats of those who play at this screen.
    [[nodiscard]] static game::SeatSet personsOf(const std::vector<SeatSetupModel::Entry> &seats);
    /// What the store keeps of a seating, and a record does not.
    [[nodiscard]] static QJsonObject told(const Seating &seating);
    [[nodiscard]] static Seating seatingOf(const std::vector<record::Guest> &guests, const QByteArray &seed,
                                           const QJsonObject &told);
    [[nodiscard]] static std::vector<record::Guest> guestsOf(const Seating &seating);
    [[nodiscard]] static QStringList namesFor(const Seating &seating);

    std::optional<Seating> m_seated;
};
