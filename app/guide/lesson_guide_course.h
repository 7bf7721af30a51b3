// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson_guide.h"

// The course of a lesson, step by step: the rest of LessonGuide.

template<game::Game G>
void LessonGuide<G>::give(const Lesson<G> &lesson, std::size_t beat, bool again)
{
    m_lesson = &lesson;
    m_beat = beat;
    m_answered = again ? beat : none;
    m_near = false;
    // What was chosen last is still to be shown.
    m_asking = true;
    Q_EMIT changed();
}

template<game::Game G>
typename G::Pack LessonGuide<G>::pack(const typename G::State &state)
{
    const auto &deal = std::get<typename Lesson<G>::Deal>(m_lesson->beats[m_beat++].what);
    m_said = nullptr;
    return Lesson<G>::packFor(state, deal, std::get<typename G::Cut>(scripted()).at);
}

template<game::Game G>
bool LessonGuide<G>::lets(const Move &move)
{
    m_near = inLesson() && !astray() && !comesToTheSame(move, scripted()) && comesNear(move, scripted());
    if (m_near)
        speak(false);
    return !m_near;
}

template<game::Game G>
auto LessonGuide<G>::chose(const Move &move) -> Move
{
    if (!inLesson()) {
        m_second.cancel();
        m_last = {};
        if (!active() || m_answer == nullptr)
            return move;
        if (const auto did = m_table.placeIn(m_estimate, m_choice, move)) {
            judge({.answer = m_answer, .made = *did});
        } else if (const auto made = m_table.judged(m_estimate, m_choice, move)) {
            m_madeUnthought = made->move;
            m_second.ask({made->choice.get()}, {Counsel::enough()});
        }
        return move;
    }
    m_made = move;
    m_strayed = !comesToTheSame(move, scripted());
    return m_strayed ? move : scripted();
}

template<game::Game G>
void LessonGuide<G>::showAnswer()
{
    if (!asks())
        return;
    m_answered = m_beat;
    say(m_lesson->beats[m_beat].answer, false);
}

template<game::Game G>
void LessonGuide<G>::say(typename Lesson<G>::Words sentence, bool wait)
{
    m_said = sentence;
    speak(wait && sentence != nullptr);
}

template<game::Game G>
void LessonGuide<G>::follow(const Event &event)
{
    const bool first = std::exchange(m_asking, false);
    if (first && m_strayed)
        return leaveThePath();
    if (first) {
        ++m_beat;
        say(done().after, !atTheEnd() || done().settled != nullptr);
    } else if (std::holds_alternative<typename G::Showdown>(event)) {
        say(done().settled, false);
    }
    const bool settled = std::holds_alternative<typename G::Showdown>(event);
    if (!atTheEnd() || (done().settled != nullptr && !settled))
        return;
    m_table.stayHere();
    finish(m_lesson->key, true);
}

template<game::Game G>
QString LessonGuide<G>::lessonWords() const
{
    if (astray())
        return whyLess();
    if (choosing() && m_near && m_table.yourTurn())
        return aboutNear(scripted());
    if (choosing() && !asks() && m_table.yourTurn())
        if (QString about = aboutChoice(scripted()); !about.isEmpty())
            return about;
    return m_said != nullptr ? m_said() : QString();
}

template<game::Game G>
QStringList LessonGuide<G>::lessonThings() const
{
    if (astray() || m_said == nullptr || over())
        return {};
    if (choosing())
        return m_table.yourTurn() && !asks() ? whatToPress(scripted()) : QStringList();
    if (!done().things.isEmpty())
        return done().things;
    const auto *move = std::get_if<Move>(&done().what);
    if (move == nullptr)
        return {};
    if (std::holds_alternative<typename G::Cut>(*move) || m_mover == person)
        return {QStringLiteral("value")};
    return {QStringLiteral("seat%1").arg(m_mover)};
}

template<game::Game G>
QString LessonGuide<G>::whyLess() const
{
    const Beat &beat = m_lesson->beats[m_beat];
    if (beat.otherwise != nullptr)
        return beat.otherwise();
    if (m_answer == nullptr)
        return GuideWords::looking();
    const auto did = m_table.placeIn(m_estimate, m_choice, m_made);
    const std::size_t better = m_table.placeIn(m_estimate, m_choice, scripted()).value_or(m_answer->advised());
    constexpr int aboutAsGood = 2; // in a hundred deals
    if (!did || m_answer->cost(*did) <= aboutAsGood || m_answer->cost(better) >= m_answer->cost(*did))
        return GuideWords::asGood(m_answer->step(better));
    const auto costOf = [this](std::size_t move) { return m_answer->counted().inWhole(m_answer->chance(move)); };
    if (costOf(*did) == costOf(better))
        return GuideWords::asGood(m_answer->step(better));
    const QString worth = m_answer->worth(*did);
    const QString betterWorth = m_answer->worth(better);
    if (worth.isEmpty() || betterWorth.isEmpty() || worth == betterWorth)
        return GuideWords::lessGood(costOf(*did), m_answer->step(better),
                                    m_answer->counted().inWholeThen(m_answer->chance(better)));
    return GuideWords::lessGood(worth, costOf(*did), m_answer->step(better), betterWorth, costOf(better));
}
