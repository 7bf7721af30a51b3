// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/counsel.h"
#include "models/game_replay.h"
#include "models/petrangola_table.h"

#include <QCache>
#include <QCoreApplication>

/// A recorded match of Petrangola, and what each of its moves was worth.
class PetrangolaReplay : public GameReplay<petrangola::Petrangola>
{
    Q_DECLARE_TR_FUNCTIONS(PetrangolaReplay)

public:
    /// The table must outlive this.
    PetrangolaReplay(Course course, GameTable &table);

    void consider(int position) override;
    [[nodiscard]] ReplayFigures figures() const override;

protected:
    [[nodiscard]] QString gameOutcome(const Event &event) const override;

private:
    /// The move that a prospect can be made of and that led to this position, or nullptr.
    [[nodiscard]] const Chosen *moveBefore(int position) const;

    Counsel m_counsel;
    int m_considered = -1;
    Counsel::Answer m_answer;
    QCache<int, Counsel::Answer> m_answers;
};
