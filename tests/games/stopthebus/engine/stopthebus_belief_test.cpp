// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "stacked_stopthebus.h"
#include "stopthebus/baselines.h"

#include <cmath>

using namespace stopthebus;
using cards::Card;
using game::at;
using game::Seat;
using readable::handOfThree;

namespace {

/// A table whose seat 0 keeps in mind what it may see.
struct Watched
{
    StackedStopthebus table;
    Memory memory;

    explicit Watched(int seats)
        : table(seats)
    {
    }
    /// What happened since the last time.
    void tell()
    {
        for (; m_told < table.events.size(); ++m_told)
            memory.happened(Stopthebus::seenBy(table.events[m_told], 0));
        memory.look(table.state.view(0));
    }
    [[nodiscard]] Belief belief() const { return {table.state.view(0), memory}; }

private:
    std::size_t m_told = 0;
};

/// Whether a deal is a whole one: every card once, and what is known where it is.
bool isWhole(const Determinization &deal, const View &view)
{
    Pack left = cards::french::newPack<cards::french::packSize>();
    const auto takeOut = [&left](const Hand &cards) {
        return std::all_of(cards.begin(), cards.end(), [&left](Card card) { return left.removeFirst(card); });
    };
    bool whole = takeOut(deal.monte) && deal.hands[at(view.seat)] == view.hand && deal.monte == view.monte;
    for (const Seat seat : view.playing) {
        whole = whole && deal.hands[at(seat)].size() == std::size_t{cardsInHand} && takeOut(deal.hands[at(seat)]);
        for (const Card card : view.known[at(seat)])
            whole = whole && deal.hands[at(seat)].contains(card);
    }
    return whole && static_cast<int>(left.size()) == view.stock;
}

/// The chance that a seat holds a hand of that kind or better, over so many drawn deals.
double chanceOfAtLeast(const Watched &watched, Seat seat, Category least)
{
    constexpr int deals = 4'000;
    const View view = watched.table.state.view(0);
    const Belief belief = watched.belief();
    game::Random random(2);
    int held = 0;
    for (int drawn = 0; drawn < deals; ++drawn) {
        Determinization deal = Determinization::from(view);
        std::array<OpponentModel, game::maxSeats> models;
        belief.draw(deal, models, random);
        held += view.ranking->category(deal.hands[at(seat)]) >= least ? 1 : 0;
    }
    return static_cast<double>(held) / deals;
}

} // namespace

/// What an opponent makes of what the others took, gave and did not do (3.10).
class StopthebusBeliefTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyImaginedDealIsAWholeOne()
    {
        game::Random random(5);
        int looked = 0;
        for (int match = 0; match < 40; ++match) {
            State state({.mayPass = random.once(2)}, 2 + static_cast<int>(random.below(6)));
            Memory memory;
            const auto watch = [&](const Event &event) { memory.happened(Stopthebus::seenBy(event, 0)); };
            while (!state.over()) {
                if (state.awaitsPack()) {
                    state.supply(game::shuffledPack<Stopthebus>(state, random), watch);
                    continue;
                }
                const View view = state.view(0);
                if (state.toMove() == 0 && state.phase() != Phase::cut && random.once(3)) {
                    memory.look(view);
                    QVERIFY(view.knocker != game::nobody || view.lap > 1 || !memory.actsBefore(view).empty()
                            || view.phase == Phase::exchange);
                    const Belief belief(view, memory);
                    Determinization deal = Determinization::from(view);
                    std::array<OpponentModel, game::maxSeats> models;
                    belief.draw(deal, models, random);
                    QVERIFY(isWhole(deal, view));
                    ++looked;
                }
                QVERIFY(!state.apply(Stopthebus::randomMove(state, random), watch));
            }
        }
        QVERIFY(looked > 200);
    }

    void theChancesOfAllHandsAddUp()
    {
        Watched watched(3);
        watched.table.dealOpen({"2C 5D 9S", "3C 7D JS", "4C 8D QS"}, "KH 8C TH");
        watched.table.goOn("3C", "KH");
        watched.table.goOn("4C", "TH");
        watched.tell();
        const View view = watched.table.state.view(0);
        const Belief belief = watched.belief();
        const Pack unseen = Determinization::from(view).missing(view);
        double sum = 0;
        for (std::size_t one = 0; one < unseen.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                sum += belief.chanceOf(1, {unseen[one], unseen[other]});
        QVERIFY(std::abs(sum - 1) < 1e-9);
    }

    void whoTookACardHasAUseForIt()
    {
        // Of a six and a king somebody took the six: it rather goes with what is hidden than the king would.
        Watched watched(2);
        watched.table.dealOpen({"2C 5D 9S", "6C 6D JS"}, "6H KH 3D");
        watched.table.goOn("JS", "6H");
        watched.tell();
        const Belief belief = watched.belief();
        const double sixes = belief.chanceOf(1, handOfThree("6C 6D"));
        const double nothing = belief.chanceOf(1, handOfThree("TC 2H"));
        QVERIFY(sixes > 10 * nothing);
        QVERIFY(belief.chanceOf(1, handOfThree("6C 2C")) == 0); // it is seen elsewhere
        QVERIFY(chanceOfAtLeast(watched, 1, Category::pair) > 0.6);
    }

    void whoStopsHoldsAGoodHand()
    {
        Watched goesOn(2);
        goesOn.table.dealOpen({"2C 5D 9S", "3C 7D JS"}, "KH 8C TH");
        goesOn.table.goOn("3C", "KH");
        goesOn.tell();
        Watched stops(2);
        stops.table.dealOpen({"2C 5D 9S", "3C 7D JS"}, "KH 8C TH");
        stops.table.stop("3C", "KH");
        stops.tell();
        const double before = chanceOfAtLeast(goesOn, 1, Category::pair);
        const double after = chanceOfAtLeast(stops, 1, Category::pair);
        QVERIFY2(after > before + 0.2, std::to_string(after - before).c_str());
    }

    /// Who has been seen to stop with next to nothing is thought to do so again.
    void howSomebodyStopsIsLearnt()
    {
        const auto learntOf = [](std::string_view rule) {
            game::Random random(9);
            Baseline other = *Baseline::named(rule, 1);
            Baseline own = *Baseline::named("greedy", 2);
            Memory memory;
            State state({.tokens = 5}, 2);
            game::playOn<Stopthebus>(
                state, [&](const State &awaiting) { return game::shuffledPack<Stopthebus>(awaiting, random); },
                [&](const View &view) {
                    if (view.seat == 0)
                        memory.look(view);
                    return view.seat == 0 ? own.choose(view) : other.choose(view);
                },
                [&](const Event &event) { memory.happened(Stopthebus::seenBy(event, 0)); });
            const ModelBelief belief = memory.modelBeliefOf(1);
            double threshold = 0;
            double all = 0;
            for (std::size_t model = 0; model < stopModels; ++model) {
                threshold += belief.stop[model] * std::min(1.0, thresholds[model % thresholds.size()]);
                all += belief.stop[model];
            }
            return threshold / all;
        };
        const double early = learntOf("stop-70");
        const double late = learntOf("stop-97");
        QVERIFY2(early < late - 0.08, (std::to_string(early) + " " + std::to_string(late)).c_str());
    }

    /// What a model does is what it is thought to do.
    void modelsDoWhatTheyAreTakenToDo()
    {
        const Occasion occasion{
            .ranking = &Ranking::of(true), .prospects = &Prospects::of(true), .last = false, .mayKeep = false};
        const Hand hand = handOfThree("5C 6D JS");
        const Hand monte = handOfThree("7H KH JC");
        const Outlook outlook(hand, monte, occasion);
        for (std::size_t model = 0; model < exchangeModels; ++model) {
            const auto of = static_cast<ExchangeModel>(model);
            double sum = 0;
            for (Way way = firstExchange; way < wayCount; ++way) {
                sum += outlook.chance(of, way);
                QVERIFY(outlook.chance(of, way) <= outlook.chance(of, outlook.likeliest(of)) + 1e-12);
            }
            QVERIFY(std::abs(sum - 1) < 0.01);
            QVERIFY(outlook.chance(of, wayToKeep) < 0.01);
        }
        Hand best = hand;
        Hand left = monte;
        goWay(best, left, outlook.likeliest(ExchangeModel::best));
        QVERIFY(occasion.ranking->category(best) == Category::run);
        QVERIFY(stopChance(7, 0.95) > 0.9 && stopChance(7, 0.85) < 0.1);
    }
};

QTEST_APPLESS_MAIN(StopthebusBeliefTest)
#include "stopthebus_belief_test.moc"
