// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/guide.h"

#include "models/advice.h"
#include "models/language.h"
#include "models/preferences.h"

using namespace petrangola;
using namespace Qt::StringLiterals;
using game::nobody;

namespace {

const QString goingOn = u"go on"_s;

/// Where the cards of `some` lie in `cards`, by the name of the slot.
QStringList slotsOf(const Hand &some, Hand cards, const QString &name)
{
    QStringList names;
    for (const cards::Card card : some)
        for (std::size_t slot = 0; slot < cards.size(); ++slot)
            if (cards[slot] == card) {
                names << name + QString::number(slot);
                cards[slot] = ::cards::Card();
                break;
            }
    return names;
}

} // namespace

Guide::Guide(PetrangolaTable &table, QObject *parent)
    : QObject(parent)
    , m_table(table)
{
    connect(&table, &PetrangolaTable::selectionChanged, this, &Guide::changed);
    connect(&Language::instance(), &Language::changed, this, &Guide::changed);
}

void Guide::begin(bool guided, std::function<void()> shown)
{
    m_shown = std::move(shown);
    m_tableShows = false;
    m_turns = 0;
    m_exchanges = 0;
    m_active = guided;
    teach(Lesson::none);
}

void Guide::end()
{
    m_shown = nullptr;
    m_active = false;
    teach(Lesson::none);
}

void Guide::teach(Lesson lesson, bool wait)
{
    m_lesson = lesson;
    m_waits = m_active && wait;
    m_grace.offer({});
    m_grace.offer(m_waits ? QStringList{goingOn} : QStringList());
    Q_EMIT changed();
}

// ---------------------------------------------------------------- the match speaks

bool Guide::happened(const Event &event, const View &view)
{
    const bool shownAtOnce = m_table.happened(event, view);
    m_tableShows = !shownAtOnce;
    if (!m_active)
        return shownAtOnce;
    m_view = view;
    if (std::holds_alternative<FirstDealerFound>(event)) {
        teach(Lesson::welcome);
    } else if (const auto *dealt = std::get_if<Dealt>(&event)) {
        if (over())
            dismiss();
        else if (dealt->dealer != person)
            teach(Lesson::dealt, true);
    } else if (const auto *moved = std::get_if<Moved>(&event)) {
        m_moved = *moved;
        const bool wait = worthReading(*moved);
        if (moved->seat != person && std::holds_alternative<Exchange>(moved->move))
            ++m_exchanges;
        teach(Lesson::moved, wait);
    } else if (const auto *showdown = std::get_if<Showdown>(&event)) {
        m_showdown = *showdown;
        teach(Lesson::showdown);
        Preferences::instance().setGuideSeen(true);
    }
    return shownAtOnce && !m_waits;
}

bool Guide::worthReading(const Moved &moved) const
{
    const bool exchanged = std::holds_alternative<Exchange>(moved.move);
    if (moved.seat == person)
        return false;
    return m_view.knocker == moved.seat || std::holds_alternative<Expose>(moved.move)
        || (exchanged && m_exchanges == 0);
}

void Guide::awaits(const View &view)
{
    m_table.awaits(view);
    if (!m_active || over())
        return;
    const bool own = view.toMove == person;
    if (view.phase == Phase::cut) {
        m_view = view;
        teach(own ? Lesson::cut : Lesson::othersCut);
    } else if (view.phase == Phase::dealersChoice && own) {
        m_view = view;
        teach(Lesson::dealersChoice);
    } else if (view.phase == Phase::turn && own) {
        m_view = view;
        ++m_turns;
        m_advice = advice::forTurn(view);
        teach(view.knocker == nobody ? Lesson::turn : Lesson::lastTurn);
    }
}

void Guide::finished()
{
    m_table.finished();
}

void Guide::tableShown()
{
    m_tableShows = false;
    if (!m_waits && m_shown)
        m_shown();
}

// ---------------------------------------------------------------- the person answers

void Guide::goOn()
{
    if (!m_waits || m_grace.holdsBack(goingOn))
        return;
    m_waits = false;
    Q_EMIT changed();
    if (!m_tableShows && m_shown)
        m_shown();
}

void Guide::dismiss()
{
    if (!m_active)
        return;
    Preferences::instance().setGuideSeen(true);
    const bool waited = std::exchange(m_waits, false);
    m_active = false;
    teach(Lesson::none);
    if (waited && !m_tableShows && m_shown)
        m_shown();
}

// ---------------------------------------------------------------- what it points at

std::optional<Exchange> Guide::advisedExchange() const
{
    const auto *exchange = std::get_if<Exchange>(&m_advice);
    return exchange != nullptr ? std::optional(*exchange) : std::nullopt;
}

QStringList Guide::cardsToChoose() const
{
    const auto advised = advisedExchange();
    if (!advised)
        return {};
    QStringList wanted
        = slotsOf(advised->give, m_view.hand, u"hand"_s) + slotsOf(advised->take, m_view.monte, u"monte"_s);
    wanted.removeIf([this](const QString &name) {
        const int slot = name.back().digitValue();
        return ((name.startsWith(u"hand") ? m_table.handSelection() : m_table.monteSelection()) >> slot & 1) != 0;
    });
    return wanted;
}

QStringList Guide::pointsAt() const
{
    if (!m_active)
        return {};
    switch (m_lesson) {
    case Lesson::none:
    case Lesson::welcome:
    case Lesson::othersCut:
    case Lesson::showdown:
        return {};
    case Lesson::cut:
        return {u"action_cut"_s};
    case Lesson::dealersChoice:
        return {u"monte"_s};
    case Lesson::dealt:
        return {u"value"_s};
    case Lesson::moved:
        if (std::holds_alternative<Expose>(m_moved.move) || std::holds_alternative<Keep>(m_moved.move))
            return {u"monte"_s};
        return {m_moved.seat == person ? u"value"_s : u"seat%1"_s.arg(m_moved.seat)};
    case Lesson::turn:
    case Lesson::lastTurn:
        break;
    }
    if (!m_table.yourTurn())
        return {};
    if (std::holds_alternative<Knock>(m_advice))
        return {u"action_knock"_s};
    if (std::holds_alternative<Stay>(m_advice))
        return {u"action_stay"_s};
    if (isShirtChange(m_advice))
        return {u"action_shirt"_s};
    const QStringList left = cardsToChoose();
    return left.isEmpty() ? QStringList{u"action_exchange"_s} : left;
}
