// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/monte/dealers_choice.h"
#include "games/monte/monte_lines.h"
#include "table/showdown_table.h"
#include "words/face.h"

#include <QCoreApplication>

#include <utility>

/// The table of a game round a monte: what lies there, how the dealer chooses, and how cards are exchanged.
template<game::Game G>
class MonteTable : public ShowdownTable<G>
{
public:
    using typename ShowdownTable<G>::View;
    using typename ShowdownTable<G>::Move;
    using typename ShowdownTable<G>::Hand;

    explicit MonteTable(QObject *parent)
        : ShowdownTable<G>(parent)
    {
        this->talk()->learn(monteLines());
    }

    [[nodiscard]] QUrl board() const override
    {
        return QUrl(QStringLiteral("qrc:/qt/qml/Cards/boards/MonteBoard.qml"));
    }
    [[nodiscard]] double middleAcross(bool tall) const override
    {
        // Stock and plate lie at its sides, or above it.
        const double more = 0.63 * (this->cardsInHand() - 3);
        const double stock = keepsStock() ? 0.54 : 0;
        return more + (tall ? 1.86 : 3.18 + stock);
    }
    /// Who sees the cards that the dealer looks at.
    [[nodiscard]] virtual QString asideText() const { return {}; }

protected:
    using typename ShowdownTable<G>::Before;
    using typename ShowdownTable<G>::Milliseconds;

    [[nodiscard]] bool sortsHand() const override { return true; }
    /// The dealer looks at the cards of `aside`, and at no other.
    [[nodiscard]] static bool dealerChooses(const View &view) { return dealerChoosesIn(view); }
    /// What is left of the pack stays beside the monte.
    [[nodiscard]] virtual bool keepsStock() const { return true; }
    /// To exchange so many cards is to change one's shirt.
    [[nodiscard]] virtual bool changesShirt(int cards) const { return cards == this->cardsInHand(); }
    /// Cards are drawn from the stock, so that it matters how many it has.
    [[nodiscard]] virtual bool drawsFromStock() const { return false; }
    /// What lies on the plate.
    [[nodiscard]] virtual Zone::Lay pool() const { return Zone::Coins; }
    /// The cards of hand and monte that a move needs chosen.
    [[nodiscard]] virtual std::pair<Hand, Hand> cardsOf(const Move &move) const = 0;

    [[nodiscard]] int strengthOf(const Hand &hand) const override { return this->m_view.ranking->strength(hand).value; }
    [[nodiscard]] HandWorth worthOf(const Hand &hand) const override { return this->m_view.ranking->worth(hand); }
    [[nodiscard]] QString showdownWhy() const override
    {
        if (this->m_dealOver.held.empty() || !this->m_dealOver.after.in.empty())
            return ShowdownTable<G>::showdownWhy();
        const game::Seat dealer = this->m_view.dealer;
        return this->isYou(dealer)
            ? QCoreApplication::translate("MonteTable",
                                          "All fall together: the pot goes to the dealer, and that is you.")
            : QCoreApplication::translate("MonteTable", "All fall together: the pot goes to the dealer, %1.",
                                          "%1 is a name")
                  .arg(this->nameOf(dealer));
    }
    [[nodiscard]] QList<bool> countingOf(const Hand &hand) const override
    {
        const auto counting = this->m_view.ranking->counting(hand);
        return QList<bool>(counting.begin(), counting.end());
    }
    [[nodiscard]] std::vector<ZoneRow> lying() const override;
    [[nodiscard]] QList<Place> choiceFor(const Move &move) const override;
    /// The exchange of what is chosen, whether it is a move or not.
    template<class Exchange>
    [[nodiscard]] Exchange chosenCards() const
    {
        return {.give = this->cardsAt(this->chosenIn(handId), this->lyingHand()),
                .take = this->cardsAt(this->chosenIn(monteId), this->m_view.monte)};
    }

    Milliseconds showDeal(int number);
    /// The dealer's choice; the monte is what all see now.
    Milliseconds showChoice(game::Seat dealer, bool keeps);
    /// The cards that went from hand to monte and back, in the log and on their ways, and the knock of a shirt change.
    template<class Exchange>
    Milliseconds showExchange(game::Seat seat, const Exchange &exchange, const Before &before);

private:
    inline static const QString handId = QStringLiteral("hand");
    inline static const QString monteId = QStringLiteral("monte");

    /// What lies where the monte is or will be.
    [[nodiscard]] flights::Packet middle() const;
};

template<game::Game G>
std::vector<ZoneRow> MonteTable<G>::lying() const
{
    const View &view = this->m_view;
    const QStringList backs(this->cardsInHand(), faceOf(G::pack, {}));
    const bool choosing = dealerChooses(view);
    const bool mayNotLook = choosing && view.hand.empty() && view.playing.contains(this->person);
    const QStringList monte = facesOf(G::pack, view.monte);
    const QStringList aside = choosing && view.aside.empty() ? backs : facesOf(G::pack, view.aside);
    const auto cards = [](const QStringList &faces) { return static_cast<int>(faces.size()); };
    std::vector<ZoneRow> zones{this->handZone(mayNotLook ? backs : facesOf(G::pack, this->lyingHand())),
                               {.id = monteId,
                                .role = Zone::Open,
                                .faces = monte,
                                .choosable = this->m_ties.onlooker ? QList<int>() : this->allPlaces(monte.size()),
                                .count = cards(monte)},
                               {.id = QStringLiteral("aside"),
                                .role = Zone::Aside,
                                .seat = view.dealer,
                                .faces = aside,
                                .label = asideText(),
                                .count = cards(aside)}};
    if (keepsStock())
        zones.push_back({.id = QStringLiteral("stock"),
                         .role = Zone::Stock,
                         .lay = Zone::Stack,
                         .faces = {},
                         .label = drawsFromStock() && view.stock > 0 ? QString::number(view.stock) : QString(),
                         .count = view.stock});
    zones.push_back(this->drawnZone());
    zones.push_back(this->declaredZone());
    zones.push_back(this->poolZone(pool()));
    return zones;
}

template<game::Game G>
QList<Place> MonteTable<G>::choiceFor(const Move &move) const
{
    const auto [give, take] = cardsOf(move);
    QList<Place> places;
    for (const int place : this->placesOf(give, this->lyingHand()))
        places << Place{.zone = handId, .index = place};
    for (const int place : this->placesOf(take, this->m_view.monte))
        places << Place{.zone = monteId, .index = place};
    return places;
}

template<game::Game G>
template<class Exchange>
auto MonteTable<G>::showExchange(game::Seat seat, const Exchange &exchange, const Before &before) -> Milliseconds
{
    const auto count = static_cast<int>(exchange.give.size());
    const bool shirt = changesShirt(count);
    const auto what = shirt ? LogLine::What::shirtChange : LogLine::What::exchanged;
    const QStringList give = facesOf(G::pack, exchange.give);
    const QStringList take = facesOf(G::pack, exchange.take);
    this->sayTrade(seat, what, give, take);
    this->note({.what = what, .seat = seat, .give = give, .take = take});
    // Where another's cards lie open, it can be seen which of them goes.
    QList<int> handSlots
        = this->slotsOf(give, seat == this->person ? before.hand : facesOf(G::pack, before.view.shown[game::at(seat)]));
    if (handSlots.contains(-1)) // of a hand that lies face down
        handSlots = this->allPlaces(count);
    const QList<int> monteSlots = this->slotsOf(take, before.open);
    const flights::Packet hand = this->handOf(seat);
    const auto rest = static_cast<int>(this->m_tempo.resting(seat == this->person).count());
    QList<Flight> flights;
    for (int card = 0; card < count; ++card) {
        Flight flight{.from = hand.place(handSlots[card]),
                      .to = middle().place(monteSlots[card]),
                      .leaves = give[card],
                      .lands = give[card],
                      .delay = card * flights::travelApart,
                      .time = this->carryingTime(seat) + rest,
                      .rest = rest};
        flights << flight;
        std::swap(flight.from, flight.to);
        flight.leaves = take[card];
        flight.lands = seat == this->person ? take[card] : hand.faces.value(handSlots[card]);
        flights << flight;
    }
    const Milliseconds read = seat == this->person ? Milliseconds(0) : this->m_tempo.trade(count);
    const Milliseconds time = std::max(this->travel(flights), this->m_tempo.exchange(count)) + read;
    const bool knocks = shirt && this->m_view.knocker == seat;
    if (knocks)
        Q_EMIT this->knocked(seat);
    return time + (knocks ? this->m_tempo.knock() : Milliseconds(0));
}

template<game::Game G>
flights::Packet MonteTable<G>::middle() const
{
    const QStringList monte = this->faces(monteId);
    return {.zone = monteId, .faces = monte.isEmpty() ? this->faces(QStringLiteral("aside")) : monte};
}

template<game::Game G>
auto MonteTable<G>::showDeal(int number) -> Milliseconds
{
    this->m_declaredCards.clear();
    this->layCards();
    this->note({.what = LogLine::What::deal, .count = number});
    this->enter(this->stageOf(this->m_view));
    std::vector<flights::Packet> packets = this->handsInTurn();
    packets.push_back(middle());
    return this->travel(flights::dealt(packets, this->dealing(packets)));
}

template<game::Game G>
auto MonteTable<G>::showChoice(game::Seat dealer, bool keeps) -> Milliseconds
{
    this->enter(Table::Turn);
    const auto what = keeps ? LogLine::What::kept : LogLine::What::exposed;
    this->say(dealer, what);
    const auto &monte = this->m_view.monte;
    this->note({.what = what, .seat = dealer, .take = facesOf(G::pack, monte)});
    if (!keeps)
        return this->layOpen(flights::turnedUp(dealer == this->person ? this->handOf(dealer) : middle()));
    const Milliseconds time = this->layOpen(flights::crossing(middle(), this->handOf(dealer)));
    Q_EMIT this->kept(dealer);
    return time;
}
