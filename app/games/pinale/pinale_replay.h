// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/pinale/pinale_table.h"
#include "replay/game_replay.h"
#include "table/side_model.h"
#include "words/phrases.h"

#include <QCoreApplication>

/// A recorded match of Pinale.
class PinaleReplay : public GameReplay<pinale::Pinale>
{
    Q_DECLARE_TR_FUNCTIONS(PinaleReplay)

public:
    using Shown = PinaleTable;
    using GameReplay::GameReplay;

protected:
    /// What each side has made.
    [[nodiscard]] QStringList dealOutcome(const game::DealOver &over, game::Seat /*caller*/) const override
    {
        const pinale::Options &options = parsed().options;
        QStringList told;
        for (game::Seat first = 0; first < static_cast<game::Seat>(pinale::sidesOf(options, seats())); ++first) {
            QStringList names;
            for (game::Seat seat = first; seat < seats(); ++seat)
                if (pinale::sideOf(seat, options) == pinale::sideOf(first, options))
                    names << nameOf(seat);
            told << tr("%1 %2", "one name or two; points with their sign: 'Bruno +215'")
                        .arg(Phrases::list(names), SideModel::withSign(over.change(first)));
        }
        return {told.join(tr(", ", "between what the sides made in a deal"))};
    }
    [[nodiscard]] QString gameOutcome(const Event &event) const override
    {
        return std::holds_alternative<pinale::Reshuffled>(event) ? tr("the discards were shuffled again") : QString();
    }
};
