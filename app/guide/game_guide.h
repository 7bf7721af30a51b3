// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/guide.h"
#include "guide/guide_words.h"
#include "monte/events.h"
#include "monte/moves.h"
#include "table/game_table.h"
#include "words/phrases.h"

/// The guide of a game round a monte: what is told when, and the words that all such games share. What is to be done in
/// a turn and what hands are worth is the game's to say.
template<game::Game G, class Exchange>
class GameGuide : public Guide, public Audience<G>
{
public:
    using View = typename G::View;
    using Event = typename G::Event;
    using Move = typename G::Move;
    using Moved = typename G::Moved;
    using Showdown = typename G::Showdown;
    using Hand = decltype(View::hand);

    // Audience
    [[nodiscard]] bool happened(const Event &event, const View &view) override;
    void awaits(const View &view) override;
    void finished() override { m_table.finished(); }

protected:
    explicit GameGuide(GameTable<G> &table, QObject *parent)
        : Guide(table, parent)
        , m_table(table)
    {
    }

    /// The person has to choose in a turn or a step of one: sets m_advice, and teaches.
    virtual void advise() = 0;
    /// A seat moved: teaches.
    virtual void tellMove() = 0;
    /// Teaches the turn that begins, be it the last one or not.
    void teachTurn();
    /// Teaches the last move. What another does for the first time is worth reading (of exchanges that is known, of
    /// what else there is the caller says it), and so are knocks and what lays the monte open.
    void teachMove(bool firstOfItsKind = false);
    /// The cards of hand and monte that have to be chosen for a move; none where a ticket alone makes it.
    [[nodiscard]] virtual std::pair<Hand, Hand> cardsToChoose(const Move &move) const;
    /// The ticket that makes a move: "knock", "exchange" …
    [[nodiscard]] virtual QString ticketFor(const Move &move) const = 0;
    /// The words of a lesson that are the game's own.
    [[nodiscard]] virtual QString gameWords() const = 0;

    [[nodiscard]] QString words() const override;
    [[nodiscard]] QStringList things() const override;
    void forget() override;

    /// A move, where it is one of the kind.
    template<class Kind>
    [[nodiscard]] static const Kind *as(const Move &move)
    {
        return std::get_if<Kind>(&move);
    }
    [[nodiscard]] QString worth(const Hand &hand) const { return inWords(m_view.ranking->worth(hand)); }
    /// What another seat gave and took; the first time also what that is good for.
    [[nodiscard]] QString aboutOthersExchange(const Exchange &exchange) const;
    /// Of the exchange that is chosen on the table, where it is one, beside the one that is advised.
    [[nodiscard]] QString aboutChoice(const Exchange &advised) const;
    /// Who pays, where the worst hands do; `further` follows.
    [[nodiscard]] QString aboutWorst(const QString &further) const;

    GameTable<G> &m_table;
    View m_view;
    Moved m_moved;
    Showdown m_showdown;
    Move m_advice;
    int m_turns = 0;     ///< the person's, this one included
    int m_exchanges = 0; ///< that were seen of others

private:
    void tell(const Event &event);
    [[nodiscard]] QStringList whatToPress() const;
    [[nodiscard]] QStringList notChosen(const QString &zone, const QList<int> &places) const;
};

template<game::Game G, class Exchange>
void GameGuide<G, Exchange>::forget()
{
    m_turns = 0;
    m_exchanges = 0;
}

// ---------------------------------------------------------------- the match speaks

template<game::Game G, class Exchange>
bool GameGuide<G, Exchange>::happened(const Event &event, const View &view)
{
    const bool shownAtOnce = m_table.happened(event, view);
    if (active()) {
        m_view = view;
        tell(event);
    }
    return mayGoOn(shownAtOnce);
}

template<game::Game G, class Exchange>
void GameGuide<G, Exchange>::tell(const Event &event)
{
    if (std::holds_alternative<monte::FirstDealerFound<typename G::Pack>>(event)) {
        teach(Lesson::welcome);
    } else if (const auto *dealt = std::get_if<typename G::Dealt>(&event)) {
        if (over())
            dismiss();
        else if (dealt->dealer != person)
            teach(Lesson::dealt, true);
    } else if (const auto *moved = std::get_if<Moved>(&event)) {
        m_moved = *moved;
        const auto *exchange = as<Exchange>(moved->move);
        m_exchanges += moved->seat != person && exchange != nullptr && !exchange->give.empty() ? 1 : 0;
        tellMove();
    } else if (const auto *showdown = std::get_if<Showdown>(&event)) {
        m_showdown = *showdown;
        teach(Lesson::showdown);
        learnt();
    }
}

template<game::Game G, class Exchange>
void GameGuide<G, Exchange>::awaits(const View &view)
{
    m_table.awaits(view);
    if (!active() || over())
        return;
    const bool own = view.toMove == person;
    const Table::Stage stage = m_table.stage();
    if (stage != Table::Cut && !own)
        return;
    m_view = view;
    if (stage == Table::Cut)
        teach(own ? Lesson::cut : Lesson::othersCut);
    else if (stage == Table::DealersChoice)
        teach(Lesson::dealersChoice);
    else if (stage == Table::Turn || stage == Table::Draw)
        advise();
}

template<game::Game G, class Exchange>
void GameGuide<G, Exchange>::teachTurn()
{
    ++m_turns;
    teach(m_view.knocker == game::nobody ? Lesson::turn : Lesson::lastTurn);
}

template<game::Game G, class Exchange>
void GameGuide<G, Exchange>::teachMove(bool firstOfItsKind)
{
    const bool firstExchange = as<Exchange>(m_moved.move) != nullptr && m_exchanges == 1;
    const bool telling = firstOfItsKind || firstExchange || m_view.knocker == m_moved.seat
        || as<monte::Expose>(m_moved.move) != nullptr;
    teach(Lesson::moved, m_moved.seat != person && telling);
}

// ---------------------------------------------------------------- what it points at

template<game::Game G, class Exchange>
auto GameGuide<G, Exchange>::cardsToChoose(const Move &move) const -> std::pair<Hand, Hand>
{
    const auto *exchange = as<Exchange>(move);
    return exchange != nullptr && !isShirtChange(move) ? std::pair(exchange->give, exchange->take)
                                                       : std::pair<Hand, Hand>();
}

template<game::Game G, class Exchange>
QStringList GameGuide<G, Exchange>::things() const
{
    switch (lesson()) {
    case Lesson::none:
    case Lesson::welcome:
    case Lesson::othersCut:
    case Lesson::rareHands:
    case Lesson::showdown:
        return {};
    case Lesson::cut:
        return {QStringLiteral("action_cut")};
    case Lesson::dealersChoice:
        return {QStringLiteral("monte")};
    case Lesson::dealt:
        return {QStringLiteral("value")};
    case Lesson::moved:
        if (as<monte::Expose>(m_moved.move) != nullptr || as<monte::Keep>(m_moved.move) != nullptr)
            return {QStringLiteral("monte")};
        return {m_moved.seat == person ? QStringLiteral("value") : QStringLiteral("seat%1").arg(m_moved.seat)};
    case Lesson::turn:
    case Lesson::draw:
    case Lesson::lastTurn:
        break;
    }
    return m_table.yourTurn() ? whatToPress() : QStringList();
}

template<game::Game G, class Exchange>
QStringList GameGuide<G, Exchange>::whatToPress() const
{
    const auto [give, take] = cardsToChoose(m_advice);
    const QStringList left = notChosen(QStringLiteral("hand"), GameTable<G>::placesOf(give, m_view.hand))
        + notChosen(QStringLiteral("monte"), GameTable<G>::placesOf(take, m_view.monte));
    return left.isEmpty() ? QStringList{QStringLiteral("action_") + ticketFor(m_advice)} : left;
}

template<game::Game G, class Exchange>
QStringList GameGuide<G, Exchange>::notChosen(const QString &zone, const QList<int> &places) const
{
    const QList<int> chosen = m_table.chosenIn(zone);
    QStringList names;
    for (const int place : places)
        if (!chosen.contains(place))
            names << zone + QString::number(place);
    return names;
}

// ---------------------------------------------------------------- in which words

template<game::Game G, class Exchange>
QString GameGuide<G, Exchange>::words() const
{
    switch (lesson()) {
    case Lesson::none:
        return {};
    case Lesson::cut:
        return GuideWords::yourCut(nameOf(m_view.dealer));
    case Lesson::othersCut:
        return GuideWords::othersCut(nameOf(m_view.toMove), nameOf(m_view.dealer));
    default:
        return gameWords();
    }
}

template<game::Game G, class Exchange>
QString GameGuide<G, Exchange>::aboutOthersExchange(const Exchange &exchange) const
{
    const QString what
        = GuideWords::exchanged(nameOf(m_moved.seat), Phrases::cards(exchange.give), Phrases::cards(exchange.take));
    return m_exchanges > 1 ? what : GuideWords::allSaw(what);
}

template<game::Game G, class Exchange>
QString GameGuide<G, Exchange>::aboutChoice(const Exchange &advised) const
{
    const Exchange chosen{.give = GameTable<G>::cardsAt(m_table.chosenIn(QStringLiteral("hand")), m_view.hand),
                          .take = GameTable<G>::cardsAt(m_table.chosenIn(QStringLiteral("monte")), m_view.monte)};
    if (chosen.give.empty() || check(m_view.choice(), chosen))
        return {};
    const QString better = worth(handAfter(m_view, advised));
    if (chosen == advised)
        return GuideWords::justSo(better);
    return GuideWords::rather(worth(handAfter(m_view, chosen)), Phrases::cards(advised.give),
                              Phrases::cards(advised.take), better);
}

template<game::Game G, class Exchange>
QString GameGuide<G, Exchange>::aboutWorst(const QString &further) const
{
    const game::SeatSet &worst = m_showdown.worst;
    const QString lowest = worth(m_showdown.hands[game::at(worst.lowest())]);
    if (worst.size() == 1)
        return worst.contains(person) ? GuideWords::youPay(lowest, further)
                                      : GuideWords::pays(nameOf(worst.lowest()), lowest, further);
    QStringList names;
    for (const game::Seat seat : worst)
        names << nameOf(seat);
    return GuideWords::severalPay(Phrases::list(names), further);
}
