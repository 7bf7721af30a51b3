// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_guide.h"

#include "games/pinale/pinale_estimate.h"
#include "games/pinale/pinale_goal.h"
#include "games/pinale/pinale_words.h"
#include "guide/guide_words.h"

using namespace pinale;
using namespace Qt::StringLiterals;
using cards::Card;
using game::at;
using game::nobody;

PinaleGuide::PinaleGuide(PinaleTable &table, QObject *parent)
    : LessonGuide(table, parent)
    , m_melds(table)
{
    // A step of the turn changes what is to be done next, also where nothing was chosen for it.
    connect(&table, &Table::noticeChanged, this, [this] {
        doesSomethingElse();
        reckoned();
        Q_EMIT changed();
    });
}

void PinaleGuide::forget()
{
    LessonGuide::forget();
    m_draws = 0;
    m_turns = 0;
    m_mover = nobody;
    m_laid = 0;
    m_worth = {};
    m_toldOfLaying = false;
    m_laidBefore = false;
    m_counted = {};
}

// ---------------------------------------------------------------- what is told when

void PinaleGuide::tell(const Event &event)
{
    const BySide<int> before = m_worth;
    for (int side = 0; side < sidesOf(m_view.options, m_view.seats); ++side)
        m_worth[at(side)] = valueOf(m_view.board, side, m_view.options);
    if (std::holds_alternative<FirstDealerFound>(event))
        return teach(Moment::welcome);
    if (std::holds_alternative<Dealt>(event))
        return teach(Moment::dealt, true);
    if (const auto *showdown = std::get_if<pinale::Showdown>(&event)) {
        m_counted = *showdown;
        teach(Moment::showdown);
        return finish(wholeDeal, false);
    }
    const auto *moved = std::get_if<Moved>(&event);
    if (moved == nullptr || moved->seat == person || !std::holds_alternative<Play>(moved->move))
        return teach(Moment::none);
    m_mover = moved->seat;
    const int side = sideOf(m_mover, m_view.options);
    m_laid = m_worth[at(side)] - before[at(side)];
    if (m_laid > 0) {
        m_laidBefore = std::exchange(m_toldOfLaying, true);
        return teach(Moment::moved, !m_laidBefore);
    }
    teach(Moment::none);
}

void PinaleGuide::ask()
{
    if (m_view.phase == Phase::cut)
        return teach(Moment::cut);
    reckon();
    if (m_view.phase == Phase::draw) {
        ++m_draws;
        return teach(Moment::turn);
    }
    ++m_turns;
    teach(Moment::draw);
}

/// What is begun may have been in no turn that was thought of.
void PinaleGuide::reckoned()
{
    if (active() && !inLesson() && answer() != nullptr && static_cast<const PinaleEstimate &>(*answer()).isOutrun())
        reckon();
}

// ---------------------------------------------------------------- what it points at

Board PinaleGuide::boardAfter(const Play &play) const
{
    const Choice choice = m_view.choice();
    Turn turn(choice, play.takes);
    static_cast<void>(turn.follow(play));
    return turn.board();
}

bool PinaleGuide::comesToTheSame(const Move &made, const Move &wanted) const
{
    const auto *one = std::get_if<Play>(&made);
    const auto *other = std::get_if<Play>(&wanted);
    if (one == nullptr || other == nullptr)
        return made == wanted;
    return one->discard == other->discard && comesNear(made, wanted);
}

/// It lays the same, whatever it discards.
bool PinaleGuide::comesNear(const Move &made, const Move &wanted) const
{
    const auto *one = std::get_if<Play>(&made);
    const auto *other = std::get_if<Play>(&wanted);
    return one != nullptr && other != nullptr && one->takes == other->takes
        && pinale_goal::same(boardAfter(*one), boardAfter(*other), m_view.board.size());
}

QString PinaleGuide::aboutNear(const Move &wanted) const
{
    const auto &play = std::get<Play>(wanted);
    const QString discard = PinaleWords::card(play.discard);
    return play.steps.empty()
        ? tr("In this lesson discard %1 instead.", "a card with its article").arg(discard)
        : tr("What you have laid is right. But discard %1 in this lesson.", "a card with its article").arg(discard);
}

/// The first of these that is not chosen, or what is chosen beside them; none where just these are.
QStringList PinaleGuide::whatToChoose(const std::vector<Card> &wanted) const
{
    const std::vector<Card> &lies = m_melds.handOrder();
    const QList<int> all = m_melds.chosenIn(u"hand"_s);
    QList<int> chosen = all;
    const auto take = [&](Card card) {
        for (const int place : std::as_const(chosen))
            if (lies[at(place)] == card)
                return chosen.removeOne(place);
        return false;
    };
    std::vector<Card> rest;
    for (const Card card : wanted)
        if (!take(card))
            rest.push_back(card);
    for (int place = 0; place < static_cast<int>(lies.size()); ++place)
        if (!all.contains(place) && std::find(rest.begin(), rest.end(), lies[at(place)]) != rest.end())
            return {u"hand%1"_s.arg(place)};
    return chosen.isEmpty() ? QStringList() : QStringList{u"hand%1"_s.arg(chosen.front())};
}

/// The one that lays what is chosen as the goal has it.
QString PinaleGuide::layTicket(const Board &goal) const
{
    const std::size_t offers = m_melds.offerCount();
    for (std::size_t offer = 0; offer < offers; ++offer)
        if (pinale_goal::nextToLay(m_melds.turnWith(offer), m_view.board.size(), goal))
            return offer == 0 ? u"action_lay"_s : u"action_lay%1"_s.arg(offer + 1);
    return u"action_lay"_s;
}

QStringList PinaleGuide::whatToPress(const Move &move) const
{
    const std::optional<Turn> &turn = m_melds.turnNow();
    const auto *play = std::get_if<Play>(&move);
    if (play == nullptr || (!turn && !play->takes))
        return {turn ? u"action_back"_s : u"action_draw"_s};
    if (!turn)
        return {u"action_take"_s};
    const Board goal = boardAfter(*play);
    const auto next = pinale_goal::nextToLay(*turn, m_view.board.size(), goal);
    if (!next || turn->takes() != play->takes) {
        // Whoever has chosen cards means them: Enter takes nothing back then.
        return m_melds.chosenIn(u"hand"_s).isEmpty() ? QStringList{u"action_back"_s} : QStringList();
    }
    const bool all = next->empty();
    const QStringList cards = whatToChoose(all ? std::vector{play->discard} : *next);
    if (!cards.isEmpty())
        return cards;
    return {all ? u"action_discard"_s : layTicket(goal)};
}

std::optional<PinaleGuide::Move> PinaleGuide::advised() const
{
    if (answer() == nullptr)
        return std::nullopt;
    return static_cast<const PinaleEstimate &>(*answer()).move(bestNow());
}

QStringList PinaleGuide::things() const
{
    if (inLesson())
        return lessonThings();
    switch (moment()) {
    case Moment::moved:
        return {u"seat%1"_s.arg(m_mover)};
    case Moment::turn:
    case Moment::draw:
        if (const auto move = advised())
            return whatToPress(*move);
        return {};
    default:
        return {};
    }
}

// ---------------------------------------------------------------- in which words

bool PinaleGuide::isOwn(game::Seat seat) const
{
    return seat != nobody && sideOf(seat, m_view.options) == m_view.side();
}

QString PinaleGuide::words() const
{
    if (inLesson())
        return lessonWords();
    switch (moment()) {
    case Moment::welcome:
        return tr(
            "Welcome, I am Teresa. In Pinale cards are laid on the table in groups and in runs, and whatever lies "
            "there counts for whoever has laid it. Who deals first is drawn by lot.");
    case Moment::cut:
        return GuideWords::yourCut(nameOf(m_view.dealer));
    case Moment::dealt:
        return aboutDeal();
    case Moment::moved:
        return aboutMove();
    case Moment::turn:
    case Moment::draw:
        return aboutAdvice();
    case Moment::showdown:
        return aboutShowdown();
    default:
        return {};
    }
}
