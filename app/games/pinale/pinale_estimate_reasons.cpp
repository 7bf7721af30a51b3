// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// PinaleEstimate: why a turn is as good as it is.

#include "games/pinale/pinale_estimate.h"

#include "advice/hint_reasons.h"
#include "advice/hint_words.h"
#include "games/pinale/pinale_words.h"
#include "pinale/steps.h"

#include <algorithm>

using namespace pinale;
using cards::Card;
using game::at;
using game::Seat;

QString PinaleEstimate::reasonBeside(std::size_t move, const QStringList &names,
                                     const std::vector<std::size_t> & /*beside*/) const
{
    if (m_deals == 0)
        return {};
    const Line &line = m_lines[move];
    QString what = why(move, names);
    if (const auto *play = std::get_if<Play>(&line.move); play != nullptr && !hasRoom(cardByCard(*play, false)))
        what = HintWords::joined(label(move) + u'.', what);
    const std::size_t best = advised();
    if (best == move)
        return what;
    if (!surelyWorse(move, best))
        return HintWords::joined(what, HintReasons::hardlyWorse());
    return HintWords::joined(what, HintReasons::bestCosts(counted().chance(chance(best))));
}

QString PinaleEstimate::why(std::size_t move, const QStringList &names) const
{
    const Line &line = m_lines[move];
    const QString what = line.out ? whatFor(line) : HintWords::joined(whatFor(line), whoIsNearlyOut(names));
    return HintWords::joined(what, whatFollows(line, names));
}

/// Of the others, who has next to nothing left: there may be no other turn.
QString PinaleEstimate::whoIsNearlyOut(const QStringList &names) const
{
    constexpr int few = 2; // cards
    Seat nearest = game::nobody;
    for (Seat seat = 0; seat < m_view.seats; ++seat)
        if (sideOf(seat, m_view.options) != m_view.side() && m_view.held[at(seat)] <= few
            && (nearest == game::nobody || m_view.held[at(seat)] < m_view.held[at(nearest)]))
            nearest = seat;
    if (nearest == game::nobody)
        return {};
    return tr("%1 has only %n card(s) left.", "%1 is a name", m_view.held[at(nearest)]).arg(names.value(nearest));
}

/// What the turn does, as the board tells it.
QString PinaleEstimate::whatFor(const Line &line) const
{
    const auto more = std::max_element(m_lines.begin(), m_lines.end(),
                                       [](const Line &one, const Line &other) { return one.laid < other.laid; });
    if (isDraw(line)) {
        if (m_view.up.hidden() || m_lines.size() == 1)
            return m_view.up.hidden()
                ? tr("There is no card on the pile.")
                : tr("In this turn %1 cannot be laid.", "a card").arg(PinaleWords::card(m_view.up));
        return tr("With %1 up to %n point(s) could be laid at once.", "a card", more->laid)
            .arg(PinaleWords::card(m_view.up));
    }
    if (line.out) {
        int held = 0;
        for (Seat seat = 0; seat < m_view.seats; ++seat)
            if (sideOf(seat, m_view.options) != m_view.side())
                held += m_view.held[at(seat)];
        return tr("It ends the deal, with %n card(s) in the others’ hands to be taken off.", nullptr, held);
    }
    if (more->laid > line.laid)
        return besideTheMost(line, *more);
    return tr("%n point(s) left in hand.", nullptr, line.left.sum());
}

/// Why it may be right to lay less than could be laid.
QString PinaleEstimate::besideTheMost(const Line &line, const Line &most) const
{
    const auto wilds = [](const Bag &hand) {
        int held = 0;
        hand.eachFace([&](Card face) { held += isWild(face) ? hand.count(face) : 0; });
        return held;
    };
    const int less = most.laid - line.laid;
    if (const int kept = wilds(line.left) - wilds(most.left); kept > 0)
        return kept == 1
            ? tr("It lays %n point(s) less than could be laid, and keeps a wild card.", nullptr, less)
            : tr("It lays %n point(s) less than could be laid, and keeps %1 wild cards.", nullptr, less).arg(kept);
    constexpr double clearly = 0.04;
    if (line.goingOut() > most.goingOut() + clearly)
        return tr("%n more point(s) could be laid at once, but then you would go out less often.", nullptr, less);
    return tr("%n more point(s) could be laid at once.", nullptr, less);
}

/// What may come of it: with the discard, or in the deals imagined.
QString PinaleEstimate::whatFollows(const Line &line, const QStringList &names) const
{
    if (line.out)
        return {};
    const auto *play = std::get_if<Play>(&line.move);
    const Seat next = (m_view.seat + 1) % m_view.seats;
    if (play != nullptr && mayAdd(line, next, play->discard))
        return tr("%1 could take %2 and lay it at once.", "a name; a card")
            .arg(names.value(next), PinaleWords::card(play->discard));
    constexpr double hardly = 0.02;
    if (line.goingOut() < hardly)
        return m_view.options.teams ? tr("Your side will hardly go out in this deal.")
                                    : tr("You will hardly go out in this deal.");
    const QString often = HintWords::often(line.goingOut());
    return m_view.options.teams ? tr("Your side goes out %1.", "%1 is 'in one deal out of three'").arg(often)
                                : tr("You go out %1.", "%1 is 'in one deal out of three'").arg(often);
}

/// Whether that seat could lay this one card to the melds of its side as they lie then, and has another to discard
/// after it.
bool PinaleEstimate::mayAdd(const Line &line, Seat seat, Card discard) const
{
    if (m_view.held[at(seat)] < 2)
        return false;
    Bag hand;
    hand.insert(discard);
    hand.insert(cards::french::card(Suit::clubs, Rank::three));
    const int side = sideOf(seat, m_view.options);
    const Choice choice{
        .phase = Phase::play, .options = &m_view.options, .side = side, .hand = hand, .board = &line.board, .up = {}};
    const pinale::Turn turn(choice, false);
    for (std::size_t meld = 0; meld < line.board.size(); ++meld)
        if (line.board[meld].side == side
            && eachExtension(turn, meld, discard,
                             [](const Slots &before, const Slots &after) { return before.size() + after.size() == 1; }))
            return true;
    return false;
}
