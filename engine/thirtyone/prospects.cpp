// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "thirtyone/prospects.h"

namespace thirtyone {

using cards::Card;
using cards::french::packSize;
using cards::french::Rank;

namespace {

/// Each set of three cards of the pack, with one card more at a time; tells of each set the mean of what `worth` says
/// of the four.
template<class Worth>
void fillMeans(std::vector<float> &means, const Pack &pack, Worth &&worth)
{
    means.assign(cards::setsOfThree(packSize), 0);
    for (std::size_t third = 2; third < pack.size(); ++third)
        for (std::size_t second = 1; second < third; ++second)
            for (std::size_t first = 0; first < second; ++first) {
                double sum = 0;
                Hand four{pack[first], pack[second], pack[third], Card()};
                for (std::size_t more = 0; more < pack.size(); ++more) {
                    if (more == first || more == second || more == third)
                        continue;
                    four[cardsInHand] = pack[more];
                    sum += worth(four);
                }
                means[cards::numberOfThree(four[0], four[1], four[2])]
                    = static_cast<float>(sum / static_cast<double>(pack.size() - cardsInHand));
            }
}

} // namespace

const Prospects &Prospects::table(const Options &options)
{
    const bool stripped = options.pack == PackKind::stripped;
    // Each is made when it is first asked for.
    if (options.threeOfAKind305 && stripped) {
        static const Prospects both(options);
        return both;
    }
    if (options.threeOfAKind305) {
        static const Prospects threeOfAKind(options);
        return threeOfAKind;
    }
    if (stripped) {
        static const Prospects few(options);
        return few;
    }
    static const Prospects usual(options);
    return usual;
}

Prospects::Prospects(const Options &options)
    : m_values(&HandValues::table(options.threeOfAKind305))
{
    const Pack pack = cards::french::newPack<packSize>(options.pack == PackKind::stripped ? Rank::seven : Rank::two);
    fillMeans(m_afterOne, pack, [this](const Hand &four) { return m_values->best(four).value; });
    fillMeans(m_afterTwo, pack, [this](const Hand &four) { return best(four).promise; });
    for (const float promise : m_afterOne)
        m_afterOneOfAny += promise;
    m_afterOneOfAny /= static_cast<double>(pack.size() * (pack.size() - 1) * (pack.size() - 2)) / 6;
    for (Value value = 1; value <= thirtyOne; ++value)
        m_meanValue += 1 - m_values->shareBelow(value, options.pack == PackKind::stripped);
}

Prospects::Kept Prospects::best(const Hand &four, std::size_t bound) const
{
    Kept best;
    for (std::size_t place = 0; place <= cardsInHand; ++place) {
        if (place == bound)
            continue;
        const Card first = four[place == 0 ? 1 : 0];
        const Card second = four[place <= 1 ? 2 : 1];
        const Card third = four[place <= 2 ? 3 : 2];
        const double promise = of(first, second, third);
        if (best.discard == HandValues::nowhere || promise > best.promise
            || (promise == best.promise && points(four[place]) < points(four[best.discard])))
            best = {.promise = promise, .discard = place};
    }
    return best;
}

} // namespace thirtyone
