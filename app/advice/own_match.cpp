// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "advice/own_match.h"

#include "advice/hint_words.h"
#include "advice/review.h"

#include <QQmlEngine>

#include <algorithm>

OwnMatch::OwnMatch(QObject *parent)
    : QObject(parent)
{
    QQmlEngine::setObjectOwnership(this, QQmlEngine::CppOwnership);
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) { judge(answer); });
    connect(&m_counsel, &Counsel::finished, this, &OwnMatch::askOn);
}

// ---------------------------------------------------------------- what happens in the match

void OwnMatch::chose(const MadeMove &made, int position)
{
    m_decisions.push_back({.made = made, .position = position, .reckoned = {}});
}

void OwnMatch::stands(int deal, int tokens)
{
    const int known = deal + m_bought;
    // More than at the end of the same deal: they were bought, and both are told.
    if (known < m_tokens.size() && m_tokens[known] < tokens)
        ++m_bought;
    while (m_tokens.size() <= deal + m_bought)
        m_tokens << tokens;
    m_tokens[deal + m_bought] = tokens;
}

void OwnMatch::held(const QStringList &faces, const HandWorth &worth, int deal)
{
    m_bestHand = faces;
    m_bestWorth = worth;
    m_bestDeal = deal;
}

void OwnMatch::matchIsOver()
{
    m_over = true;
    Q_EMIT availableChanged();
    askOn();
}

void OwnMatch::forget()
{
    m_counsel.cancel();
    m_decisions.clear();
    m_judged = 0;
    m_tokens.clear();
    m_bought = 0;
    m_bestHand.clear();
    m_over = false;
    Q_EMIT availableChanged();
    Q_EMIT told();
}

void OwnMatch::respeak()
{
    Q_EMIT availableChanged();
    Q_EMIT told();
}

// ---------------------------------------------------------------- judging

void OwnMatch::setWanted(bool wanted)
{
    if (wanted == m_wanted)
        return;
    m_wanted = wanted;
    if (!m_wanted)
        m_counsel.cancel();
    askOn();
}

void OwnMatch::askOn()
{
    Q_EMIT told();
    // One at a time: what is asked for was not begun before, and to begin takes a moment of this thread.
    if (!m_wanted || !m_over || m_judged == m_decisions.size())
        return;
    m_counsel.ask({m_decisions[m_judged].made.choice.get()}, {Counsel::stagesToJudge().back()});
}

void OwnMatch::judge(const Counsel::Answer &answer)
{
    Decision &decision = m_decisions[m_judged++];
    decision.cost = answer->cost(decision.made.move);
    m_mistakeFrom = answer->counted().mistakeFrom();
    decision.made.choice = {};
    const Decision *before = dearest();
    // Only of the dearest so far is more told than what it cost.
    if (decision.cost > 0
        && (before == nullptr || before->reckoned == nullptr || decision.cost > before->cost || before == &decision)) {
        for (Decision &each : m_decisions)
            each.reckoned = {};
        decision.reckoned = answer;
    }
}

// ---------------------------------------------------------------- what it comes to

int OwnMatch::count(int least, int most) const
{
    const auto end = m_decisions.begin() + static_cast<std::ptrdiff_t>(m_judged);
    return static_cast<int>(std::count_if(m_decisions.begin(), end, [=](const Decision &decision) {
        return decision.cost >= least && decision.cost <= most;
    }));
}

const OwnMatch::Decision *OwnMatch::dearest() const
{
    const auto end = m_decisions.begin() + static_cast<std::ptrdiff_t>(m_judged);
    const auto found = std::max_element(
        m_decisions.begin(), end, [](const Decision &one, const Decision &other) { return one.cost < other.cost; });
    return found == end || found->cost == 0 ? nullptr : &*found;
}

QString OwnMatch::worst() const
{
    const Decision *decision = dearest();
    if (decision == nullptr || decision->reckoned == nullptr)
        return {};
    const Estimate &choice = *decision->reckoned;
    return tr("Deal %1, %2: %3", "%2 is 'Lap 2', %3 a move that was made")
        .arg(QString::number(choice.deal()), choice.moment(), choice.done(decision->made.move));
}

QString OwnMatch::worstBetter() const
{
    const Decision *decision = dearest();
    if (decision == nullptr || decision->reckoned == nullptr)
        return {};
    const Estimate &choice = *decision->reckoned;
    return choice.counted().costlier(HintWords::within(choice.step(choice.advised())), decision->cost);
}

int OwnMatch::worstPosition() const
{
    const Decision *decision = dearest();
    return decision == nullptr ? 0 : decision->position;
}

QString OwnMatch::bestHandText() const
{
    return m_bestHand.isEmpty()
        ? QString()
        : tr("%1, in deal %2", "%1 is what a hand is worth").arg(m_bestWorth.words()).arg(m_bestDeal);
}

QString OwnMatch::spoken() const
{
    QStringList told;
    if (moves() > 0 && judged() == moves())
        told << tr("%n of your moves were the best possible.", nullptr, best()) << tr("%n were good.", "moves", good())
             << tr("%n were mistakes.", "moves", errors());
    if (const QString dear = worst(); !dear.isEmpty() && judged() == moves())
        told << tr("The costliest: %1. %2", "%1 is 'Deal 4, lap 2: knock', %2 'Better: …'").arg(dear, worstBetter());
    if (const QString hand = bestHandText(); !hand.isEmpty())
        told << tr("Your highest hand: %1.").arg(hand);
    return told.join(QLatin1Char(' '));
}
