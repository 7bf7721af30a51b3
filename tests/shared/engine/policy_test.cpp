// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine_test.h"
#include "game/simulation.h"
#include "mambassa/baselines.h"
#include "opponents/policy.h"
#include "petrangola/baselines.h"
#include "tested_games.h"

#include <numeric>

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
    std::vector<std::string> cards;
    high_card::Points points{};
    /// By the opponent at seat 0.
    int heard = 0;
};

/// A match of one deal in which seat 0 has that level, and all others are novices.
Played play(Level level, std::uint64_t seed)
{
    game::Random random(seed);
    std::vector<HighCard::Policy> players;
    for (Seat seat = 0; seat < high_card::seats; ++seat)
        players.emplace_back(seat == 0 ? level : Level::novice, seed + at(seat), Temperament::even);
    State state({}, high_card::seats);
    Played played;
    game::playOn<HighCard>(
        state, [&](const State &awaiting) { return game::shuffledPack<HighCard>(awaiting, random); },
        [&](const View &view) { return players[at(view.seat)].choose(view); },
        [&](const high_card::Event &event) {
            played.cards.push_back(high_card::code(event.card));
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
    /// Points as the score, deals that gain and never lose, a side that wins, and matches that nobody wins.
    void itsStandingIsToldInPointsAndASideWinsOrNone()
    {
        int drawn = 0;
        int won = 0;
        for (std::uint64_t match = 0; match < 200; ++match) {
            game::Random random(match);
            State state({.deals = 2}, high_card::seats);
            std::optional<game::DealOver> over;
            game::playOn<HighCard>(
                state, [&](const State &awaiting) { return game::shuffledPack<HighCard>(awaiting, random); },
                [&](const View & /*view*/) { return HighCard::randomMove(state, random); },
                [&](const high_card::Event &event) {
                    if (const auto told = HighCard::dealOver(event, state.deal()))
                        over = told;
                });
            const View view = state.view(1);
            QVERIFY(over && over->number == 2 && over->lost == game::Scores{});
            const game::Standing standing = HighCard::standing(view);
            QCOMPARE(standing.kind, game::Score::points);
            for (Seat seat = 0; seat < high_card::seats; ++seat)
                QCOMPARE(standing.score[at(seat)], view.points[at(seat)]);
            const auto ended = HighCard::matchOver(view);
            QVERIFY(ended.has_value());
            const int lead = view.points[0] + view.points[2] - view.points[1] - view.points[3];
            QCOMPARE(ended->side, lead != 0);
            QCOMPARE(ended->winners.size(), lead == 0 ? 0 : 2);
            QVERIFY(lead == 0
                    || (ended->winners.contains(0) == (lead > 0) && ended->winners.contains(3) == (lead < 0)));
            ++(lead == 0 ? drawn : won);
        }
        QVERIFY(drawn > 0 && won > 0);
    }

    void aGameWithoutAKnockIsPlayedByItsOwnPolicy()
    {
        constexpr int matches = 2000;
        int points = 0;
        for (std::uint64_t match = 0; match < matches; ++match) {
            const Played played = play(Level::casual, match);
            QCOMPARE(played.cards.size(), std::size_t{1 + high_card::seats * high_card::cardsInHand});
            QCOMPARE(std::accumulate(played.points.begin(), played.points.end(), 0), high_card::cardsInHand);
            points += played.points[0];
        }
        // A quarter is what luck alone gives.
        const double share = static_cast<double>(points) / (matches * high_card::cardsInHand);
        QVERIFY2(share > 0.27, qPrintable(QString::number(share)));
    }

    void theSameSeedGivesTheSameMoves() { QCOMPARE(play(Level::novice, 7).cards, play(Level::novice, 7).cards); }

    void onlyWhoListensIsTold()
    {
        QCOMPARE(play(Level::regular, 1).heard, 0);
        QCOMPARE(play(Level::expert, 1).heard, 1 + high_card::seats * high_card::cardsInHand);
    }
};

QTEST_APPLESS_MAIN(PolicyTest)
#include "policy_test.moc"
