// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/review.h"

#include "advice/hint_reasons.h"
#include "advice/hint_words.h"
#include "advice/own_match.h" // what a mistake is

#include <QQmlEngine>

#include <algorithm>
#include <utility>

Review::Review(QObject *parent)
    : QObject(parent)
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    QQmlEngine::setObjectOwnership(&m_moves, QQmlEngine::CppOwnership);
    connect(&m_counsel, &Counsel::answered, this, [this](int question, const Counsel::Answer &answer) {
        m_decisions[m_asked[static_cast<std::size_t>(question)]].reckoned = answer;
        lay();
        Q_EMIT told();
    });
}

void Review::chose(const MadeMove &made)
{
    m_decisions.push_back({.made = made, .reckoned = {}});
    m_wanted = false;
}

void Review::dealIsOver(int deal, const QStringList &names)
{
    if (m_decisions.empty())
        return;
    m_over = true;
    m_deal = deal;
    m_names = names;
    Q_EMIT availableChanged();
    setOpen(std::exchange(m_wanted, false));
}

void Review::clear()
{
    setOpen(false);
    const bool was = available();
    m_decisions.clear();
    m_moves.clear();
    m_over = false;
    m_wanted = false;
    if (was)
        Q_EMIT availableChanged();
}

void Review::setOpen(bool open)
{
    const bool lies = open && available();
    if (lies == m_open)
        return;
    m_open = lies;
    lay();
    if (!m_open)
        m_counsel.cancel();
    else
        judge();
    Q_EMIT openChanged();
    Q_EMIT told();
}

/// What was not judged before. A judgement is told once, and then it stands.
void Review::judge()
{
    std::vector<Counsel::Answer> choices;
    m_asked.clear();
    for (std::size_t place = 0; place < m_decisions.size(); ++place)
        if (const Decision &decision = m_decisions[place]; decision.reckoned == nullptr) {
            choices.push_back(decision.made.choice.get());
            m_asked.push_back(place);
        }
    if (!choices.empty())
        m_counsel.ask(choices, {Counsel::enough()});
}

bool Review::isJudged() const
{
    return std::all_of(m_decisions.begin(), m_decisions.end(),
                       [](const Decision &decision) { return decision.reckoned != nullptr; });
}

void Review::respeak()
{
    lay();
    Q_EMIT availableChanged();
    Q_EMIT told();
}

QString Review::title() const
{
    return available() ? tr("Your moves in deal %1").arg(m_deal) : QString();
}

QString Review::summary() const
{
    if (!available())
        return {};
    const auto judged = static_cast<int>(std::count_if(m_decisions.begin(), m_decisions.end(),
                                                       [](const Decision &each) { return each.reckoned != nullptr; }));
    if (!isJudged())
        return tr("Simulating deals… moves judged: %1 of %2", "numbers").arg(judged).arg(m_decisions.size());
    int mistakes = 0;
    for (const Decision &decision : m_decisions)
        mistakes += decision.reckoned->cost(decision.made.move) > 0 ? 1 : 0;
    return mistakes == 0 ? tr("You played the best move every time, or one about as good.")
                         : tr("%n of your moves could have been better.", nullptr, mistakes);
}

void Review::lay()
{
    if (!m_open)
        return;
    std::vector<ReviewRow> rows;
    for (const Decision &decision : m_decisions)
        rows.push_back(rowOf(decision));
    const auto dearest = std::max_element(
        rows.begin(), rows.end(), [](const ReviewRow &one, const ReviewRow &other) { return one.cost < other.cost; });
    const auto &dearestMove = m_decisions[static_cast<std::size_t>(dearest - rows.begin())];
    dearest->worst = isJudged() // as at the end of the match
        && dearest->cost >= dearestMove.reckoned->counted().mistakeFrom();
    for (std::size_t place = 0; place < rows.size(); ++place)
        if (ReviewRow &row = rows[place]; row.cost > 0)
            row.dearer = m_decisions[place].reckoned->counted().dearer(row.cost, row.worst);
    m_moves.setRows(std::move(rows));
}

QString Review::better(const Estimate &choice, std::size_t best, bool surely)
{
    const QString move = HintWords::within(choice.step(best));
    const QString worth = choice.worth(best);
    if (worth.isEmpty() || move.contains(worth))
        return surely ? tr("Better: %1", "%1 is a move").arg(move)
                      : tr("Only just better: %1", "%1 is a move").arg(move);
    return surely ? tr("Better: %1 (%2)", "%1 is a move, %2 a hand's worth with it").arg(move, worth)
                  : tr("Only just better: %1 (%2)", "%1 is a move, %2 a hand's worth with it").arg(move, worth);
}

ReviewRow Review::rowOf(const Decision &decision) const
{
    const Estimate &choice = decision.reckoned != nullptr ? *decision.reckoned : *decision.made.choice.get();
    const CountedWords lives = choice.counted();
    const std::size_t did = decision.made.move;
    ReviewRow row{.heading = choice.moment(),
                  .hand = choice.hand(),
                  .open = choice.open(),
                  .handTitle = choice.handTitle(),
                  .openTitle = choice.openTitle(),
                  .did = choice.done(did),
                  .moved = choice.moved(did)};
    if (decision.reckoned == nullptr) {
        row.spoken = tr("%1: %2", "%1 is 'Lap 2', %2 a move that was made").arg(row.heading, row.did);
        return row;
    }
    const std::size_t best = choice.advised();
    row.cost = choice.cost(did);
    row.percent = lives.figure(choice.chance(did));
    row.reason = choice.reason(did, m_names);
    row.verdict = tr("There was no better move.");
    if (row.cost > 0
        || (choice.chance(did) > choice.chance(best) && row.percent != lives.figure(choice.chance(best)))) {
        row.verdict = better(choice, best, row.cost > 0);
        row.betterMoved = choice.moved(best);
        row.betterPercent = lives.figure(choice.chance(best));
    }
    if (const QString costs = HintReasons::bestCosts(lives.chance(choice.chance(best)));
        row.cost > 0 && !row.reason.contains(costs))
        row.reason = HintWords::joined(row.reason, costs);
    const QString told = tr("%1: %2, %3", "%1 is 'Lap 2', %2 a move, %3 'you lose a token 12 times in 100'")
                             .arg(row.heading, row.did, lives.chance(choice.chance(did)));
    row.spoken = !row.betterPercent.isEmpty()
        ? tr("%1. %2, %3", "%2 is 'Better: knock', %3 'you lose a token 12 times in 100'")
              .arg(told, row.verdict, lives.chance(choice.chance(best)))
        : tr("%1. %2", "two sentences").arg(told, row.verdict);
    return row;
}
