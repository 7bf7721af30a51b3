// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: what hint and review need.

#include "games/pinale/pinale_estimate.h"
#include "games/pinale/pinale_table.h"

#include "pinale/solver.h"
#include "words/face.h"

#include <algorithm>

using namespace pinale;
using cards::Card;

// ---------------------------------------------------------------- the pile

void PinaleTable::keepInMind(const Event &event)
{
    if (std::holds_alternative<Dealt>(event))
        m_memories.assign(1, {});
    else if (std::holds_alternative<Reshuffled>(event) && !m_memories.empty())
        m_memories.push_back(m_memories.back());
    if (!m_memories.empty())
        m_memories.back().happened(event);
}

/// From its lowest card, as it lay when somebody had this view. Of a pile all but the top stays as it is until it
/// becomes the stock.
Pack PinaleTable::pileOf(const View &view) const
{
    Pack pile = view.discards;
    const auto stocks = static_cast<std::size_t>(view.reshuffles);
    const auto cards = static_cast<std::size_t>(view.pile);
    if (stocks < m_memories.size() && m_memories[stocks].knows(view.deal) && m_memories[stocks].pile().size() >= cards)
        pile = m_memories[stocks].pile();
    if (pile.size() < cards)
        pile.clear();
    if (view.up.hidden())
        return pile;
    pile.truncate(std::min(pile.size(), cards - 1));
    pile.push_back(view.up);
    return pile;
}

// ---------------------------------------------------------------- estimates

LazyEstimate PinaleTable::estimate(const View &view) const
{
    if (!PinaleEstimate::fits(view))
        return {};
    const bool isNow = view.deal == m_view.deal && view.phase == m_view.phase && view.toMove == m_view.toMove
        && view.seat == m_view.seat && view.stock == m_view.stock && view.pile == m_view.pile;
    return LazyEstimate([view, pile = pileOf(view), begun = isNow ? m_begun : nullptr] {
        return std::make_shared<PinaleEstimate>(view, pile, std::nullopt, begun);
    });
}

std::optional<std::size_t> PinaleTable::placeIn(const LazyEstimate &choice, const View & /*view*/,
                                                const Move &move) const
{
    if (!choice)
        return std::nullopt;
    return static_cast<const PinaleEstimate &>(*choice.get()).placeOf(move);
}

std::optional<MadeMove> PinaleTable::judged(const LazyEstimate &choice, const View &view, const Move &made) const
{
    if (!choice || std::holds_alternative<pinale::Cut>(made)
        || (std::holds_alternative<pinale::Draw>(made) && !mayTake(view.choice())))
        return std::nullopt;
    // What was made is the first of its moves.
    return MadeMove{.choice = LazyEstimate([view, made, pile = pileOf(view)] {
                        return std::make_shared<PinaleEstimate>(view, pile, made);
                    }),
                    .move = 0};
}

// ---------------------------------------------------------------- the turn of a hint, laid

void PinaleTable::choose(std::size_t move)
{
    const Move wanted = static_cast<const PinaleEstimate &>(*m_choice.get()).move(move);
    const auto *play = std::get_if<Play>(&wanted);
    m_turn.reset();
    if (play != nullptr || !draws())
        m_turn.emplace(m_view.choice(), play != nullptr && play->takes);
    else
        m_came = 0;
    turnChanged();
    if (play != nullptr)
        layAll(*play);
}

/// Lays what the turn lays, from the hand as it lies, and chooses its discard.
void PinaleTable::layAll(const Play &play)
{
    std::vector<Card> lies = m_lies;
    std::vector<Laid> laid;
    for (const Step &step : play.steps) {
        const Board before = m_turn->board();
        if (m_turn->apply(step))
            break;
        addLaid(laid, step, m_turn->board(), before);
    }
    const std::vector<Place> to = placesOf(laid, m_turn->board());
    QList<Flight> flights;
    for (std::size_t each = 0; each < laid.size(); ++each) {
        const auto place = std::find(lies.begin(), lies.end(), laid[each].second);
        if (place == lies.end()) // a wild that was swapped out
            continue;
        const QString face = faceOf(Pinale::pack, *place);
        flights << Flight{.from = {.zone = handId, .index = static_cast<int>(place - lies.begin()), .seat = person},
                          .to = to[each],
                          .leaves = face,
                          .lands = face,
                          .delay = static_cast<int>(flights.size()) * meldApart,
                          .time = meldTime};
        *place = Card(); // its place stays
    }
    if (!play.steps.empty())
        turnChanged();
    const auto dropped = std::find(m_lies.begin(), m_lies.end(), play.discard);
    if (dropped != m_lies.end())
        pick(handId, static_cast<int>(dropped - m_lies.begin()));
    travel(flights);
}
