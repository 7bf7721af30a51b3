// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/measure.h"
#include "game/simulation.h"
#include "games/petrangola/petrangola_stripped_loop.h"
#include "petrangola/petrangola.h"

#include <QJsonObject>

#include <vector>

namespace petrangola {

/// How fast the rules and the ranking are, each beside a bare loop.
class Bench
{
public:
    /// Some of the keys of arena::bench().
    [[nodiscard]] static QJsonObject figures()
    {
        const std::vector<Faces> hands = randomHands();
        const double lookUps = bareLookUps(hands);
        const double ranked = evaluations(hands);

        game::Random random(1);
        std::uint64_t matches = 0;
        std::uint64_t moves = 0;
        const double plies = arena::perSecond([&] {
            State state(Options(), StrippedLoop::seats);
            const std::uint64_t taken = game::playAtRandom<Petrangola>(state, random);
            ++matches;
            moves += taken;
            return taken;
        });
        StrippedLoop stripped(1);
        const double strippedPlies = arena::perSecond([&] { return stripped.playMatch(); });
        return {
            {QStringLiteral("evaluationsPerSecond"), ranked},
            {QStringLiteral("bareLookUpsPerSecond"), lookUps},
            {QStringLiteral("evaluationRatio"), ranked / lookUps},
            {QStringLiteral("playoutsPerSecond"), plies * static_cast<double>(matches) / static_cast<double>(moves)},
            {QStringLiteral("pliesPerSecond"), plies},
            {QStringLiteral("strippedPliesPerSecond"), strippedPlies},
            {QStringLiteral("playoutRatio"), plies / strippedPlies},
        };
    }

private:
    using Faces = std::array<std::uint8_t, cardsInHand>;

    /// As many as both of the look-up loops go through in one round.
    static std::vector<Faces> randomHands()
    {
        constexpr std::size_t hands = 1U << 16U;
        game::Random random(1);
        std::vector<Faces> all(hands);
        for (Faces &hand : all) {
            Pack pack = cards::italian::newPack<mostCards>(1);
            for (std::uint8_t &face : hand) {
                face = pack[random.below(static_cast<std::uint32_t>(pack.size()))].face();
                pack.removeFirst(cards::Card(face));
            }
        }
        return all;
    }

    /// Look-ups in a table of the ranking's size with nothing of the engine's round it.
    static double bareLookUps(const std::vector<Faces> &hands)
    {
        constexpr std::size_t faces = cards::italian::packSize;
        std::vector<std::uint8_t> table(faces * faces * faces);
        for (std::size_t place = 0; place < table.size(); ++place)
            table[place] = static_cast<std::uint8_t>(place * 31);
        return arena::perSecond([&] {
            std::uint64_t sum = 0;
            for (const auto &[first, second, third] : hands)
                sum += table[(first * faces + second) * faces + third];
            arena::sink = arena::sink + sum;
            return hands.size();
        });
    }

    static double evaluations(const std::vector<Faces> &hands)
    {
        const Ranking &ranking = Ranking::of({});
        return arena::perSecond([&] {
            std::uint64_t sum = 0;
            for (const auto &[first, second, third] : hands)
                sum += ranking.strength(cards::Card(first), cards::Card(second), cards::Card(third)).value;
            arena::sink = arena::sink + sum;
            return hands.size();
        });
    }
};

} // namespace petrangola
