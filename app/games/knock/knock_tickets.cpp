// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// KnockTable: the tickets of a choice, and what may be said with it.

#include "games/knock/knock_table.h"

#include "games/knock/knock_words.h"

using namespace knock;
using namespace Qt::StringLiterals;
using cards::Card;
using game::nobody;

std::vector<ActionRow> KnockTable::choices() const
{
    if (m_stage != Turn)
        return {};
    switch (m_view.phase) {
    case Phase::discard:
        return {discardTicket()};
    case Phase::play:
        return {playTicket()};
    case Phase::request:
        return requestTickets();
    case Phase::secondSignal:
        return {{.action = u"silent"_s,
                 .label = tr("Nothing more"),
                 .note = tr("or a second signal"),
                 .key = tr("Enter", "a key"),
                 .tone = u"red"_s}};
    default:
        return {};
    }
}

ActionRow KnockTable::discardTicket() const
{
    ActionRow row{.action = u"discard"_s, .label = tr("Lay away"), .key = tr("Enter", "a key"), .tone = u"red"_s};
    const Hand chosen = cardsAt(chosenIn(handId), m_view.hand);
    row.possible = row.ofChoice = chosenMove().has_value();
    if (row.possible) {
        row.label = tr("Lay the two away");
        row.note = tr("%n point(s) for your side", nullptr, m_view.ranking->points(CardSet(chosen)));
    } else {
        row.note = tr("choose %n more card(s)", nullptr, cardsLaid - static_cast<int>(chosen.size()));
    }
    return row;
}

ActionRow KnockTable::playTicket() const
{
    ActionRow row{.action = u"play"_s, .label = tr("Play"), .key = tr("Enter", "a key"), .tone = u"red"_s};
    const auto card = chosenCard();
    row.possible = row.ofChoice = card.has_value();
    if (!card) {
        row.note = tr("choose a card");
        return row;
    }
    row.label = tr("Play %1", "%1 is a card with its article").arg(KnockWords::card(*card));
    Trick then = m_view.trick;
    then.cards.push_back(*card);
    const Seat winner = then.winner(*m_view.ranking);
    if (*card == fool)
        row.note = tr("it stays with you");
    else if (then.cards.size() == 1)
        row.note = tr("you lead");
    else if (isYou(winner))
        row.note = then.complete() ? tr("the trick is yours") : tr("the trick is yours so far");
    else
        row.note = then.complete() ? tr("the trick is %1’s").arg(nameOf(winner))
                                   : tr("%1 has the trick").arg(nameOf(winner));
    return row;
}

/// A lesson asks for what it wants to be said, and a table that is only looked at for nothing. At a screen that several
/// share all are asked alike: nobody is to learn from it that a hand has no trump.
std::optional<KnockTable::Move> KnockTable::goesWithoutSaying(const View &view) const
{
    if (m_ties.onlooker || m_ties.lesson || m_ties.shared || view.phase != Phase::request || view.mayAsk())
        return {};
    return Say{};
}

std::vector<ActionRow> KnockTable::requestTickets() const
{
    const SignalSet may = signalsNow(m_view.choice());
    std::vector<ActionRow> rows;
    for (const Signal signal : {Signal::bijou, Signal::grand})
        if (may.contains(signal))
            rows.push_back({.action = KnockWords::action(signal),
                            .label = KnockWords::called(signal),
                            .note = signal == Signal::bijou ? tr("lead a low trump") : tr("lead a high trump"),
                            .key = signal == Signal::bijou ? u"B"_s : u"G"_s,
                            .tone = u"cream"_s});
    rows.push_back({.action = u"silent"_s,
                    .label = tr("Say nothing"),
                    .note = tr("%1 chooses the lead", "%1 is the partner's name").arg(nameOf(m_view.trick.leader)),
                    .key = tr("Enter", "a key"),
                    .tone = u"red"_s});
    return rows;
}

void KnockTable::laySayings()
{
    if (m_catchingUp)
        return;
    std::vector<SayingRow> rows;
    const auto card = chosenCard();
    SignalSet may;
    if (m_asked && m_stage == Turn && m_view.phase == Phase::secondSignal)
        may = signalsNow(m_view.choice());
    else if (m_asked && m_stage == Turn && card)
        may = signalsWith(m_view.choice(), *card);
    const Card with = card.value_or(m_view.played.card);
    for (const Signal signal : may) {
        const auto suit = with.hidden() || with == fool ? std::nullopt : std::optional(cards::tarocco::suit(with));
        const auto number = static_cast<int>(rows.size()) + 1; // the one without is Enter's
        rows.push_back({.action = KnockWords::action(signal),
                        .gesture = KnockWords::picture(signal),
                        .words = KnockWords::said(signal, suit),
                        .gestured = KnockWords::gesture(signal),
                        .key = number <= 9 ? QString::number(number) : QString()});
    }
    // Before all of them, and what Enter stands for: the card by itself.
    if (!rows.empty())
        rows.insert(rows.begin(),
                    {.action = m_view.phase == Phase::secondSignal ? u"silent"_s : u"play"_s,
                     .gesture = {},
                     .words = m_view.phase == Phase::secondSignal ? tr("Nothing more") : tr("Without a signal"),
                     .gestured = {},
                     .key = tr("Enter", "a key")});
    if (rows == m_sayings.rows())
        return;
    m_sayings.setRows(std::move(rows));
    tellSayings();
}

/// They come up with the card that is chosen, where nobody has the focus.
void KnockTable::tellSayings()
{
    QStringList told;
    for (const SayingRow &row : m_sayings.rows())
        if (!row.gesture.isEmpty())
            told << (row.key.isEmpty() ? row.words
                                       : tr("%1 “%2”", "a key, and the signal that it gives").arg(row.key, row.words));
    if (!told.isEmpty())
        Q_EMIT Table::told(
            tr("Signals that may go with it: %1.").arg(told.join(tr("; ", "between the suits of a hand"))));
}
