// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "opponents/temperament.h"

#include <QString>

#include <optional>
#include <span>

/// What all have just seen happen, by whom the line is said: whose doing it was, or somebody else. Not every game has
/// each of them, or lines for it.
enum class GuestMoment : std::uint8_t {
    dealt,               ///< the cards lie, nobody has chosen yet
    dealtLastLife,       ///< the same, and the speaker has one life and nothing left to pay with
    exposed,             ///< the speaker dealt, and laid the cards looked at open
    exchanged,           ///< the speaker took cards
    shirt,               ///< the speaker changed all cards
    othersShirt,         ///< another did
    tookUp,              ///< the speaker took the card on the discard pile
    tookOthers,          ///< the same, and another had just left it there
    tookBack,            ///< the same, and the speaker had
    ownTaken,            ///< another took what the speaker had just left there
    drewUp,              ///< the speaker drew from the stock, and discarded
    knocked,             ///< the speaker knocked
    knockedAtOnce,       ///< the same, in the first turn
    othersKnocked,       ///< another guest did
    personKnocked,       ///< the person did
    othersKnockedAtOnce, ///< another did in the first turn, guest or person
    stayed,              ///< the speaker stayed in the last turn
    declared,            ///< the speaker turned up a hand that ends the deal
    declaredAtOnce,      ///< the same, as it was dealt
    othersDeclared,      ///< another did, guest or person
    othersDeclaredAtOnce,
    rareHand,          ///< the speaker's hand at the showdown is one that the game stops for
    othersRareHand,    ///< another's is, guest's or person's
    lost,              ///< the speaker lost a life, and has some left
    lostTwo,           ///< the speaker lost two lives at once, and has some left
    oneLeft,           ///< the speaker lost one, and has one token or penny left
    lastLife,          ///< the speaker lost one, and has a life left and nothing to pay with
    out,               ///< the speaker lost one, and has none
    othersLost,        ///< another guest lost a life, and has some left
    personLost,        ///< the person did
    othersLostTwo,     ///< another lost two at once, guest or person
    othersLastLife,    ///< another has a life left and nothing to pay with, guest or person
    othersOut,         ///< another has none left, guest or person
    gained,            ///< the speaker gained a token
    restarted,         ///< the speaker made the deal void, to begin it again
    othersRestarted,   ///< another did, guest or person
    betAgreed,         ///< the speaker agrees to a bet on who lasts longer
    betDeclined,       ///< the speaker does not
    crownTaken,        ///< the speaker took a trick with a king or a queen of the other side in it
    crownLost,         ///< a king or a queen of the speaker's has gone to the other side
    foolPlayed,        ///< the speaker played the Fool
    othersFool,        ///< another did, guest or person
    signalled,         ///< the speaker gave a signal
    othersSignalled,   ///< another did, guest or person
    laidLong,          ///< the speaker laid a four or a long run
    othersLaidLong,    ///< another did, guest or person
    wildTaken,         ///< the speaker took a wild card out of a meld of another
    wildLost,          ///< another took one out of a meld of the speaker's
    wentOut,           ///< the speaker ended the deal with the last card of the hand
    othersWentOut,     ///< another did, guest or person
    leftHolding,       ///< the speaker held many points when another did
    othersLeftHolding, ///< another held them, guest or person
    back,              ///< the speaker paid another stake
    waits,             ///< the person thinks for long
};

/// A line: for whom, and in English. A translator is free to say something else that fits moment and temperament.
struct GuestLine
{
    GuestMoment moment;
    std::optional<opponents::Temperament> temperament; ///< of any, where there is none
    const char *text;
};

/// What may be said at any table: it takes no monte, stock, discard pile, token or penny for granted. What does is
/// among the lines of the games that have them, which GuestTalk::learn() is given. The order of lines has no meaning.
[[nodiscard]] std::span<const GuestLine> guestLines();
/// The line in the language spoken now.
[[nodiscard]] QString guestLine(const GuestLine &line);
