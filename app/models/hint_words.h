// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "petrangola/prospect.h"

#include <QCoreApplication>
#include <QString>
#include <QStringList>

/// What a prospect comes to, in the words of the card table. Every share that is named is the prospect's own.
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
    /// "in one deal out of three", "in hardly any deal"; "in every deal" only where the share is 1.
    [[nodiscard]] static QString often(double share);
    /// "12%", "under 1%".
    [[nodiscard]] static QString percent(double share);

    /// "Knock", "Shirt change", "Give the 4 of coins, take the 7 of swords".
    [[nodiscard]] static QString move(const petrangola::View &view, const petrangola::Move &move);
    /// What the hand is worth after it; empty where nobody knows.
    [[nodiscard]] static QString worthAfter(const petrangola::Prospect &prospect, std::size_t index);
    /// "you lose a token 12 times in 100".
    [[nodiscard]] static QString chance(double share);
    /// One or two sentences on why that move's chance is what it is. `names` are those of the seats.
    [[nodiscard]] static QString reason(const petrangola::Prospect &prospect, std::size_t index,
                                        const QStringList &names);

private:
    [[nodiscard]] static QString outcome(const petrangola::Prospect &prospect, std::size_t index);
    [[nodiscard]] static QString cause(const petrangola::Prospect &prospect, std::size_t index,
                                       const QStringList &names);
    [[nodiscard]] static QString taken(const petrangola::Prospect &prospect, std::size_t index,
                                       const QStringList &names);
    [[nodiscard]] static QString fed(const petrangola::Prospect &prospect, std::size_t index, const QStringList &names);
    [[nodiscard]] static QString cards(const petrangola::Hand &cards);
};
