// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "petrangola/baselines.h"
#include "petrangola/petrangola.h"
#include "petrangola_readable.h"

#include <cmath>
#include <functional>
#include <map>
#include <numeric>

using namespace petrangola;
using cards::Card;
using game::at;
using game::Seat;

namespace {

/// Plays matches in which every seat follows a plain rule, and shows what `seat` knows whenever it has to choose.
template<class Look>
void lookOn(const std::vector<std::string_view> &rules, Seat seat, int matches, std::uint64_t seed, Look &&look)
{
    game::Random random(seed);
    for (int match = 0; match < matches; ++match) {
        std::vector<Baseline> players;
        for (const std::string_view rule : rules)
            players.push_back(*Baseline::named(rule, random.next()));
        Memory memory;
        State state(Options(), static_cast<int>(rules.size()));
        game::playOn<Petrangola>(
            state, [&](const State &awaiting) { return game::shuffledPack<Petrangola>(awaiting, random); },
            [&](const View &view) {
                if (view.seat == seat) {
                    memory.look(view);
                    look(view, memory);
                }
                return players[at(view.seat)].choose(view);
            },
            [&](const Event &event) { memory.happened(seenBy(event, seat)); });
    }
}

/// Every card whose place the view does not tell, of one pack.
std::vector<Card> unseen(const View &view)
{
    Pack all = cards::italian::newPack<mostCards>(1);
    const auto see = [&all](const Hand &hand) {
        for (const Card card : hand)
            all.removeFirst(card);
    };
    see(view.hand);
    see(view.monte);
    for (const Hand &known : view.known)
        see(known);
    return {all.begin(), all.end()};
}

/// The weight of one hand by the definition: how likely a player, of whom this is believed, did all that.
double plainWeight(const Hand &unknown, Seat seat, const View &view, const Memory &memory)
{
    Evidence evidence;
    Hand hand = view.known[at(seat)];
    for (const Card card : unknown)
        hand.push_back(card);
    double blunders = 1;
    const std::vector<Act> &acts = memory.actsBefore(view);
    const ModelBelief belief = memory.modelBeliefOf(seat);
    for (auto act = acts.rbegin(); act != acts.rend(); ++act) {
        if (act->seat != seat || std::holds_alternative<Expose>(act->move))
            continue;
        if (std::holds_alternative<Keep>(act->move)) {
            evidence.chosen(true, view.ranking->strength(hand));
            continue;
        }
        const Stance stance = stanceOf(*act, hand, *view.ranking, view.playing.size());
        evidence.seen(stance, knocked(*act));
        if (knocked(*act)) {
            const Ways ways = Ways::of(stance.hand, stance.monte, *view.ranking);
            const bool better = isShirtChange(act->move) ? ways.shirt() >= ways.kept() : ways.kept() >= ways.shirt();
            blunders *= better ? 1 : 0.02;
        }
        hand = stance.hand;
    }
    const auto mix = [](const auto &thought, const auto &seen) {
        return std::inner_product(thought.begin(), thought.end(), seen.begin(), 0.0);
    };
    return mix(belief.knock, evidence.knock) * mix(belief.swap, evidence.swap) * mix(belief.keep, evidence.keep)
        * blunders;
}

/// Calls with every set of `count` of the cards.
template<class Each>
void forEachSet(const std::vector<Card> &cards, std::size_t count, Each &&each, std::size_t from = 0, Hand set = {})
{
    if (set.size() == count) {
        each(set);
        return;
    }
    for (std::size_t index = from; index < cards.size(); ++index) {
        Hand more = set;
        more.push_back(cards[index]);
        forEachSet(cards, count, each, index + 1, more);
    }
}

double sumOver(const std::array<double, knockModels> &chances, int fewest, int most)
{
    double sum = 0;
    for (int points = fewest; points <= most; ++points)
        sum += chances[at(points - leastThreshold)] + chances[at(firstRough + points - leastThreshold)];
    return sum;
}

} // namespace

class PetrangolaBeliefTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// One pack, two seats: every set of hidden cards is weighed by the definition and compared.
    void weighsBeliefByWhatWasDone()
    {
        int compared = 0;
        lookOn({"greedy", "threshold-24"}, 0, 12, 7, [&](const View &view, const Memory &memory) {
            if (view.phase != Phase::turn || memory.actsBefore(view).size() < 2)
                return;
            const std::size_t unknown = cardsInHand - view.known[1].size();
            const Belief hidden(view, memory);
            double sum = 0;
            double sumOfChances = 0;
            std::vector<std::pair<Hand, double>> weights;
            forEachSet(unseen(view), unknown, [&](const Hand &set) {
                weights.emplace_back(set, plainWeight(set, 1, view, memory));
                sum += weights.back().second;
            });
            // The larger tables in part: looking a set up takes long.
            const std::size_t step = weights.size() > 1'000 ? 97 : 1;
            double apart = 0;
            for (std::size_t index = 0; index < weights.size(); index += step) {
                const double chance = hidden.chanceOf(1, weights[index].first);
                sumOfChances += chance;
                apart += std::abs(chance - weights[index].second / sum);
            }
            // Models that are as good as ruled out are left out of the reckoning.
            QVERIFY2(apart < 0.03, qPrintable(QString::number(apart)));
            if (step == 1)
                QVERIFY(std::abs(sumOfChances - 1) < 1e-9);
            ++compared;
        });
        QVERIFY(compared > 10);
    }

    void drawsHandsAsOftenAsTheyAreLikely()
    {
        int compared = 0;
        lookOn({"greedy", "greedy"}, 0, 6, 11, [&](const View &view, const Memory &memory) {
            const std::size_t unknown = cardsInHand - view.known[1].size();
            if (view.phase != Phase::turn || memory.actsBefore(view).size() < 2 || unknown != 1)
                return;
            const Belief hidden(view, memory);
            game::Random random(5);
            std::map<int, int> drawn;
            constexpr int draws = 4'000;
            for (int draw = 0; draw < draws; ++draw) {
                Determinization deal = Determinization::from(view);
                std::array<OpponentModel, game::maxSeats> models;
                hidden.draw(deal, models, random);
                ++drawn[deal.hands[1][2].face()];
                QCOMPARE(deal.hands[0], view.hand);
            }
            for (const Card card : unseen(view)) {
                const double chance = hidden.chanceOf(1, Hand{card});
                const double share = static_cast<double>(drawn[card.face()]) / draws;
                QVERIFY(std::abs(share - chance) < 5 * std::sqrt(chance * (1 - chance) / draws) + 1e-3);
            }
            ++compared;
        });
        QVERIFY(compared > 3);
    }

    /// Who takes the best in reach would have taken a sequence that lay there for it.
    void aHandThatWouldHaveActedOtherwiseLosesWeight()
    {
        State state(Options(), 2);
        state.supply(Petrangola::newPack(state)); // seat 1 deals
        Pack pack = Petrangola::newPack(state);
        const auto stack = [&pack](std::string_view text, std::size_t place) {
            for (const Card card : readable::hand(text))
                std::swap(pack[pack.indexOf(card)], pack[place++]);
        };
        stack("4S KC 2C", 1);
        stack("KD HD 2S", 4);
        stack("AD 3C 6B", 7);
        Memory memory;
        const auto note = [&](const Event &event) { memory.happened(seenBy(event, 1)); };
        state.supply(pack, note);
        QVERIFY(!state.apply(Cut{1}, note));
        QVERIFY(!state.apply(Expose{}, note)); // AD 3C 6B
        QVERIFY(!state.apply(Exchange{readable::hand("4S"), readable::hand("3C")}, note));
        const View view = state.view(1);
        const Belief hidden(view, memory);
        // With 7B 5B it would have gone for the batons, with KC 2C it did well.
        QVERIFY(hidden.chanceOf(0, readable::hand("7B 5B")) * 5 < hidden.chanceOf(0, readable::hand("KC 2C")));
    }

    void learnsWhatTheOthersAreLike()
    {
        // Against somebody who never knocks it shows when the other does.
        const auto mean = [](std::string_view rule, const std::function<double(const ModelBelief &)> &wanted) {
            double sum = 0;
            int seen = 0;
            lookOn({"never-knock", rule}, 0, 12, 3, [&](const View &view, const Memory &memory) {
                if (view.deal != 5)
                    return;
                sum += wanted(memory.modelBeliefOf(1));
                ++seen;
            });
            qInfo("%.2f", sum / seen);
            return sum / seen;
        };
        const auto stuck = [](const ModelBelief &belief) { return belief.knock[whenNothingGains]; };
        const auto near = [](const ModelBelief &belief) { return sumOver(belief.knock, 26, 30); };
        QVERIFY(mean("greedy", stuck) > 0.5);
        QVERIFY(mean("threshold-28", stuck) < 0.1);
        QVERIFY(mean("threshold-28", near) > 0.35);
        QVERIFY(mean("greedy", near) < 0.2);
    }

    void nothingIsLearntFromADealSeenInPart()
    {
        lookOn({"greedy", "greedy"}, 0, 3, 21, [&](const View &view, const Memory &memory) {
            QVERIFY(view.phase == Phase::cut || view.phase == Phase::reentry || view.phase == Phase::dealersChoice
                    || !memory.actsBefore(view).empty());
            QVERIFY(Memory().actsBefore(view).empty());
            if (view.phase == Phase::turn)
                (void)Belief(view, Memory());
        });
    }
};

QTEST_APPLESS_MAIN(PetrangolaBeliefTest)
#include "petrangola_belief_test.moc"
