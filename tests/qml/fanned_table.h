// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "table/table.h"

/// A table of no game, for what the games of today do not ask of one: a large hand, clockwise play, partners, and a
/// board of its own. The person is to move, and may choose any card.
class FannedTable : public Table
{
public:
    FannedTable(int cards, int seats, const game::Seating &seating, QObject *parent);

    [[nodiscard]] QString game() const override { return QStringLiteral("fan"); }
    [[nodiscard]] const cards::Pack &cardPack() const override { return cards::italian::piacentine; }
    [[nodiscard]] int cardsInHand() const override { return m_cards; }
    [[nodiscard]] double middleAcross(bool) const override { return 3; }
    [[nodiscard]] QUrl board() const override;
    [[nodiscard]] game::Seating seating() const override { return m_seating; }
    [[nodiscard]] QString handValue() const override { return {}; }
    [[nodiscard]] QString poolText() const override { return {}; }
    [[nodiscard]] QString drawText() const override { return {}; }
    [[nodiscard]] QString showdownText() const override { return {}; }

protected:
    void dropView() override { }
    void laySeats() override;
    [[nodiscard]] std::vector<ZoneRow> lying() const override;
    [[nodiscard]] QString gameNotice() const override { return {}; }
    [[nodiscard]] QString gameQuestion() const override { return {}; }
    [[nodiscard]] std::vector<ActionRow> choices() const override;
    void make(const QString &) override { }

private:
    int m_cards;
    game::Seating m_seating;
};
