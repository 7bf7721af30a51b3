// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "high_card.h"
#include "mambassa/baselines.h"
#include "mambassa/mambassa.h"
#include "opponents/policy.h"
#include "petrangola/baselines.h"
#include "petrangola/petrangola.h"

using game::at;
using game::Seat;
using high_card::HighCard;
using high_card::State;
using high_card::View;
using opponents::Level;
using opponents::Temperament;

static_assert(opponents::Measurable<petrangola::Petrangola> && knocking::Searchable<petrangola::Petrangola>);
static_assert(opponents::Measurable<mambassa::Mambassa> && knocking::Searchable<mambassa::Mambassa>);

// A game needs nothing of a knocking one, and not every class is a policy.
static_assert(opponents::HasPolicy<HighCard> && !knocking::Knocking<HighCard>);
static_assert(!opponents::Policy<petrangola::Petrangola::Policy, HighCard>);

namespace {

struct Played
{
    std::vector<int> cards;
    std::array<int, high_card::mostSeats> points{};
    /// By the opponent at seat 0.
    int heard = 0;
};

/// A match in which seat 0 has that level, and all others are novices.
Played play(Level level, int seats, std::uint64_t seed)
{
    game::Random random(seed);
    std::vector<HighCard::Policy> players;
    for (Seat seat = 0; seat < seats; ++seat)
        players.emplace_back(seat == 0 ? level : Level::novice, seed + at(seat), Temperament::even);
    State state({}, seats);
    Played played;
    game::playOn<HighCard>(
        state, [&](const State &awaiting) { return game::shuffledPack<HighCard>(awaiting, random); },
        [&](const View &view) { return players[at(view.seat)].choose(view); },
        [&](const high_card::Event &event) {
            played.cards.push_back(event.card);
            if (players[0].listens())
                players[0].happened(HighCard::seenBy(event, 0));
        });
    played.points = state.view(0).points;
    played.heard = players[0].heard();
    return played;
}

} // namespace

class PolicyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Points as the score, a deal that gains and never loses, and a match that nobody wins.
    /// Points as the score, a deal that gains and never loses, and a match that nobody wins.
    void itsStandingIsToldInPointsAndItMayBeDrawn()
    {
        constexpr int seats = 3;
        int drawn = 0;
        int won = 0;
        for (std::uint64_t match = 0; match < 200; ++match) {
            game::Random random(match);
            State state({}, seats);
            std::optional<game::DealOver> over;
            game::playOn<HighCard>(
                state, [&](const State &awaiting) { return game::shuffledPack<HighCard>(awaiting, random); },
                [&](const View & /*view*/) { return HighCard::randomMove(state, random); },
                [&](const high_card::Event &event) {
                    if (const auto told = HighCard::dealOver(event, state.deal()))
                        over = told;
                });
            const View view = state.view(1);
            QVERIFY(over && over->number == 1 && over->lost == game::Scores{});
            const game::Standing standing = HighCard::standing(view);
            QCOMPARE(standing.kind, game::Score::points);
            for (Seat seat = 0; seat < seats; ++seat) {
                QCOMPARE(standing.score[at(seat)], view.points[at(seat)]);
                QCOMPARE(over->change(seat), view.points[at(seat)]);
            }
            const auto ended = HighCard::matchOver(view);
            QVERIFY(ended.has_value());
            if (view.points == std::array<int, high_card::mostSeats>{1, 1, 1}) {
                QVERIFY(ended->winners.empty());
                ++drawn;
            } else {
                QCOMPARE(ended->winners.size(), 1);
                QVERIFY(view.points[at(ended->winners.lowest())] >= 2);
                ++won;
            }
        }
        QVERIFY(drawn > 0 && won > 0);
    }

    void aGameWithoutAKnockIsPlayedByItsOwnPolicy()
    {
        constexpr int matches = 2000;
        int points = 0;
        for (std::uint64_t match = 0; match < matches; ++match) {
            const Played played = play(Level::casual, 3, match);
            QCOMPARE(played.cards.size(), std::size_t{1 + 3 * high_card::cardsInHand});
            QCOMPARE(played.points[0] + played.points[1] + played.points[2], high_card::cardsInHand);
            points += played.points[0];
        }
        // A third is what luck alone gives.
        const double share = static_cast<double>(points) / (matches * high_card::cardsInHand);
        QVERIFY2(share > 0.35, qPrintable(QString::number(share)));
    }

    void theSameSeedGivesTheSameMoves() { QCOMPARE(play(Level::novice, 4, 7).cards, play(Level::novice, 4, 7).cards); }

    void onlyWhoListensIsTold()
    {
        QCOMPARE(play(Level::regular, 2, 1).heard, 0);
        QCOMPARE(play(Level::expert, 2, 1).heard, 1 + 2 * high_card::cardsInHand);
    }
};

QTEST_APPLESS_MAIN(PolicyTest)
#include "policy_test.moc"
