// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "cards/italian_pack.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

/// What rollouts come to, in the words of the card table that all games round a monte share.
class HintWords
{
    Q_DECLARE_TR_FUNCTIONS(HintWords)

public:
    /// How often something happens, as one says it: in so many deals out of so many.
    struct Fraction
    {
        int times = 0;
        int outOf = 1;
        [[nodiscard]] double share() const { return static_cast<double>(times) / outOf; }
        bool operator==(const Fraction &) const = default;
    };
    /// The nearest fraction that one would say of a share from 0 to 1.
    [[nodiscard]] static Fraction nearest(double share);
    /// "in one deal out of three", "less than once in a hundred deals"; "in every deal" only where the share is 1.
    [[nodiscard]] static QString often(double share);

    /// "the 4 of coins and the ace of cups"; "the 4 and the ace of cups" where they are of one suit.
    [[nodiscard]] static QString cards(const cards::Pack &pack, std::span<const cards::Card> cards);
    /// The same of cards that are told by their faces (words/face.h).
    [[nodiscard]] static QString cards(const QStringList &faces);
    /// The same of two or more, or "two cards of coins" where they are of one suit.
    [[nodiscard]] static QString together(const cards::Pack &pack, std::span<const cards::Card> cards);

    /// When a choice is: "As the dealer", "Lap 2".
    [[nodiscard]] static QString moment(bool asDealer, bool lastTurn, int lap);
    /// To whom a move is said: to whoever is to make it, or after somebody's name, where Italian must not say "you".
    enum class Said : std::uint8_t { toYou, ofAnybody };
    /// Moves: "Stay", "Knock", "Change your shirt (and knock)", "Give the 4 of coins, take the 7 of swords".
    [[nodiscard]] static QString stay(Said said = Said::toYou);
    [[nodiscard]] static QString knock(Said said = Said::toYou);
    [[nodiscard]] static QString shirtChange(bool knocks, Said said = Said::toYou);
    [[nodiscard]] static QString exchange(const cards::Pack &pack, std::span<const cards::Card> give,
                                          std::span<const cards::Card> take, Said said = Said::toYou);

    /// The same moves to whoever has made them: "You exchanged nothing", "You knocked" …
    [[nodiscard]] static QString stayed();
    [[nodiscard]] static QString knocked();
    [[nodiscard]] static QString changedShirt(bool knocked);
    [[nodiscard]] static QString exchanged(const cards::Pack &pack, std::span<const cards::Card> given,
                                           std::span<const cards::Card> taken);

    /// "Knock" as a sentence has it in its middle.
    [[nodiscard]] static QString within(QString move);

    // Sentences of the reason, `often` being "in one deal out of three", `worth` a hand's, `costs` what the move costs
    // (CountedWords::chance()): in the last turn; after a knock; and where the deal goes on.
    [[nodiscard]] static QString joined(const QString &first, const QString &second);
    [[nodiscard]] static QString last(const QString &worth, const QString &costs);
    [[nodiscard]] static QString lastInTheEnd(const QString &worth, const QString &costs);
    [[nodiscard]] static QString goesOn(const QString &worth, const QString &costs);
    // `other` is the one opponent's name; empty where there are several.
    [[nodiscard]] static QString laidOpenNow(const QString &other, const QString &often);
    [[nodiscard]] static QString took(const QString &name, const QString &cards, const QString &often);

private:
    [[nodiscard]] static QString withArticle(char rank, const QString &name);
};
