// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/hint_words.h"
#include "games/monte/dealers_choice.h"
#include "guide/lesson_guide.h"
#include "monte/events.h"
#include "monte/moves.h"
#include "words/phrases.h"

/// Whether a variant has such moves.
template<class Kind, class Moves>
inline constexpr bool isKindOf = false;
template<class Kind, class... Kinds>
inline constexpr bool isKindOf<Kind, std::variant<Kinds...>> = (std::is_same_v<Kind, Kinds> || ...);

/// The guide of a game round a monte: what is told when, and the words that all such games share. What is to be done in
/// a turn and what hands are worth is the game's to say.
template<game::Game G, class Exchange>
class MonteGuide : public LessonGuide<G>
{
public:
    using View = typename G::View;
    using Event = typename G::Event;
    using Move = typename G::Move;
    using Moved = typename G::Moved;
    using Showdown = typename G::Showdown;
    using Hand = decltype(View::hand);

protected:
    using Moment = Guide::Moment;
    using Guide::moment;
    using Guide::nameOf;
    using Guide::over;
    using Guide::person;
    using Guide::teach;
    using LessonGuide<G>::answer;
    using LessonGuide<G>::m_choice;
    using LessonGuide<G>::m_table;
    using LessonGuide<G>::m_view;
    using LessonGuide<G>::reason;

    using LessonGuide<G>::LessonGuide;

    /// The person has to choose in a turn or a step of one, and what is best is being reckoned: teaches it.
    virtual void teachChoice() { teachTurn(); }
    /// A seat moved: teaches.
    virtual void tellMove() = 0;
    /// Teaches the turn that begins, be it the last one or not.
    void teachTurn();
    /// Teaches the last move. What another does for the first time is worth reading (of exchanges that is known, of
    /// what else there is the caller says it), and so are what lays the monte open, knocks, and what follows them.
    void teachMove(bool firstOfItsKind = false);
    /// The cards of hand and monte that have to be chosen for a move; none where a ticket alone makes it.
    [[nodiscard]] virtual std::pair<Hand, Hand> cardsToChoose(const Move &move) const;
    /// The ticket that makes a move: "knock", "exchange" …
    [[nodiscard]] virtual QString ticketFor(const Move &move) const = 0;
    /// The words of a lesson that are the game's own.
    [[nodiscard]] virtual QString gameWords() const = 0;
    /// Of the move that is advised, in a turn.
    [[nodiscard]] virtual QString aboutAdvice() const = 0;
    /// The reason for the move that is advised, in a sentence or two.
    [[nodiscard]] QString why() const { return reason(answer()->advised()); }
    /// What an exchange is good for, in a sentence that can be seen to be true on the table; nothing where one
    /// card alone counts then, and no more than the hand did.
    [[nodiscard]] QString because(const Exchange &exchange) const;
    /// The turn's advice to make an exchange, with what it is good for.
    [[nodiscard]] QString aboutUsualExchange(const Exchange &exchange) const;

    [[nodiscard]] QString words() const override;
    [[nodiscard]] QStringList things() const override;
    void forget() override;
    [[nodiscard]] QStringList whatToPress(const Move &move) const override;
    [[nodiscard]] QString aboutChoice(const Move &advised) const override;

    /// A move, where it is one of the kind, which not every game has.
    template<class Kind>
    [[nodiscard]] static const Kind *as(const Move &move)
    {
        if constexpr (isKindOf<Kind, Move>)
            return std::get_if<Kind>(&move);
        else
            return nullptr;
    }
    [[nodiscard]] static bool changesShirt(const Move &move)
    {
        if constexpr (requires { isShirtChange(move); })
            return isShirtChange(move);
        else
            return false;
    }
    [[nodiscard]] QString worth(const Hand &hand) const { return inWords(m_view.ranking->worth(hand)); }
    /// What another seat gave and took; the first time also what that is good for.
    [[nodiscard]] QString aboutOthersExchange(const Exchange &exchange) const;
    /// Who pays, where the worst hands do; `further` follows.
    [[nodiscard]] QString aboutWorst(const QString &further) const;

    Moved m_moved;
    Showdown m_showdown;
    Move m_advice;       ///< once it is reckoned
    int m_turns = 0;     ///< the person's, this one included
    int m_exchanges = 0; ///< that were seen of others

private:
    void tell(const Event &event) override;
    void ask() override;
    void watch() override;
    void reckoned() override;
    [[nodiscard]] QStringList notChosen(const QString &zone, const QList<int> &places) const;
};

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::forget()
{
    LessonGuide<G>::forget();
    m_turns = 0;
    m_exchanges = 0;
}

// ---------------------------------------------------------------- the match speaks

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::tell(const Event &event)
{
    if (event.index() == 0) { // of every such game: the first dealer is found
        teach(Moment::welcome);
    } else if (const auto *dealt = std::get_if<typename G::Dealt>(&event)) {
        if (over())
            this->dismiss();
        else if (dealt->dealer != person || !hasDealersChoice<View>)
            teach(Moment::dealt, true);
    } else if (const auto *moved = std::get_if<Moved>(&event)) {
        m_moved = *moved;
        const auto *exchange = as<Exchange>(moved->move);
        m_exchanges += moved->seat != person && exchange != nullptr && !exchange->give.empty() ? 1 : 0;
        tellMove();
    } else if (const auto *showdown = std::get_if<Showdown>(&event)) {
        m_showdown = *showdown;
        teach(Moment::showdown);
        this->finish(Guide::wholeDeal, false);
    }
}

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::watch()
{
    if (m_table.stage() == Table::Cut)
        teach(Moment::othersCut);
}

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::ask()
{
    const Table::Stage stage = m_table.stage();
    if (stage == Table::Cut)
        return teach(Moment::cut);
    if (stage != Table::DealersChoice && stage != Table::Turn && stage != Table::Draw)
        return;
    this->reckon();
    if (stage == Table::DealersChoice)
        teach(Moment::dealersChoice);
    else
        teachChoice();
}

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::reckoned()
{
    m_advice = G::legalMoves(m_choice)[answer()->advised()];
}

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::teachTurn()
{
    ++m_turns;
    teach(m_view.knocker == game::nobody ? Moment::turn : Moment::lastTurn);
}

template<game::Game G, class Exchange>
void MonteGuide<G, Exchange>::teachMove(bool firstOfItsKind)
{
    const bool firstExchange = as<Exchange>(m_moved.move) != nullptr && m_exchanges == 1;
    const bool telling = firstOfItsKind || firstExchange || m_view.knocker != game::nobody
        || as<monte::Expose>(m_moved.move) != nullptr;
    teach(Moment::moved, m_moved.seat != person && telling);
}

// ---------------------------------------------------------------- what it points at

template<game::Game G, class Exchange>
auto MonteGuide<G, Exchange>::cardsToChoose(const Move &move) const -> std::pair<Hand, Hand>
{
    const auto *exchange = as<Exchange>(move);
    return exchange != nullptr && !changesShirt(move) ? std::pair(exchange->give, exchange->take)
                                                      : std::pair<Hand, Hand>();
}

template<game::Game G, class Exchange>
QStringList MonteGuide<G, Exchange>::things() const
{
    if (this->inLesson())
        return this->lessonThings();
    switch (moment()) {
    case Moment::none:
    case Moment::welcome:
    case Moment::othersCut:
    case Moment::rareHands:
    case Moment::showdown:
        return {};
    case Moment::cut:
        return {QStringLiteral("action_cut")};
    case Moment::dealt:
        return {QStringLiteral("value")};
    case Moment::moved:
        if (as<monte::Expose>(m_moved.move) != nullptr || as<monte::Keep>(m_moved.move) != nullptr)
            return {QStringLiteral("monte")};
        return {m_moved.seat == person ? QStringLiteral("value") : QStringLiteral("seat%1").arg(m_moved.seat)};
    case Moment::dealersChoice:
    case Moment::turn:
    case Moment::draw:
    case Moment::lastTurn:
        break;
    }
    return m_table.yourTurn() && answer() != nullptr ? whatToPress(m_advice) : QStringList();
}

template<game::Game G, class Exchange>
QStringList MonteGuide<G, Exchange>::whatToPress(const Move &move) const
{
    const auto [give, take] = cardsToChoose(move);
    const QStringList left = notChosen(QStringLiteral("hand"), GameTable<G>::placesOf(give, m_table.lyingHand()))
        + notChosen(QStringLiteral("monte"), GameTable<G>::placesOf(take, m_view.monte));
    return left.isEmpty() ? QStringList{QStringLiteral("action_") + ticketFor(move)} : left;
}

template<game::Game G, class Exchange>
QStringList MonteGuide<G, Exchange>::notChosen(const QString &zone, const QList<int> &places) const
{
    const QList<int> chosen = m_table.chosenIn(zone);
    QStringList names;
    for (const int place : places)
        if (!chosen.contains(place))
            names << zone + QString::number(place);
    return names;
}

#include "games/monte/monte_guide_words.h"
