// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_table.h"

#include "games/knocking/knocking_lines.h"
#include "games/petrangola/petrangola_estimate.h"

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::at;
using game::nobody;
using game::Seat;

SHOWDOWN_TABLE_MADE_HERE(Petrangola);

PetrangolaTable::PetrangolaTable(QObject *parent)
    : MonteTable(parent)
{
    m_standing.callRare([](int hands) { return tr("%n petrangola(s)", nullptr, hands); });
    talk()->learn(knockingLines());
}

// ---------------------------------------------------------------- what lies on the table

Table::Stage PetrangolaTable::stageOf(const View &view) const
{
    switch (view.phase) {
    case Phase::cut:
        return Cut;
    case Phase::dealersChoice:
        return DealersChoice;
    case Phase::reentry:
        return Reentry;
    default:
        return Turn;
    }
}

int PetrangolaTable::stakes(const View &view) const
{
    int stakes = 0;
    for (Seat seat = 0; seat < view.seats; ++seat)
        stakes += 1 + view.options.reentries - view.reentriesLeft[at(seat)];
    return stakes;
}

// ---------------------------------------------------------------- choosing cards

LazyEstimate PetrangolaTable::estimate(const View &view) const
{
    if (!Rollouts::fits(view))
        return {};
    return LazyEstimate([view] { return std::make_shared<PetrangolaEstimate>(view); });
}

std::pair<PetrangolaTable::Hand, PetrangolaTable::Hand> PetrangolaTable::cardsOf(const Move &move) const
{
    const auto *exchange = std::get_if<Exchange>(&move);
    return exchange != nullptr ? std::pair(exchange->give, exchange->take) : std::pair<Hand, Hand>();
}

std::optional<PetrangolaTable::Exchange> PetrangolaTable::chosenExchange() const
{
    const auto exchange = chosenCards<Exchange>();
    if (check(m_view.choice(), exchange))
        return std::nullopt;
    return exchange;
}

PetrangolaTable::Exchange PetrangolaTable::shirtChange() const
{
    return {.give = m_view.hand, .take = m_view.monte};
}

// ---------------------------------------------------------------- the tickets

std::vector<ActionRow> PetrangolaTable::choices() const
{
    const QString enter = tr("Enter", "a key");
    switch (m_stage) {
    case DealersChoice:
        return {{.action = u"expose"_s,
                 .label = tr("Turn them up"),
                 .note = tr("and pick up your three"),
                 .key = enter,
                 .tone = u"red"_s},
                {.action = u"keep"_s,
                 .label = tr("Keep and knock"),
                 .note = tr("you stay with %1", "%1 is a hand's worth").arg(worthAfter(Keep{})),
                 .key = u"K"_s,
                 .tone = u"cream"_s}};
    case Reentry:
        return {{.action = u"reenter"_s,
                 .label = tr("Re-enter"),
                 .note = m_view.options.stake == 0 ? tr("it costs nothing")
                                                   : tr("for %1").arg(Phrases::money(m_view.options.stake)),
                 .key = enter,
                 .tone = u"red"_s},
                {.action = u"leave"_s,
                 .label = tr("I’m out", "the answer"),
                 .note = tr("and keep watching"),
                 .key = u"S"_s,
                 .tone = u"cream"_s}};
    case Turn:
        return turnActions();
    default:
        return {};
    }
}

std::vector<ActionRow> PetrangolaTable::turnActions() const
{
    const bool lastTurn = m_view.knocker != nobody;
    const QString stayWith = tr("you stay with %1", "%1 is a hand's worth").arg(handValue());
    std::vector<ActionRow> rows{exchangeAction()};
    if (lastTurn)
        rows.push_back({.action = u"stay"_s, .label = tr("Stay"), .note = stayWith, .key = u"S"_s, .tone = u"cream"_s});
    else
        rows.push_back(knockTicket(stayWith));
    const QString worth = worthAfter(shirtChange());
    rows.push_back({.action = u"shirt"_s,
                    .label = tr("Change your shirt"),
                    .note = lastTurn ? tr("all three: %1", "%1 is a hand's worth").arg(worth)
                                     : tr("and knock with %1", "%1 is a hand's worth").arg(worth),
                    .key = u"C"_s,
                    .tone = u"cream"_s});
    return rows;
}

ActionRow PetrangolaTable::exchangeAction() const
{
    ActionRow row{.action = u"exchange"_s, .key = tr("Enter", "a key"), .tone = u"red"_s, .ofChoice = true};
    if (const auto exchange = chosenExchange()) {
        const auto count = static_cast<int>(exchange->give.size());
        const bool shirt = isShirtChange(*exchange);
        const QString worth = worthAfter(*exchange);
        row.label = shirt ? tr("Change your shirt") : tr("Exchange %n", nullptr, count);
        row.note = shirt && m_view.knocker == nobody ? tr("and knock with %1", "%1 is a hand's worth").arg(worth)
                                                     : tr("makes %1", "%1 is a hand's worth").arg(worth);
        return row;
    }
    row.possible = false;
    row.label = tr("Exchange");
    row.note = stillToChoose();
    return row;
}

// ---------------------------------------------------------------- doing it

std::optional<PetrangolaTable::Move> PetrangolaTable::moveOf(const QString &action) const
{
    if (action == u"cut")
        return petrangola::Cut{m_cutAt};
    if (action == u"expose")
        return Expose{};
    if (action == u"keep")
        return Keep{};
    if (action == u"knock")
        return Knock{};
    if (action == u"stay")
        return Stay{};
    if (action == u"shirt")
        return shirtChange();
    if (action == u"exchange")
        return chosenCards<Exchange>();
    if (action == u"reenter")
        return Reenter{};
    if (action == u"leave")
        return Leave{};
    return std::nullopt;
}

bool PetrangolaTable::isKnock(const Move &move) const
{
    return std::holds_alternative<Knock>(move);
}
