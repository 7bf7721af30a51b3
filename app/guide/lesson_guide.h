// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/counsel.h"
#include "advice/hint_words.h"
#include "guide/guide.h"
#include "guide/guide_words.h"
#include "guide/lesson.h"
#include "person/preferences.h"
#include "table/game_table.h"

#include <limits>

/// The guide of a game as far as it gives lessons, and reckons what is best as hint and review do: by the same estimate
/// over the same deals, so that the three never disagree.
template<game::Game G>
class LessonGuide : public Guide, public Observer<G>
{
public:
    using View = typename G::View;
    using Event = typename G::Event;
    using Move = typename G::Move;
    using Beat = typename Lesson<G>::Beat;

    // Observer
    [[nodiscard]] bool happened(const Event &event, const View &view) override;
    void awaits(const View &view) override;
    void finished() override { m_table.finished(); }

    [[nodiscard]] virtual const std::vector<Lesson<G>> &lessons() const = 0;
    [[nodiscard]] const Lesson<G> *find(const QString &key) const;

    // Of the match that gives a lesson:
    /// The match that has begun gives this lesson, which must outlive it. `beat` is what is shown or chosen next; at a
    /// choice that is tried `again` the answer is given.
    void give(const Lesson<G> &lesson, std::size_t beat, bool again);
    /// Whether the person may make this move: one that differs from the lesson's in little may not be, and all that led
    /// to it stays as it is while the guide says what is to be done instead.
    [[nodiscard]] bool lets(const Move &move);
    /// The person makes this move. What is played: the lesson's own, where both come to the same.
    [[nodiscard]] Move chose(const Move &move);
    /// What the seat does that has to choose, and the pack that comes in.
    [[nodiscard]] Move scripted() const { return std::get<Move>(m_lesson->beats[m_beat].what); }
    [[nodiscard]] typename G::Pack pack(const typename G::State &state);

    [[nodiscard]] bool asks() const override
    {
        return inLesson() && !astray() && !over() && choosing() && m_answered != m_beat
            && m_lesson->beats[m_beat].answer != nullptr;
    }
    void showAnswer() override;
    [[nodiscard]] bool thinking() const override { return bool(m_estimate) && m_answer == nullptr; }
    [[nodiscard]] QString lesson() const override { return m_lesson != nullptr ? m_lesson->key : QString(); }
    [[nodiscard]] QString title() const override { return m_lesson != nullptr ? m_lesson->title() : QString(); }
    [[nodiscard]] QString learnt() const override
    {
        return m_lesson != nullptr && over() ? m_lesson->learnt() : QString();
    }
    [[nodiscard]] QString next() const override;

protected:
    explicit LessonGuide(GameTable<G> &table, QObject *parent);

    /// An event of a guided deal, and a choice of the person's in it.
    virtual void tell(const Event &event) = 0;
    virtual void ask() = 0;
    /// The same where another seat has to choose.
    virtual void watch() { }
    /// What is best is known.
    virtual void reckoned() { }
    /// Whether a move does what the lesson is about, as one does with its steps in another order.
    [[nodiscard]] virtual bool comesToTheSame(const Move &made, const Move &wanted) const { return made == wanted; }
    /// Whether a move that is another one differs from the lesson's in little, and what is said of that, until the
    /// person does something else.
    [[nodiscard]] virtual bool comesNear(const Move & /*made*/, const Move & /*wanted*/) const { return false; }
    [[nodiscard]] virtual QString aboutNear(const Move & /*wanted*/) const { return {}; }
    void doesSomethingElse() { m_near = false; }
    /// What is to be pressed to make this move.
    [[nodiscard]] virtual QStringList whatToPress(const Move &move) const = 0;
    /// Of the cards that are chosen on the table, beside the move that is to be made; empty where none are.
    [[nodiscard]] virtual QString aboutChoice(const Move &advised) const = 0;

    void forget() override;
    [[nodiscard]] bool inLesson() const { return m_lesson != nullptr; }
    [[nodiscard]] QString lessonWords() const;
    [[nodiscard]] QStringList lessonThings() const;
    [[nodiscard]] int choiceToTryAgain() const override { return static_cast<int>(m_beat); }

    /// Asks what is best for the person who has to choose with m_view; the answer is about m_choice from now on.
    void reckon();
    /// None before the answer.
    [[nodiscard]] const Counsel::Answer &answer() const { return m_answer; }
    /// By seat.
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QString reason(std::size_t move) const;
    /// A word of the costliest move that the person made against the advice of the guided deal, in front of what else
    /// is said; without one, that alone.
    [[nodiscard]] QString afterUnheeded(const QString &further) const;

    /// The same of the person's last move, if that was a mistake; else nothing.
    [[nodiscard]] QString ofLastMove() const;

    GameTable<G> &m_table;
    View m_view;
    View m_choice; ///< that the answer is about: the person's last

private:
    void follow(const Event &event);
    void say(typename Lesson<G>::Words sentence, bool wait);
    [[nodiscard]] const Beat &done() const { return m_lesson->beats[m_beat - 1]; }
    [[nodiscard]] bool atTheEnd() const { return m_beat == m_lesson->beats.size(); }
    [[nodiscard]] bool choosing() const { return m_asking && m_view.toMove == person; }
    [[nodiscard]] QString whyLess() const;

    const Lesson<G> *m_lesson = nullptr;
    static constexpr std::size_t none = std::numeric_limits<std::size_t>::max();
    std::size_t m_beat = 0;        ///< that comes next
    std::size_t m_answered = none; ///< the beat of the last answer that was given
    bool m_asking = false;         ///< a choice is awaited, or made and not shown yet
    bool m_strayed = false;
    Move m_made;
    bool m_near = false; ///< what the person was about to do came near to the lesson's, and was another one
    typename Lesson<G>::Words m_said = nullptr;
    game::Seat m_mover = game::nobody;

    Counsel m_counsel;
    Counsel::Answer m_answer;
    /// A move of the person's in a guided deal, as it was judged.
    struct Unheeded
    {
        Counsel::Answer answer;
        std::size_t made = 0;
        [[nodiscard]] int cost() const { return answer != nullptr ? answer->cost(made) : 0; }
        [[nodiscard]] QString words() const;
    };
    void judge(const Unheeded &last);

    Unheeded m_last;     ///< the last move, once it is judged
    Unheeded m_unheeded; ///< the costliest against what was advised
    Counsel m_second;    ///< on a move that was not thought of
    std::size_t m_madeUnthought = 0;
    LazyEstimate m_estimate; ///< of m_choice, empty where none can be made
};

template<game::Game G>
LessonGuide<G>::LessonGuide(GameTable<G> &table, QObject *parent)
    : Guide(table, parent)
    , m_table(table)
{
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        m_answer = answer;
        reckoned();
        Q_EMIT changed();
    });
    connect(&m_second, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        judge({.answer = answer, .made = m_madeUnthought});
        Q_EMIT changed();
    });
}

template<game::Game G>
const Lesson<G> *LessonGuide<G>::find(const QString &key) const
{
    for (const Lesson<G> &lesson : lessons())
        if (lesson.key == key)
            return &lesson;
    return nullptr;
}

template<game::Game G>
QString LessonGuide<G>::next() const
{
    if (m_lesson == nullptr)
        return {};
    const Lesson<G> *const following = m_lesson + 1;
    return following < lessons().data() + lessons().size() ? following->key : wholeDeal;
}

template<game::Game G>
void LessonGuide<G>::forget()
{
    m_lesson = nullptr;
    m_beat = 0;
    m_answered = none;
    m_asking = false;
    m_strayed = false;
    m_said = nullptr;
    m_counsel.cancel();
    m_answer.reset();
    m_second.cancel();
    m_last = {};
    m_unheeded = {};
    m_estimate = {};
}

// ---------------------------------------------------------------- what is best

template<game::Game G>
void LessonGuide<G>::reckon()
{
    m_answer.reset();
    m_choice = m_view;
    m_estimate = m_table.estimate(m_choice);
    if (m_estimate)
        m_counsel.ask({m_estimate.get()}, {Counsel::enough()});
}

template<game::Game G>
QStringList LessonGuide<G>::names() const
{
    QStringList names;
    for (game::Seat seat = 0; seat < m_view.seats; ++seat)
        names << nameOf(seat);
    return names;
}

template<game::Game G>
QString LessonGuide<G>::reason(std::size_t move) const
{
    return m_answer->reason(move, names());
}

/// The costliest is kept for the end.
template<game::Game G>
void LessonGuide<G>::judge(const Unheeded &last)
{
    m_last = last;
    if (m_last.cost() > m_unheeded.cost())
        m_unheeded = m_last;
}

template<game::Game G>
QString LessonGuide<G>::Unheeded::words() const
{
    const auto costOf = [this](std::size_t move) { return answer->counted().inWhole(answer->chance(move)); };
    const std::size_t best = answer->advised();
    return GuideWords::unheeded(answer->step(best), costOf(best), costOf(made));
}

template<game::Game G>
QString LessonGuide<G>::ofLastMove() const
{
    const bool mistaken = m_last.cost() > 0 && m_last.cost() >= m_last.answer->counted().mistakeFrom();
    return mistaken ? m_last.words() : QString();
}

template<game::Game G>
QString LessonGuide<G>::afterUnheeded(const QString &further) const
{
    return m_unheeded.cost() > 0 ? HintWords::joined(m_unheeded.words(), further) : further;
}

// ---------------------------------------------------------------- the match speaks

template<game::Game G>
bool LessonGuide<G>::happened(const Event &event, const View &view)
{
    m_mover = m_view.toMove;
    const bool shownAtOnce = m_table.happened(event, view);
    if (active()) {
        m_view = view;
        if (inLesson())
            follow(event);
        else
            tell(event);
    } else if (std::holds_alternative<typename G::MatchEnded>(event)) {
        // Who has played a match to its end needs no first lesson.
        Preferences::instance().setGuideSeen(m_table.game());
    }
    return mayGoOn(shownAtOnce);
}

template<game::Game G>
void LessonGuide<G>::awaits(const View &view)
{
    m_table.awaits(view);
    if (!active() || (over() && !inLesson()))
        return;
    m_view = view;
    const bool own = view.toMove == person;
    m_asking = true;
    if (!inLesson())
        return own ? ask() : watch();
    if (own) {
        reckon();
        const Beat &beat = m_lesson->beats[m_beat];
        say(m_answered == m_beat && beat.answer != nullptr ? beat.answer : beat.before, false);
    }
}

#include "guide/lesson_guide_course.h" // IWYU pragma: export
