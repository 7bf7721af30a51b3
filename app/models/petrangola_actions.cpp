// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_table.h"

#include "models/phrases.h"
#include "models/preferences.h"

#include <bit>

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::nobody;

namespace {

/// The cards of `hand` that the bits of `selection` name.
Hand chosen(const Hand &hand, int selection)
{
    Hand cards;
    for (std::size_t slot = 0; slot < hand.size(); ++slot)
        if ((selection >> slot & 1) != 0)
            cards.push_back(hand[slot]);
    return cards;
}

/// The bits of the places in `hand` where these cards lie; of equal cards the first.
int placesOf(Hand cards, const Hand &hand)
{
    int places = 0;
    for (std::size_t slot = 0; slot < hand.size(); ++slot)
        if (cards.removeFirst(hand[slot]))
            places |= 1 << slot;
    return places;
}

} // namespace

// ---------------------------------------------------------------- choosing cards

void PetrangolaTable::toggle(int &selection, int slot, std::size_t cards)
{
    if (!m_asked || m_stage != Turn) {
        Q_EMIT refused(whyNotYourTurn());
        return;
    }
    if (slot < 0 || slot >= static_cast<int>(cards))
        return;
    selection ^= 1 << slot;
    m_confirmingKnock = false;
    Q_EMIT selectionChanged();
    layActions();
}

void PetrangolaTable::toggleHand(int slot)
{
    toggle(m_handSelection, slot, m_view.hand.size());
}

void PetrangolaTable::toggleMonte(int slot)
{
    toggle(m_monteSelection, slot, m_view.monte.size());
}

bool PetrangolaTable::clearSelection()
{
    const bool begun = m_confirmingKnock || m_handSelection != 0 || m_monteSelection != 0;
    m_confirmingKnock = false;
    selectNothing();
    layActions();
    return begun;
}

void PetrangolaTable::selectNothing()
{
    if (m_handSelection == 0 && m_monteSelection == 0)
        return;
    m_handSelection = 0;
    m_monteSelection = 0;
    Q_EMIT selectionChanged();
}

void PetrangolaTable::setCutAt(int at)
{
    const int within = qBound(1, at, cutMost());
    if (within == m_cutAt)
        return;
    m_cutAt = within;
    Q_EMIT cutAtChanged();
    layActions();
}

void PetrangolaTable::choose(const Move &move)
{
    selectNothing();
    m_confirmingKnock = false;
    if (const auto *exchange = std::get_if<Exchange>(&move)) {
        m_handSelection = placesOf(exchange->give, m_view.hand);
        m_monteSelection = placesOf(exchange->take, m_view.monte);
        Q_EMIT selectionChanged();
    }
    layActions();
}

std::optional<PetrangolaTable::Exchange> PetrangolaTable::chosenExchange() const
{
    const Exchange exchange{.give = chosen(m_view.hand, m_handSelection),
                            .take = chosen(m_view.monte, m_monteSelection)};
    if (check(m_view.choice(), exchange))
        return std::nullopt;
    return exchange;
}

PetrangolaTable::Exchange PetrangolaTable::shirtChange() const
{
    return {.give = m_view.hand, .take = m_view.monte};
}

// ---------------------------------------------------------------- the tickets

void PetrangolaTable::layActions()
{
    if (m_catchingUp)
        return;
    std::vector<ActionRow> rows = m_link.onlooker ? std::vector<ActionRow>() : actionsNow();
    QStringList offered;
    for (const ActionRow &row : rows)
        offered << offerOf(row);
    m_grace.offer(offered);
    m_actions.setRows(std::move(rows));
}

std::vector<ActionRow> PetrangolaTable::actionsNow() const
{
    const QString enter = tr("Enter", "a key");
    if (m_stage == FirstDealer)
        return {
            {.action = u"skip"_s, .label = tr("Skip"), .note = tr("on to the deal"), .key = enter, .tone = u"cream"_s}};
    if (m_stage == Over)
        return {{.action = u"newmatch"_s, .label = tr("New match"), .key = enter, .tone = u"red"_s},
                {.action = u"home"_s, .label = tr("To the start page"), .tone = u"cream"_s}};
    if (m_stage == Showdown && m_showing) {
        std::vector<ActionRow> rows{{.action = u"next"_s,
                                     .label = tr("Go on"),
                                     .note = tr("to the next deal"),
                                     .key = enter,
                                     .tone = u"red"_s}};
        if (m_view.alive().size() < 2)
            rows[0].note.clear();
        return rows;
    }
    if (watching())
        return {{.action = u"fast"_s,
                 .label = m_tempo.fast() ? tr("Unhurried") : tr("Fast"),
                 .note = m_tempo.fast() ? tr("watch at the usual pace") : tr("watch to the end without pauses"),
                 .key = enter,
                 .tone = u"cream"_s},
                {.action = u"home"_s, .label = tr("Leave the table"), .tone = u"cream"_s}};
    if (!m_asked)
        return {};
    switch (m_stage) {
    case Cut:
        return {{.action = u"cut"_s,
                 .label = tr("Cut here"),
                 .note = tr("%n card(s) go to the bottom", nullptr, m_cutAt),
                 .key = enter,
                 .tone = u"red"_s}};
    case DealersChoice:
        return {{.action = u"expose"_s,
                 .label = tr("Expose"),
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
                 .note = tr("for %1").arg(Phrases::money(m_view.options.stake)),
                 .key = enter,
                 .tone = u"red"_s},
                {.action = u"leave"_s,
                 .label = tr("I'm out", "the answer"),
                 .note = tr("and watch on"),
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
    else if (m_confirmingKnock)
        rows.push_back({.action = u"knock"_s,
                        .label = tr("Really knock?"),
                        .note = tr("once more to knock, Esc to think again"),
                        .key = u"K"_s,
                        .tone = u"cream"_s});
    else
        rows.push_back(
            {.action = u"knock"_s, .label = tr("Knock"), .note = stayWith, .key = u"K"_s, .tone = u"cream"_s});
    const QString worth = worthAfter(shirtChange());
    rows.push_back({.action = u"shirt"_s,
                    .label = tr("Shirt change"),
                    .note = lastTurn ? tr("all three: %1", "%1 is a hand's worth").arg(worth)
                                     : tr("and knock with %1", "%1 is a hand's worth").arg(worth),
                    .key = u"C"_s,
                    .tone = u"cream"_s});
    return rows;
}

ActionRow PetrangolaTable::exchangeAction() const
{
    ActionRow row{.action = u"exchange"_s, .key = tr("Enter", "a key"), .tone = u"red"_s};
    if (const auto exchange = chosenExchange()) {
        const auto count = static_cast<int>(exchange->give.size());
        const bool shirt = count == cardsInHand;
        const QString worth = worthAfter(*exchange);
        row.label = shirt ? tr("Shirt change") : tr("Exchange %n", nullptr, count);
        row.note = shirt && m_view.knocker == nobody ? tr("and knock with %1", "%1 is a hand's worth").arg(worth)
                                                     : tr("makes %1", "%1 is a hand's worth").arg(worth);
        return row;
    }
    row.possible = false;
    row.label = tr("Exchange");
    const int given = std::popcount(static_cast<unsigned>(m_handSelection));
    const int taken = std::popcount(static_cast<unsigned>(m_monteSelection));
    if (given == taken)
        row.note = tr("choose cards to exchange");
    else if (given > taken)
        row.note = tr("choose %n more of the monte", nullptr, given - taken);
    else
        row.note = tr("choose %n more of yours", nullptr, taken - given);
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
        return Exchange{.give = chosen(m_view.hand, m_handSelection), .take = chosen(m_view.monte, m_monteSelection)};
    if (action == u"reenter")
        return Reenter{};
    if (action == u"leave")
        return Leave{};
    return std::nullopt;
}

void PetrangolaTable::perform(const QString &action)
{
    // An exchange cannot come from the moment before: its cards were chosen in this one.
    for (const ActionRow &row : m_actions.rows())
        if (row.action == action && action != u"exchange" && m_grace.holdsBack(offerOf(row)))
            return;
    if (action == u"skip" && m_stage == FirstDealer)
        return doneShowing();
    if (action == u"next" && m_stage == Showdown)
        return doneShowing();
    if (action == u"fast" && watching()) {
        m_tempo.setFast(!m_tempo.fast());
        layActions();
        if (m_tempo.fast() && m_link.hurry)
            m_link.hurry();
        if (m_tempo.fast())
            doneShowing();
        return;
    }
    if (action == u"newmatch")
        return Q_EMIT newMatchWanted();
    if (action == u"home")
        return Q_EMIT homeWanted();
    if (const auto move = moveOf(action))
        play(*move);
}

void PetrangolaTable::play(const Move &move)
{
    if (!m_asked)
        return Q_EMIT refused(whyNotYourTurn());
    if (const auto illegal = check(m_view.choice(), move))
        return Q_EMIT refused(*illegal == Illegal::notNow ? whyNotYourTurn() : why(*illegal));
    if (std::holds_alternative<Knock>(move) && Preferences::instance().confirmKnock() && !m_confirmingKnock) {
        m_confirmingKnock = true;
        layActions();
        return Q_EMIT asks(tr("Really knock? Once more to knock, Esc to think again."));
    }
    m_confirmingKnock = false;
    if (m_link.play)
        m_link.play(move);
}

void PetrangolaTable::pressed(const QString &key)
{
    if (key.size() == 1) {
        static const QString handKeys = u"1234"_s;
        static const QString monteKeys = u"qwer"_s;
        if (const auto slot = handKeys.indexOf(key); slot >= 0)
            return toggleHand(static_cast<int>(slot));
        if (const auto slot = monteKeys.indexOf(key); slot >= 0)
            return toggleMonte(static_cast<int>(slot));
    }
    if (key == u"enter" || key == u"space") {
        // The red ticket, or the first where none is red.
        const auto &rows = m_actions.rows();
        if (!rows.empty())
            perform(rows.front().action);
        return;
    }
    if (key == u"k")
        return perform(m_stage == DealersChoice ? u"keep"_s : u"knock"_s);
    if (key == u"s")
        return perform(m_stage == Reentry ? u"leave"_s : u"stay"_s);
    if (key == u"c")
        return perform(u"shirt"_s);
    if (key == u"h")
        return m_hint.available() ? m_hint.setOpen(!m_hint.open()) : Q_EMIT refused(whyNotYourTurn());
    if (key == u"v")
        return m_review.setOpen(!m_review.open());
}
