// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/pinale/pinale_lessons.h"
#include "games/pinale/pinale_table.h"
#include "guide/lesson_guide.h"

#include <QCoreApplication>

/// The coach of Pinale: what may be drawn, what can be laid, and what is discarded. A turn is one move that is made up
/// step by step, so it points at whatever of that move is not done yet.
class PinaleGuide : public LessonGuide<pinale::Pinale>
{
    Q_DECLARE_TR_FUNCTIONS(PinaleGuide)

public:
    explicit PinaleGuide(PinaleTable &table, QObject *parent = nullptr);

    [[nodiscard]] int packs() const override { return 9; }
    /// Whoever has begun has answered.
    [[nodiscard]] bool asks() const override { return !hasBegun() && LessonGuide::asks(); }
    [[nodiscard]] const std::vector<Lesson<pinale::Pinale>> &lessons() const override { return pinale_lessons::all(); }

private:
    using Card = cards::Card;

    void tell(const Event &event) override;
    void ask() override;
    void forget() override;
    void reckoned() override;
    [[nodiscard]] bool comesNear(const Move &made, const Move &wanted) const override;
    [[nodiscard]] QString aboutNear(const Move &wanted) const override;
    [[nodiscard]] bool comesToTheSame(const Move &made, const Move &wanted) const override;
    [[nodiscard]] QStringList whatToPress(const Move &move) const override;
    /// In a lesson, once the turn is begun: whether that was right, and what is left to do.
    [[nodiscard]] QString aboutChoice(const Move &wanted) const override;
    [[nodiscard]] QString words() const override;
    [[nodiscard]] QStringList things() const override;

    /// Something of the turn is done that can be taken back.
    [[nodiscard]] bool hasBegun() const;
    /// What that has come to, for whoever did right.
    [[nodiscard]] QString wellBegun() const;
    /// The move that is best, or another that is as good and goes on from what lies; there must be an answer.
    [[nodiscard]] std::size_t bestNow() const;
    [[nodiscard]] std::optional<Move> advised() const;
    [[nodiscard]] QStringList whatToChoose(const std::vector<Card> &wanted) const;
    [[nodiscard]] QString layTicket(const pinale::Board &goal) const;
    [[nodiscard]] pinale::Board boardAfter(const pinale::Play &play) const;
    [[nodiscard]] bool isOwn(game::Seat seat) const;
    [[nodiscard]] QString aboutDeal() const;
    [[nodiscard]] QString aboutMove() const;
    [[nodiscard]] QString aboutAdvice() const;
    [[nodiscard]] QString aboutBegun() const;
    [[nodiscard]] QString aboutShowdown() const;

    const PinaleTable &m_melds;
    int m_draws = 0; ///< choices that the person has had, of a draw and of a turn with the card drawn
    int m_turns = 0;
    game::Seat m_mover = game::nobody; ///< of the last whole turn
    int m_laid = 0;                    ///< points, in that turn
    bool m_toldOfLaying = false;       ///< what others may do with it
    bool m_laidBefore = false;         ///< that was told of an earlier turn
    pinale::BySide<int> m_worth{};     ///< of the melds that lie
    pinale::Showdown m_counted;
};
