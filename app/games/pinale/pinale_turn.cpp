// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleTable: the person's turn while it is made up.

#include "games/pinale/pinale_table.h"

#include "games/pinale/pinale_estimate.h"
#include "games/pinale/pinale_words.h"
#include "pinale/solver.h"
#include "table/side_model.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;

// ---------------------------------------------------------------- a turn begins

bool PinaleTable::turns() const
{
    return m_view.toMove == person && !m_ties.onlooker && (m_view.phase == Phase::play || draws());
}

void PinaleTable::beginTurn()
{
    const Ground ground{.deal = m_view.deal,
                        .phase = turns() ? m_view.phase : Phase::over,
                        .stock = m_view.stock,
                        .pile = m_view.pile,
                        .hand = {m_view.hand.begin(), m_view.hand.end()}};
    if (ground == m_ground)
        return;
    m_ground = ground;
    m_begins = true;
    m_turn.reset();
    m_offers.clear();
    m_askedOf = {};
    if (turns() && m_view.phase == Phase::play)
        m_turn.emplace(m_view.choice(), false);
    takeUpDraft();
    m_begun->reset();
    m_begun = std::make_shared<std::optional<pinale::Turn>>(m_turn);
}

Bag PinaleTable::handNow() const
{
    if (m_turn)
        return m_turn->hand();
    Bag hand;
    for (const Card card : m_view.hand)
        if (!card.hidden())
            hand.insert(card);
    return hand;
}

// ---------------------------------------------------------------- step by step

/// The turn has another step, or one less.
void PinaleTable::turnChanged()
{
    *m_begun = m_turn;
    selectNothing();
    arrange();
    layCards();
    layActions(); // with it what is offered, and the melds
    if (m_choice.isMade() && static_cast<const PinaleEstimate &>(*m_choice.get()).isOutrun()) {
        m_choice = estimate(m_view);
        hint()->considerAnew(m_choice);
    } else {
        hint()->respeak(); // what is left to do is less
    }
    keepDraft();
    Q_EMIT noticeChanged();
}

void PinaleTable::takeTop()
{
    if (!mayTake(m_view.choice()))
        return Q_EMIT refused(why(Illegal::takenNotLaid));
    const QString face = faceOf(Pinale::pack, m_view.up);
    m_turn.emplace(m_view.choice(), true);
    turnChanged();
    travel({{.from = {.zone = pileId, .index = Place::onTop},
             .to = {.zone = handId, .index = static_cast<int>(m_lies.size()) - 1, .seat = person},
             .leaves = face,
             .lands = face,
             .time = flights::dealTime}});
    Q_EMIT told(tr("You have taken %1: it must be laid in this turn.", "%1 is a card with its article")
                    .arg(PinaleWords::card(m_view.up)));
}

void PinaleTable::lay(std::size_t offer)
{
    if (offer >= m_offers.size())
        return;
    const Offer laid = m_offers[offer];
    const QString words = offerWords(laid);
    const QList<int> places = chosenIn(handId);
    const std::vector<Card> chosen = chosenCards();
    const QStringList held = faces(handId);
    m_turn = turnWith(offer);
    const std::size_t meld = laid.meld < 0 ? m_turn->board().size() - 1 : static_cast<std::size_t>(laid.meld);
    std::vector<Laid> cards;
    for (const Card card : chosen)
        cards.emplace_back(meld, card);
    const std::vector<Place> to = placesOf(cards, m_turn->board());
    QList<Flight> flights;
    for (const int place : places)
        flights << Flight{.from = {.zone = handId, .index = place, .seat = person},
                          .to = to[static_cast<std::size_t>(flights.size())],
                          .leaves = held.value(place),
                          .lands = held.value(place),
                          .delay = static_cast<int>(flights.size()) * meldApart,
                          .time = meldTime};
    turnChanged();
    travel(flights);
    const QString owed = owedInWords();
    const QString told
        = tr("Laid: %1, %2 points.", "%1 is 'three kings', %2 '+30'").arg(words, SideModel::withSign(laid.gain));
    Q_EMIT Table::told(owed.isEmpty() ? told : told + u' ' + tr("Still to be laid: %1.", "cards").arg(owed));
}

void PinaleTable::takeBack()
{
    if (!m_turn || (m_turn->steps().empty() && !m_turn->takes()))
        return Q_EMIT refused(tr("Nothing is laid in this turn that could be taken back."));
    if (m_turn->steps().empty()) {
        const QString face = faceOf(Pinale::pack, m_view.up);
        const auto place = static_cast<int>(std::find(m_lies.begin(), m_lies.end(), m_view.up) - m_lies.begin());
        m_turn.reset();
        m_came = 0;
        turnChanged();
        travel({{.from = {.zone = handId, .index = place, .seat = person},
                 .to = {.zone = pileId, .index = Place::onTop},
                 .leaves = face,
                 .lands = face,
                 .time = flights::dealTime}});
        return Q_EMIT told(
            tr("Back on the pile: %1.", "%1 is a card with its article").arg(PinaleWords::card(m_view.up)));
    }
    const QString laid = PinaleWords::lastLaid(*m_turn);
    m_turn->undo();
    turnChanged();
    Q_EMIT told(tr("Taken back: %1. %2", "what was laid; then what is in the hand").arg(laid, handInWords()));
}

/// All that was laid in this turn; what was drawn, or taken, stays.
void PinaleTable::takeAllBack()
{
    if (!m_turn || m_turn->steps().empty())
        return Q_EMIT refused(tr("Nothing is laid in this turn that could be taken back."));
    m_turn->revert();
    turnChanged();
    Q_EMIT told(tr("All that you laid in this turn is taken back. %1", "what is in the hand").arg(handInWords()));
}

// ---------------------------------------------------------------- what ends it

/// A wild card fits nearly anywhere, and what is discarded does not come back. Whoever goes out with it, has nothing
/// else, or does what hint or coach says is not asked.
bool PinaleTable::wouldWasteWild() const
{
    const std::vector<Card> chosen = chosenCards();
    if (chosen.size() != 1 || !isWild(chosen.front()) || m_view.options.wilds == Options::Wilds::none
        || m_turn->hand().size() == 1 || (m_advised.isEmpty() ? m_hinted : m_advised) == u"discard")
        return false;
    bool others = false;
    m_turn->hand().eachFace([&](Card face) { others = others || !isWild(face); });
    return others;
}

bool PinaleTable::asksOfWild()
{
    if (!wouldWasteWild() || m_askedOf == chosenCards().front())
        return false;
    m_askedOf = chosenCards().front();
    layActions();
    Q_EMIT asks(tr("%1 fits in many melds. Discard it all the same?", "a wild card with its article")
                    .arg(Phrases::capital(PinaleWords::card(m_askedOf))));
    return true;
}

std::optional<PinaleTable::Move> PinaleTable::goesWithoutSaying(const View &view) const
{
    if (!m_playsOn || !isStuck(view))
        return {};
    if (view.phase == Phase::draw)
        return pinale::Draw{};
    if (view.phase != Phase::play)
        return {};
    const auto *dearest = std::max_element(view.hand.begin(), view.hand.end(),
                                           [](Card one, Card other) { return points(one) < points(other); });
    return pinale::Play{.takes = false, .steps = {}, .discard = *dearest};
}
