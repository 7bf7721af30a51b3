// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/pinale/pinale_guide.h"
#include "pinale_readable.h"

#include <deque>

/// A table at which a lesson is given, with nobody but its pupil: all others do what is written.
class Classroom
{
public:
    /// Where it `guides`, the same deal is one like any other, in which others do what the lesson has for them.
    explicit Classroom(const QString &key, bool guides = false)
        : guide(table)
        , lesson(*guide.find(key))
        , state(lesson.beginning())
        , m_guides(guides)
    {
        guide.setGrace({});
        table.setGrace({});
        const auto &deal = std::get<Lesson<pinale::Pinale>::Deal>(lesson.beats[0].what);
        const pinale::Move cut = std::get<pinale::Move>(lesson.beats[1].what);
        state.supply(Lesson<pinale::Pinale>::packFor(state, deal, std::get<pinale::Cut>(cut).at));
        const std::vector<Table::Guest> guests{{.name = {}, .portrait = QStringLiteral("guest")},
                                               {.name = QStringLiteral("Bruno"), .portrait = QStringLiteral("bruno")}};
        const PinaleTable::Link link{.play =
                                         [this](const pinale::Move &move) {
                                             const bool may = guide.lets(move);
                                             if (may)
                                                 play(guide.chose(move));
                                             return may;
                                         },
                                     .shown = [this] { guide.tableShown(); },
                                     .lesson = true};
        table.talk()->setQuiet(true);
        table.open(state.view(0), guests, {}, link);
        guide.begin(true, [this] { tell(); });
        if (!m_guides)
            guide.give(lesson, 1, false);
        play(cut);
    }

    /// Goes on until the pupil has to choose, or the lesson is over; false where it stands still.
    bool listen()
    {
        constexpr int most = 200;
        for (int times = 0; times < most; ++times) {
            note();
            if (guide.over() || guide.astray())
                return true;
            if (guide.waits())
                guide.goOn();
            else if (m_paused)
                table.doneShowing();
            else
                return table.yourTurn();
        }
        return false;
    }
    /// Does what is pointed at, until the choice is made.
    bool obey()
    {
        constexpr int most = 30;
        const std::size_t before = m_made;
        for (int presses = 0; presses < most && m_made == before; ++presses) {
            if (guide.asks()) {
                if (!guide.pointsAt().isEmpty())
                    return false;
                guide.showAnswer();
            }
            note();
            const QStringList points = guide.pointsAt();
            if (points.size() != 1)
                return false;
            press(points.front());
        }
        return m_made != before;
    }
    /// Does what comes before the pupil may lay: draws the first card.
    bool draw() { return listen() && obey() && listen(); }
    bool goThrough()
    {
        while (listen()) {
            if (guide.over() || guide.astray())
                return guide.over();
            if (!obey())
                return false;
        }
        return false;
    }
    void press(const QString &thing)
    {
        if (thing.startsWith(QStringLiteral("hand")))
            table.toggle(QStringLiteral("hand"), thing.sliced(4).toInt());
        else
            table.perform(thing.sliced(7));
    }
    /// Chooses these cards and no others.
    void choose(const std::string &codes)
    {
        table.clearSelection();
        for (const cards::Card card : readable::frenchCards<pinale::Hand>(codes)) {
            const auto &lies = table.handOrder();
            const auto place = static_cast<int>(std::find(lies.begin(), lies.end(), card) - lies.begin());
            table.toggle(QStringLiteral("hand"), place);
        }
    }

    PinaleTable table;
    PinaleGuide guide;
    const Lesson<pinale::Pinale> &lesson;
    pinale::State state;
    QStringList said;

private:
    struct Seen
    {
        pinale::Event event;
        pinale::View view;
    };
    void note()
    {
        if (const QString text = guide.text(); !text.isEmpty() && (said.isEmpty() || said.back() != text))
            said << text;
    }
    void play(const pinale::Move &move)
    {
        ++m_beat;
        if (state.toMove() == 0)
            ++m_made;
        const auto illegal = state.apply(move, [this](const pinale::Event &event) {
            m_unseen.push_back({pinale::Pinale::seenBy(event, 0), state.view(0)});
        });
        if (illegal)
            qFatal("the lesson plays wrongly: %s", readable::text(move).c_str());
        tell();
    }
    void tell()
    {
        m_paused = false;
        while (!m_unseen.empty()) {
            const Seen next = m_unseen.front();
            m_unseen.pop_front();
            if (!guide.happened(next.event, next.view)) {
                m_paused = true;
                return;
            }
        }
        if (guide.over() || guide.astray() || state.awaitsPack())
            return;
        guide.awaits(state.view(0));
        if (state.toMove() != 0)
            play(m_guides ? std::get<pinale::Move>(lesson.beats[m_beat].what) : guide.scripted());
    }

    bool m_guides;
    std::size_t m_beat = 1; ///< of the lesson, that comes next
    std::deque<Seen> m_unseen;
    bool m_paused = false;  ///< until all is shown and read
    std::size_t m_made = 0; ///< choices of the pupil's
};
