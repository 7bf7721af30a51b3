// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "pinale/turn.h"

#include <QCoreApplication>
#include <QString>

#include <span>

/// The words of Pinale, in the language spoken now.
class PinaleWords
{
    Q_DECLARE_TR_FUNCTIONS(PinaleWords)

public:
    using Card = cards::Card;
    using Meld = pinale::Meld;

    /// "the 9 of hearts", "the joker", "the two of clubs".
    [[nodiscard]] static QString card(Card card);
    /// The same of several.
    [[nodiscard]] static QString cards(std::span<const Card> cards);
    /// "run of hearts from 4 to 9", "three kings", "four jokers".
    [[nodiscard]] static QString meld(const Meld &meld);
    /// The same as meld(); where a suit is lacking with those that are there: "three kings: hearts, clubs and spades".
    [[nodiscard]] static QString meldWithSuits(const Meld &meld);
    /// The same as a ticket has room for it: "hearts 4–9", "three kings".
    [[nodiscard]] static QString meldInShort(const Meld &meld);
    /// The same as meld(), with what its wilds stand for: "run of hearts from 4 to 9, with a joker as the 7 of hearts".
    [[nodiscard]] static QString meldInFull(const Meld &meld);
    /// The same with its article: "a run of hearts from 4 to 9 with a joker as the 7 of hearts", "three kings".
    [[nodiscard]] static QString aMeld(const Meld &meld);
    /// That as a ticket has room for it: "hearts 4–9", "three kings".
    [[nodiscard]] static QString aMeldInShort(const Meld &meld);
    /// Where cards are added: "to the run of hearts from 4 to 9", "to the kings".
    [[nodiscard]] static QString toMeld(const Meld &meld);
    /// What a turn laid with its last step, as one says what goes back: "the run of hearts from 4 to 9", "the 5 of
    /// hearts"; there must be a step.
    [[nodiscard]] static QString lastLaid(const pinale::Turn &turn);
    /// The same as something that is done to it: "take back the 5 of hearts", "undo the swap of the 7 of hearts for the
    /// joker".
    [[nodiscard]] static QString undoLast(const pinale::Turn &turn);
    /// Of a meld its cards, or what they stand for, as faces (words/face.h).
    [[nodiscard]] static QStringList facesOf(const pinale::Slots &slots, Card pinale::Slot::*which);
    /// What a wild is called: "joker", "two".
    [[nodiscard]] static QString wild(Card wild);

private:
    /// "a joker as the 7 of hearts", of all its wilds.
    [[nodiscard]] static QStringList wildsOf(const Meld &meld);
    [[nodiscard]] static QString suit(pinale::Suit suit);
    /// "4", "jack", "ace".
    [[nodiscard]] static QString rank(Card card);
    /// "4s", "jacks", "aces".
    [[nodiscard]] static QString ranks(Card card);
};
