// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_estimate.h"

#include "advice/hint_words.h"
#include "games/knock/knock_words.h"
#include "knock/determinization.h"
#include "knock/rollouts.h"
#include "words/face.h"
#include "words/phrases.h"

#include <algorithm>

using namespace knock;
using namespace Qt::StringLiterals;
using cards::Card;
using game::Seat;

namespace {

/// The same view is always told the same.
constexpr std::uint64_t seed = 54;

CardSet cardsOfMove(const Move &move)
{
    if (const auto *play = std::get_if<Play>(&move))
        return CardSet::of(play->card);
    const auto *discard = std::get_if<Discard>(&move);
    return discard != nullptr ? CardSet(discard->cards) : CardSet();
}

Signal requestOf(const Move &move)
{
    const auto *say = std::get_if<Say>(&move);
    return say != nullptr ? say->signal : Signal::none;
}

/// What a partner leads that does as it is asked; nothing where it cannot, or is not asked.
std::optional<Card> askedFor(Signal request, CardSet hand, const Ranking &ranking)
{
    const bool low = request == Signal::bijou;
    CardSet trumps = request == Signal::none ? CardSet() : hand & trumpCards;
    if (low && trumps.size() > 1)
        trumps.erase(magician);
    std::optional<Card> found;
    for (const Card card : trumps)
        if (!found || (ranking.strength(card) < ranking.strength(*found)) == low)
            found = card;
    return found;
}

} // namespace

int cardsPlayed(const View &view)
{
    return seats * (view.tricks[0] + view.tricks[1]) + static_cast<int>(view.trick.cards.size());
}

bool KnockEstimate::fits(const View &view)
{
    const bool asks = view.phase == Phase::request && view.mayAsk();
    return view.toMove == view.seat && (view.phase == Phase::play || view.phase == Phase::discard || asks);
}

KnockEstimate::KnockEstimate(const View &view, const Memory &memory)
    : m_view(view)
    , m_memory(memory)
    , m_habits(*view.ranking)
    , m_moves(Knock::legalMoves(view))
    , m_random(seed)
{
    for (const Move &move : m_moves) {
        const CardSet cards = cardsOfMove(move);
        const Signal request = requestOf(move);
        const auto known = std::find_if(m_lines.begin(), m_lines.end(), [&](const Line &line) {
            return line.cards == cards && line.request == request;
        });
        m_lineOf.push_back(static_cast<std::size_t>(known - m_lines.begin()));
        if (known == m_lines.end())
            m_lines.push_back({.cards = cards, .request = request});
    }
}

void KnockEstimate::imagine(int deals)
{
    for (int deal = 0; deal < deals; ++deal) {
        const Hands hands = drawHands(m_view, m_memory, m_random);
        for (Line &line : m_lines)
            play(line, hands);
        ++m_deals;
    }
}

void KnockEstimate::play(Line &line, const Hands &hands) const
{
    const bool own = sideOf(m_view.seat) == 0;
    double worth = 0;
    Hands held = hands;
    Trick trick = m_view.trick;
    if (discards()) {
        CardSet &hand = held[game::at(m_view.seat)];
        hand = hand - line.cards;
        trick = {.leader = after(m_view.dealer), .cards = {}};
        worth = m_view.ranking->points(line.cards);
    }
    Rollout rollout(*m_view.ranking, held, trick, m_habits);
    if (asks()) {
        if (const auto led = askedFor(line.request, hands[game::at(trick.leader)], *m_view.ranking))
            rollout.play(*led);
    } else if (!discards()) {
        rollout.play(line.cards.first());
    }
    const int lead = rollout.finish();
    worth = (worth + (own ? lead : -lead)) / 2;
    const Rollout::Taken &first = rollout.firstTaken();
    const bool taken = sideOf(first.by) == sideOf(m_view.seat);
    line.taken += taken ? 1 : 0;
    line.points += taken ? first.points : -first.points;
    line.worths.add(worth);
}

// ---------------------------------------------------------------- figures

double KnockEstimate::chance(std::size_t move) const
{
    return -lineOf(move).worths.mean();
}

std::size_t KnockEstimate::variantOf(std::size_t move) const
{
    const auto first = std::find(m_lineOf.begin(), m_lineOf.end(), m_lineOf[move]);
    return static_cast<std::size_t>(first - m_lineOf.begin());
}

/// The players of the house give these and no others, the first of them that is true.
double KnockEstimate::gain(std::size_t move) const
{
    constexpr std::array given{Signal::none, Signal::queenOfSuit, Signal::holdsWorld, Signal::highestTrump,
                               Signal::highestOfSuit};
    const auto place = std::find(given.begin(), given.end(), signalOf(move));
    return place == given.end() || wasSaid(move) ? -1 : static_cast<double>(place - given.begin());
}

/// The seat has told the same in this deal: once is enough.
bool KnockEstimate::wasSaid(std::size_t move) const
{
    const Signal signal = signalOf(move);
    return signal != Signal::none && std::any_of(m_view.said.begin(), m_view.said.end(), [&](const Said &said) {
               return said.seat == m_view.seat && said.signal == signal
                   && said.suit == cards::tarocco::suit(lineOf(move).cards.first());
           });
}

double KnockEstimate::error(std::size_t move) const
{
    return lineOf(move).worths.error();
}

bool KnockEstimate::surelyWorse(std::size_t one, std::size_t other) const
{
    return lineOf(other).worths.surelyMoreThan(lineOf(one).worths);
}

// ---------------------------------------------------------------- moves

Signal KnockEstimate::signalOf(std::size_t move) const
{
    const auto *play = std::get_if<Play>(&m_moves[move]);
    return play != nullptr ? play->signal : Signal::none;
}

QString KnockEstimate::moment() const
{
    const int trick = m_view.tricks[0] + m_view.tricks[1] + 1;
    return discards() ? tr("As the dealer") : asks() ? tr("Before trick %1").arg(trick) : tr("Trick %1").arg(trick);
}

QStringList KnockEstimate::hand() const
{
    return facesOf(Knock::pack, m_view.hand);
}

QStringList KnockEstimate::open() const
{
    return facesOf(Knock::pack, m_view.trick.cards);
}

QString KnockEstimate::handTitle() const
{
    return QCoreApplication::translate("ReviewEntry", "Your hand");
}

QString KnockEstimate::openTitle() const
{
    return tr("The trick");
}

QString KnockEstimate::action(std::size_t move) const
{
    if (discards())
        return u"discard"_s;
    if (const Signal request = lineOf(move).request; asks())
        return request == Signal::none ? u"silent"_s : KnockWords::action(request);
    const Signal signal = signalOf(move);
    if (signal == Signal::none)
        return u"play"_s;
    return KnockWords::action(signal);
}

/// What its signal says; empty without one.
QString KnockEstimate::said(std::size_t move) const
{
    const Signal signal = signalOf(move);
    return signal == Signal::none ? QString()
                                  : KnockWords::said(signal, cards::tarocco::suit(lineOf(move).cards.first()));
}

QString KnockEstimate::withSignal(const QString &move, std::size_t index) const
{
    const QString words = said(index);
    return words.isEmpty() ? move : tr("%1, with the signal “%2”", "a move; what the signal says").arg(move, words);
}

QString KnockEstimate::worth(std::size_t move) const
{
    const QString words = said(move);
    return words.isEmpty() ? words : tr("with the signal “%1”", "beside a card").arg(words);
}

QList<MovePart> KnockEstimate::parts(std::size_t move) const
{
    if (asks())
        return {};
    return {{.verb = discards() ? tr("Lay away", "before two cards") : QString(), .faces = give(move)}};
}

QString KnockEstimate::label(std::size_t move) const
{
    if (const Signal request = lineOf(move).request; asks())
        return request == Signal::none ? tr("Say nothing") : tr("Say %1", "“Bijou”").arg(KnockWords::called(request));
    const Hand cards = listOf(lineOf(move).cards);
    const QString words = HintWords::cards(Knock::pack, cards);
    return discards() ? tr("Lay away %1", "cards with their articles").arg(words)
                      : withSignal(tr("Play %1", "a card with its article").arg(words), move);
}

QString KnockEstimate::done(std::size_t move) const
{
    if (const Signal request = lineOf(move).request; asks())
        return request == Signal::none ? tr("You said nothing")
                                       : tr("You said %1", "“Bijou”").arg(KnockWords::called(request));
    const Hand cards = listOf(lineOf(move).cards);
    const QString words = HintWords::cards(Knock::pack, cards);
    return discards() ? tr("You laid away %1", "cards with their articles").arg(words)
                      : withSignal(tr("You played %1", "a card with its article").arg(words), move);
}

QStringList KnockEstimate::give(std::size_t move) const
{
    const Hand cards = listOf(lineOf(move).cards);
    return facesOf(Knock::pack, cards);
}
