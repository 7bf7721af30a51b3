// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "playout.h"
#include "thirtyone_tested.h"

using namespace thirtyone;

namespace {

/// Thirty-One with these cards in the middle and that at stake; all other house rules are drawn.
template<Source Middle, Settlement Stake>
struct Variant : Thirtyone
{
};

} // namespace

template<Source Middle, Settlement Stake>
struct tested::Game<Variant<Middle, Stake>> : tested::Game<Thirtyone>
{
    struct Referee : thirtyone::Referee
    {
        explicit Referee(game::Random &random)
            : thirtyone::Referee(table(random))
        {
        }

    private:
        static AnyTable<Thirtyone> table(game::Random &random)
        {
            AnyTable<Thirtyone> drawn(random);
            drawn.options.source = Middle;
            drawn.options.settlement = Stake;
            return drawn;
        }
    };
};

/// 2,000 random matches of each way to play Thirty-One, counted to the last chip, with 32 cards and 30½ among them.
class ThirtyonePlayoutTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pennies() { play<Source::piles, Settlement::lives>(); }
    void bills() { play<Source::piles, Settlement::bill>(); }
    void points() { play<Source::piles, Settlement::points>(); }
    void aPot() { play<Source::piles, Settlement::pot>(); }
    void theWidow() { play<Source::widow, Settlement::pot>(); }
    void theWidowForPennies() { play<Source::widow, Settlement::lives>(); }
    void switchForPennies() { play<Source::packets, Settlement::lives>(); }
    void switchForAPot() { play<Source::packets, Settlement::pot>(); }

private:
    template<Source Middle, Settlement Stake>
    static void play()
    {
        game::Random random(3131);
        for (int match = 0; match < tested::times(2000); ++match) {
            const std::string fault = playout::playRandomMatch<Variant<Middle, Stake>>(random);
            QVERIFY2(fault.empty(), fault.c_str());
        }
    }
};

QTEST_APPLESS_MAIN(ThirtyonePlayoutTest)
#include "thirtyone_playout_test.moc"
