// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <map>

/// Which key does what, without any keyboard at hand.
///
/// A command is what a key does, under the letter that it has on a keyboard of the United States: "k" knocks there. The
/// digits and q w e r t stand for cards that lie in a row, so they are keys that lie in a row, whatever is printed on
/// them. All other letters are the first ones of words: they go by what is printed.
namespace key_plan {

/// What a key prints, by itself and with Shift. Nothing where that is not known.
struct Print
{
    QString plain;
    QString shifted;

    bool operator==(const Print &) const = default;
};

using Prints = std::map<QString, Print>;   ///< by the names of places
using Places = std::map<QString, QString>; ///< where each command lies

/// "1" to "9", "q" to "t", and the letters of words, as they are listed for the person.
[[nodiscard]] const QStringList &commands();
/// What a key may do besides, and usually none does: "enter", "space", "esc", "tab", "left", "right", "back".
[[nodiscard]] const QStringList &extras();
[[nodiscard]] bool isKnown(const QString &command);

/// What a keyboard of the United States prints.
[[nodiscard]] Prints usualPrints();
/// Every command has a place of its own. `own` are places that the person chose: those hold, whatever is printed there;
/// what is no command or no place in them, or names a place twice, is as if it were not there.
[[nodiscard]] Places places(const Prints &prints, const Places &own);
/// What one finds printed on the key there, where one looks for that command: a digit is on the key where the French
/// have an ampersand too.
[[nodiscard]] QString label(const QString &command, const QString &place, const Prints &prints);
/// The place that prints it, or that the United States have it on; empty where there is none.
[[nodiscard]] QString placePrinting(const QString &letter, const Prints &prints);

/// With these a whole match can be played with one hand.
[[nodiscard]] const Places &leftHand();
[[nodiscard]] const Places &rightHand();

/// As the settings file has them: "k:z". What cannot be understood is left out.
[[nodiscard]] Places read(const QStringList &written);
[[nodiscard]] QStringList written(const Places &own);

} // namespace key_plan
