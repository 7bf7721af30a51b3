// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_staged_table.h"
#include "games/knock/knock_table.h"
#include "stacked_knock.h"

#include <QTest>

/// Seat 3 deals first, so that the person leads.
struct PersonLeads
{
    using Cut = knock::Cut;
    /// These hands, by seat; what is missing is filled as StackedKnock does.
    struct Deal
    {
        std::vector<std::string> hands;
        int cutAt = 7;
    };

    explicit PersonLeads(int seats, const knock::Options &options = {})
        : state(options, seats, {.dealer = knock::seats - 1})
    {
    }
    [[nodiscard]] knock::Pack packFor(const Deal &deal) const
    {
        return StackedKnock::packFor(deal.hands, nextDealer(), deal.cutAt);
    }
    [[nodiscard]] static std::string text(const knock::Move &move) { return readable::text(move); }

    knock::State state;

private:
    [[nodiscard]] game::Seat nextDealer() const
    {
        const knock::View view = state.view(0);
        return view.deal == 0 ? view.dealer : knock::after(view.dealer);
    }
};

/// A KnockTable at which every card and every move is the test's.
class StagedKnock : public BasicStagedTable<knock::Knock, KnockTable, PersonLeads>
{
public:
    explicit StagedKnock(const knock::Options &options = {})
        : BasicStagedTable(knock::seats, options)
    {
    }

    /// Whatever is shown has been looked at, up to what waits for the person.
    void lookOn()
    {
        while (showing())
            table.doneShowing();
    }
    /// Any pack.
    void supplyAny(game::Random &random)
    {
        knock::Pack pack = stacked.state.newPack();
        random.shuffle(pack);
        supplyPack(pack);
        lookOn();
    }
    void playOn(const Move &move)
    {
        play(move);
        lookOn();
    }
    /// A hand without a trump is not asked for a request: waits for the answer that the table gives by itself. False
    /// for any other choice.
    [[nodiscard]] bool hasAnswered()
    {
        const knock::View view = stacked.state.view(0);
        if (view.phase != knock::Phase::request || !(knock::CardSet(view.hand) & knock::trumpCards).empty())
            return false;
        const std::size_t before = asked.size();
        const bool answered = QTest::qWaitFor([&] { return asked.size() > before; });
        lookOn();
        return answered && asked.back() == Move(knock::Say{});
    }
    /// The place of that card in the person's hand.
    [[nodiscard]] int placeOf(cards::Card card) const
    {
        return static_cast<int>(stacked.state.view(0).hand.indexOf(card));
    }
};
