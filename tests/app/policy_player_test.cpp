// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "game/simulation.h"
#include "high_card.h"
#include "match/computer_player.h"
#include "match/match.h"

#include <QTest>

using game::at;
using game::Seat;
using high_card::Event;
using high_card::HighCard;
using high_card::State;
using high_card::View;
using opponents::Level;
using opponents::Temperament;

namespace {

using high_card::seats;
constexpr std::array<Level, seats> levels{Level::novice, Level::casual, Level::expert, Level::regular};

FairShuffle shuffle()
{
    return FairShuffle(QByteArray(FairShuffle::seedBytes, '\1'));
}

class Onlooker : public Observer<HighCard>
{
public:
    bool happened(const Event &event, const View &) override
    {
        cards.push_back(high_card::code(event.card));
        return true;
    }
    void awaits(const View &) override { }
    void finished() override { over = true; }

    std::vector<std::string> cards;
    bool over = false;
};

} // namespace

/// The match and the computer's seats, with a game of another family and a policy of its own (high_card.h).
class PolicyPlayerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void anyGameIsPlayedByItsPolicies()
    {
        std::vector<std::unique_ptr<Player<HighCard>>> players;
        for (Seat seat = 0; seat < seats; ++seat)
            players.push_back(std::make_unique<ComputerPlayer<HighCard>>(
                levels[at(seat)], at(seat), [](const View &) { return std::chrono::milliseconds(0); }));
        Onlooker onlooker;
        Match<HighCard> match(State({}, seats), std::move(players), shuffle(), onlooker, 0);
        match.start();
        QTRY_VERIFY(onlooker.over);

        // The same as with nobody at a table.
        std::vector<HighCard::Policy> policies;
        for (Seat seat = 0; seat < seats; ++seat)
            policies.emplace_back(levels[at(seat)], at(seat), Temperament::even);
        std::vector<std::string> cards;
        State state({}, seats);
        game::playOn<HighCard>(
            state, [](const State &awaiting) { return fairPack<HighCard>(shuffle(), awaiting); },
            [&](const View &view) { return policies[at(view.seat)].choose(view); },
            [&](const Event &event) { cards.push_back(high_card::code(event.card)); });
        QCOMPARE(onlooker.cards, cards);
        QCOMPARE(cards.size(), std::size_t{1 + seats * high_card::cardsInHand});
    }
};

QTEST_GUILESS_MAIN(PolicyPlayerTest)
#include "policy_player_test.moc"
