// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/knock/knock_guide.h"

#include "games/knock/knock_words.h"
#include "guide/guide_words.h"

using namespace knock;
using namespace Qt::StringLiterals;
using game::nobody;

void KnockGuide::forget()
{
    LessonGuide::forget();
    m_choices = 0;
    m_wonFirst = false;
    m_winner = nobody;
}

void KnockGuide::tell(const Event &event)
{
    if (std::holds_alternative<FirstDealerFound>(event))
        return teach(Moment::welcome);
    if (std::holds_alternative<Dealt>(event))
        return teach(Moment::dealt, true);
    if (const auto *won = std::get_if<TrickWon>(&event)) {
        m_winner = won->winner;
        return teach(Moment::moved, !std::exchange(m_wonFirst, true));
    }
    if (std::holds_alternative<knock::Showdown>(event)) {
        teach(Moment::showdown);
        return finish(wholeDeal, false);
    }
    teach(Moment::none);
}

void KnockGuide::ask()
{
    if (m_view.phase == Phase::cut)
        return teach(Moment::cut);
    if (m_view.phase == Phase::request && !m_view.mayAsk()) // the table passes it
        return teach(Moment::none);
    if (m_view.phase != Phase::secondSignal)
        reckon();
    ++m_choices;
    teach(Moment::turn);
}

std::optional<KnockGuide::Move> KnockGuide::advised() const
{
    if (answer() == nullptr || m_view.phase == Phase::secondSignal)
        return std::nullopt;
    return Knock::legalMoves(m_choice)[answer()->advised()];
}

/// The same card, with another signal or without one.
bool KnockGuide::comesNear(const Move &made, const Move &wanted) const
{
    const auto *one = std::get_if<Play>(&made);
    const auto *other = std::get_if<Play>(&wanted);
    return one != nullptr && other != nullptr && one->card == other->card;
}

QString KnockGuide::aboutNear(const Move &wanted) const
{
    const auto &play = std::get<Play>(wanted);
    if (play.signal == Signal::none)
        return tr("That is the right card. But play it without a signal in this lesson.");
    return tr("That is the right card. But give the signal with it that says: “%1”.", "what a signal says")
        .arg(KnockWords::said(play.signal,
                              play.card == fool ? std::nullopt : std::optional(cards::tarocco::suit(play.card))));
}

QStringList KnockGuide::whatToPress(const Move &move) const
{
    CardSet wanted;
    QString ticket = u"action_silent"_s;
    if (const auto *play = std::get_if<Play>(&move)) {
        wanted = CardSet::of(play->card);
        ticket = play->signal == Signal::none ? u"action_play"_s : u"action_"_s + KnockWords::action(play->signal);
    } else if (const auto *discard = std::get_if<Discard>(&move)) {
        wanted = CardSet(discard->cards);
        ticket = u"action_discard"_s;
    } else if (const auto *say = std::get_if<Say>(&move); say != nullptr && say->signal != Signal::none) {
        ticket = u"action_"_s + KnockWords::action(say->signal);
    }
    const QList<int> chosen = m_table.chosenIn(u"hand"_s);
    for (std::size_t place = 0; place < m_view.hand.size(); ++place)
        if (const auto at = static_cast<int>(place); wanted.contains(m_view.hand[place]) && !chosen.contains(at))
            return {u"hand%1"_s.arg(at)};
    return {ticket};
}

QString KnockGuide::aboutChoice(const Move & /*advised*/) const
{
    return {};
}

QStringList KnockGuide::things() const
{
    if (inLesson())
        return lessonThings();
    if (moment() != Moment::turn)
        return {};
    if (m_view.phase == Phase::secondSignal)
        return whatToPress(Say{});
    const auto move = advised();
    return move ? whatToPress(*move) : QStringList();
}

QString KnockGuide::words() const
{
    if (inLesson())
        return lessonWords();
    switch (moment()) {
    case Moment::welcome:
        return tr(
            "Welcome, I am Teresa. We play two against two: your partner sits across the table, and the tricks of "
            "both of you count together. Who deals first is drawn by lot.");
    case Moment::cut:
        return GuideWords::yourCut(nameOf(m_view.dealer));
    case Moment::dealt:
        return tr("Everybody has thirteen cards, and the dealer two more, which are laid away. All cards of the suits "
                  "count for something, kings most of all; of the trumps only the Magician and the highest do, and so "
                  "does the Fool.");
    case Moment::moved:
        return m_winner == person ? tr("The trick is yours, and you lead to the next.")
                                  : tr("The trick goes to %1, who leads to the next.").arg(nameOf(m_winner));
    case Moment::turn:
        return aboutAdvice();
    case Moment::showdown:
        return afterUnheeded(
            tr("The cards of each side and a point for each trick make a hundred together: what a side "
               "has above fifty it gains, and the other loses. After %n such deal(s) the side that is "
               "ahead wins. Now you know enough for a match of your own.",
               nullptr, handsPerMatch(m_view.options)));
    default:
        return {};
    }
}

QString KnockGuide::aboutAdvice() const
{
    const auto move = advised();
    if (!move)
        return GuideWords::looking();
    const std::size_t best = answer()->advised();
    QString opening;
    if (m_view.phase == Phase::request)
        opening = tr("%1 leads now. You may ask for a low trump with “Bijou”, or for a high one with “Grand”: all hear "
                     "it, and nobody has to obey.")
                      .arg(nameOf(m_view.trick.leader));
    else if (m_view.phase == Phase::discard)
        opening = tr("You deal, and have fifteen cards: lay two away. They are counted at the end.");
    else if (m_view.trick.cards.empty())
        opening = tr("You lead: play any card, and the others must follow its suit.");
    else if (const auto led = m_view.trick.led(); led && m_choices < 4)
        opening = *led == Suit::trumps
            ? tr("Trumps are led: play a trump if you have one, else any card. The Fool may always be played.")
            : tr("%1: follow suit. If you have none of it, play a trump; if you have no trump either, any card. The "
                 "Fool "
                 "may always be played.",
                 "%1 is 'Coins are led'")
                  .arg(KnockWords::led(*led));
    const QString advice = tr("I would: %1. %2", "%1 is a move, %2 one sentence or two")
                               .arg(HintWords::within(answer()->label(best)), reason(best));
    return opening.isEmpty() ? advice
                             : tr("%1 %2", "sentences: what can be done; what is advised").arg(opening, advice);
}
