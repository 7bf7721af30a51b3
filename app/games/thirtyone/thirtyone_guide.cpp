// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_guide.h"

using namespace thirtyone;
using namespace Qt::StringLiterals;
using cards::Card;

using game::nobody;

void ThirtyoneGuide::forget()
{
    LessonGuide::forget();
    m_turns = 0;
    m_others = 0;
    m_takes = 0;
    m_draws = 0;
}

Guide::Moment ThirtyoneGuide::after(Moment moment) const
{
    return moment == Moment::dealt ? Moment::rareHands : Moment::none;
}

// ---------------------------------------------------------------- what is told when

void ThirtyoneGuide::tell(const Event &event)
{
    if (std::holds_alternative<FirstDealerFound>(event)) {
        teach(Moment::welcome);
    } else if (std::holds_alternative<Dealt>(event)) {
        if (over())
            dismiss();
        else
            teach(Moment::dealt, true);
    } else if (const auto *moved = std::get_if<Moved>(&event)) {
        m_moved = *moved;
        tellMove();
    } else if (const auto *showdown = std::get_if<thirtyone::Showdown>(&event)) {
        m_showdown = *showdown;
        teach(Moment::showdown);
        finish(wholeDeal, false);
    }
}

void ThirtyoneGuide::tellMove()
{
    const bool own = m_moved.seat == person;
    // The first step of a turn is told with the second.
    if (std::holds_alternative<DrawStock>(m_moved.move) || std::holds_alternative<TakeDiscard>(m_moved.move)) {
        m_taken = std::holds_alternative<TakeDiscard>(m_moved.move) ? m_moved.got : Card();
        m_takes += own || m_taken.hidden() ? 0 : 1;
        if (own)
            teach(Moment::none);
        return;
    }
    const bool draws = !own && m_taken.hidden() && std::holds_alternative<Discard>(m_moved.move);
    m_others += own ? 0 : 1;
    m_draws += draws ? 1 : 0;
    const bool first = m_others <= 2 || (draws && m_draws == 1);
    const bool telling = first || m_view.knocker != nobody || !m_taken.hidden();
    teach(Moment::moved, !own && telling);
}

void ThirtyoneGuide::watch()
{
    if (m_table.stage() == Table::Cut)
        teach(Moment::othersCut);
}

void ThirtyoneGuide::ask()
{
    const Table::Stage stage = m_table.stage();
    if (stage == Table::Cut)
        return teach(Moment::cut);
    if (stage != Table::Turn && stage != Table::Draw)
        return;
    reckon();
    if (stage == Table::Draw)
        return teach(Moment::draw);
    ++m_turns;
    teach(m_view.knocker == nobody ? Moment::turn : Moment::lastTurn);
}

void ThirtyoneGuide::reckoned()
{
    m_advice = legalMoves(m_choice)[answer()->advised()];
}

// ---------------------------------------------------------------- what it points at

QStringList ThirtyoneGuide::things() const
{
    if (inLesson())
        return lessonThings();
    switch (moment()) {
    case Moment::cut:
        return {u"action_cut"_s};
    case Moment::dealt:
        return {u"value"_s};
    case Moment::rareHands:
        return {u"discards"_s, u"stock"_s};
    case Moment::moved:
        return aboutWhomMoved();
    case Moment::turn:
    case Moment::draw:
    case Moment::lastTurn:
        return m_table.yourTurn() && answer() != nullptr ? whatToPress(m_advice) : QStringList();
    default:
        return {};
    }
}

QStringList ThirtyoneGuide::aboutWhomMoved() const
{
    if (m_moved.seat == person)
        return {u"value"_s};
    QStringList things{u"seat%1"_s.arg(m_moved.seat)};
    if (std::holds_alternative<Discard>(m_moved.move))
        things << u"discards"_s;
    if (std::holds_alternative<Exchange>(m_moved.move))
        things << u"middle"_s;
    return things;
}

QStringList ThirtyoneGuide::whatToPress(const Move &move) const
{
    if (const auto *discard = std::get_if<Discard>(&move)) {
        const auto place = static_cast<int>(m_view.hand.indexOf(discard->card));
        return m_table.chosenIn(u"hand"_s).contains(place) ? QStringList{u"action_discard"_s}
                                                           : QStringList{u"hand%1"_s.arg(place)};
    }
    if (const QString ticket = ticketOfSwitch(move); !ticket.isEmpty())
        return {ticket};
    if (const auto *exchange = std::get_if<Exchange>(&move))
        return whatToExchange(*exchange);
    if (std::holds_alternative<DrawStock>(move))
        return {u"action_draw"_s};
    if (std::holds_alternative<TakeDiscard>(move))
        return {u"action_take"_s};
    return {std::holds_alternative<Knock>(move) ? u"action_knock"_s : u"action_stay"_s};
}
