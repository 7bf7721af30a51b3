// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/events.h"
#include "petrangola/view.h"

#include <QByteArray>
#include <QString>

#include <variant>
#include <vector>

/// A table in any state, written by hand: for looking at the table, for pictures and for tests.
///
/// One JSON object: `game` ("petrangola"), `options` and `view` as in the shared formats, `seats` (a list of `name` and
/// `portrait`; the first is the person's), `phase` ("cut", "dealer", "turn", "reentry", "showdown" or "end"), `toMove`
/// (a seat; in "dealer" the dealer) and, for "end", `winner`. In "showdown" and "end" view.shown has the hands.
struct PetrangolaScene
{
    enum class Moment : std::uint8_t { cut, dealer, turn, reentry, showdown, end };
    struct Seat
    {
        QString name;
        QString portrait;
    };

    Moment moment = Moment::turn;
    petrangola::View view;
    std::vector<Seat> seats;

    /// The scene, or what is wrong with the text, naming the key and what to write there.
    [[nodiscard]] static std::variant<PetrangolaScene, QString> read(const QByteArray &json);
    /// What the showdown of this scene comes to.
    [[nodiscard]] petrangola::Showdown showdown() const;
};
