// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knock/knock_lessons.h"
#include "games/knock/knock_table.h"
#include "guide/lesson_guide.h"

#include <QCoreApplication>

/// The coach of Knock!: what is led, what may be played, and why a card is the best.
class KnockGuide : public LessonGuide<knock::Knock>
{
    Q_DECLARE_TR_FUNCTIONS(KnockGuide)

public:
    explicit KnockGuide(KnockTable &table, QObject *parent = nullptr)
        : LessonGuide(table, parent)
    {
        connect(&table, &Table::selectionChanged, this, [this] {
            doesSomethingElse();
            Q_EMIT changed();
        });
    }

    [[nodiscard]] int packs() const override { return 1; }
    [[nodiscard]] const std::vector<Lesson<knock::Knock>> &lessons() const override { return knock_lessons::all(); }

private:
    void tell(const Event &event) override;
    void ask() override;
    void forget() override;
    [[nodiscard]] bool comesNear(const Move &made, const Move &wanted) const override;
    [[nodiscard]] QString aboutNear(const Move &wanted) const override;
    [[nodiscard]] QStringList whatToPress(const Move &move) const override;
    [[nodiscard]] QString aboutChoice(const Move &advised) const override;
    [[nodiscard]] QString words() const override;
    [[nodiscard]] QStringList things() const override;

    [[nodiscard]] QString aboutAdvice() const;
    [[nodiscard]] std::optional<Move> advised() const;

    int m_choices = 0; ///< that the person has had
    bool m_wonFirst = false;
    game::Seat m_winner = game::nobody;
};
