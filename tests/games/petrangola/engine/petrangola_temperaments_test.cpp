// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "opponents/policy.h"
#include "petrangola/determinization.h"
#include "petrangola/petrangola.h"

#include <algorithm>
#include <vector>

using namespace petrangola;
using game::at;
using game::Seat;
using opponents::Level;
using opponents::Temperament;
using Opponent = Petrangola::Policy;

namespace {

/// What somebody at the table could see of one player.
struct Conduct
{
    int deals = 0;
    int knocks = 0;
    /// The laps of all its knocks, added up.
    int knockLaps = 0;
    /// Exchanges before a knock, how many cards they moved, and how dear these were.
    int exchanges = 0;
    int cards = 0;
    double given = 0;
    /// How often the next seat took one of the cards just given.
    int taken = 0;
    /// The shares of the best hands that the next seat then had in reach, added up.
    double left = 0;
    int wins = 0;

    [[nodiscard]] double knockRate() const { return part(knocks, deals); }
    [[nodiscard]] double knockLap() const { return part(knockLaps, knocks); }
    [[nodiscard]] double cardsAnExchange() const { return part(cards, exchanges); }
    [[nodiscard]] double givenACard() const { return part(given, cards); }
    [[nodiscard]] double leftMean() const { return part(left, exchanges); }
    [[nodiscard]] double takenRate() const { return part(taken, exchanges); }

    static double part(double of, double all) { return of / all; }
};

double bestShareInReach(const View &view)
{
    double best = 0;
    for (const Move &move : legalMoves(view))
        best = std::max(best, share(view, handAfter(view, move)));
    return best;
}

/// Duels against the even one of the same level, seats changing.
Conduct conductOf(Level level, Temperament temperament, int duels)
{
    Conduct conduct;
    for (int duel = 0; duel < duels; ++duel) {
        const auto seed = static_cast<std::uint64_t>(duel) * 1'000;
        const Seat own = duel % 2;
        std::vector<Opponent> players;
        for (Seat seat = 0; seat < 2; ++seat)
            players.emplace_back(level, seed + 1 + at(seat), seat == own ? temperament : Temperament::even);
        Hand lastGiven;
        const auto watch = [&](const View &view, const Move &move) {
            // In a deal that drags on all of them come to knock, one as the other.
            if (view.phase != Phase::turn || weariness(view) > 1)
                return;
            const auto *exchange = std::get_if<Exchange>(&move);
            if (view.seat != own) {
                if (!lastGiven.empty())
                    conduct.left += bestShareInReach(view);
                if (exchange != nullptr)
                    for (const cards::Card card : exchange->take)
                        if (lastGiven.contains(card)) {
                            ++conduct.taken;
                            break;
                        }
                lastGiven.clear();
                return;
            }
            if (knocks(view, move)) {
                ++conduct.knocks;
                conduct.knockLaps += view.lap;
            } else if (exchange != nullptr && view.knocker == game::nobody) {
                ++conduct.exchanges;
                conduct.cards += cardsExchanged(move);
                conduct.given += given(view, move);
                lastGiven = exchange->give;
            }
        };
        game::Random random(seed);
        Options options;
        options.reentries = 0;
        State state(options, 2);
        game::playOn<Petrangola>(
            state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
            [&](const View &view) {
                const Move move = players[at(view.seat)].choose(view);
                watch(view, move);
                return move;
            },
            [&](const Event &event) {
                if (std::holds_alternative<Showdown>(event))
                    ++conduct.deals;
            });
        conduct.wins += state.view(0).winner == own ? 1 : 0;
    }
    return conduct;
}

} // namespace

/// Players of one level that play otherwise, and neither better nor worse. How strong each is, over more duels, is in
/// engine/opponents/LEVELS.md.
class PetrangolaTemperamentsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void temperamentsHaveNames()
    {
        for (const Temperament temperament : opponents::temperaments)
            QCOMPARE(opponents::temperamentNamed(opponents::nameOf(temperament)), temperament);
        QCOMPARE(opponents::temperamentNamed("late"), Temperament::late);
        QCOMPARE(opponents::temperamentNamed("Late"), std::nullopt);
        QCOMPARE(opponents::temperamentNamed(""), std::nullopt);
    }

    void canBeSeenAtTheTable_data()
    {
        QTest::addColumn<int>("level");
        for (const Level level : {Level::novice, Level::casual, Level::regular})
            QTest::addRow("%s", std::string(opponents::nameOf(level)).c_str()) << static_cast<int>(level);
    }
    void canBeSeenAtTheTable()
    {
        QFETCH(int, level);
        constexpr int duels = 400;
        const auto conduct = [&](Temperament temperament) {
            const Conduct seen = conductOf(static_cast<Level>(level), temperament, duels);
            qInfo("%-7s wins %.3f, knocks %.2f, in lap %.2f, cards %.2f, given %.2f, taken %.2f, left %.3f",
                  std::string(opponents::nameOf(temperament)).c_str(), Conduct::part(seen.wins, duels),
                  seen.knockRate(), seen.knockLap(), seen.cardsAnExchange(), seen.givenACard(), seen.takenRate(),
                  seen.leftMean());
            return seen;
        };
        const Conduct even = conduct(Temperament::even);
        const Conduct early = conduct(Temperament::early);
        const Conduct late = conduct(Temperament::late);
        const Conduct hoarder = conduct(Temperament::hoarder);
        const Conduct denier = conduct(Temperament::denier);

        QVERIFY(early.knockRate() > even.knockRate() + 0.05);
        QVERIFY(late.knockRate() < even.knockRate() - 0.05);
        QVERIFY(early.knockLap() < even.knockLap() - 0.1);
        QVERIFY(late.knockLap() > even.knockLap() + 0.1);
        QVERIFY(hoarder.givenACard() < even.givenACard() * 0.85);
        // A regular feeds nobody anyhow; its denier leaves what is of less use.
        if (static_cast<Level>(level) == Level::regular)
            QVERIFY(1 - denier.leftMean() > (1 - even.leftMean()) * 1.15);
        else
            QVERIFY(denier.takenRate() < even.takenRate() * 0.9);
        if (static_cast<Level>(level) == Level::regular)
            QVERIFY(hoarder.cardsAnExchange() - 1 < (even.cardsAnExchange() - 1) * 0.7);
        // A coarse sieve: 400 duels are right to within 5 of 100.
        for (const Conduct &one : {early, late, hoarder, denier}) {
            QVERIFY(one.wins > duels * 0.43);
            QVERIFY(one.wins < duels * 0.57);
        }
    }
};

QTEST_APPLESS_MAIN(PetrangolaTemperamentsTest)
#include "petrangola_temperaments_test.moc"
