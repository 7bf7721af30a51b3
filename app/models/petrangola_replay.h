// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/record_course.h"
#include "models/counsel.h"
#include "models/petrangola_table.h"
#include "models/replayed_match.h"

#include <QCache>

/// A recorded match of Petrangola on its table. The table is told views and events as those of the seat that one looks
/// from, so that it cannot show what that seat may not see; with open hands it is told all.
class PetrangolaReplay : public ReplayedMatch
{
    Q_OBJECT

public:
    using Course = record::Course<petrangola::Petrangola>;

    /// The table must outlive this.
    PetrangolaReplay(Course course, PetrangolaTable &table);
    ~PetrangolaReplay() override;

    [[nodiscard]] int steps() const override { return static_cast<int>(m_course.steps.size()); }
    [[nodiscard]] QStringList names() const override;
    [[nodiscard]] std::vector<ReplayDeal> deals() const override;
    void lay(int position, const ReplayLook &look) override;
    [[nodiscard]] bool rests(int position) const override;
    void ask(int position) override;
    [[nodiscard]] bool show(int position) override;
    void hurry() override { m_table.doneShowing(); }
    [[nodiscard]] std::chrono::milliseconds pause(int position) override;
    void setSpeed(double speed) override;
    void consider(int position) override;
    [[nodiscard]] ReplayFigures figures() const override;

private:
    using Step = record::Step<petrangola::Petrangola>;
    using Hands = std::array<petrangola::Hand, game::maxSeats>;

    [[nodiscard]] const Step &step(int index) const { return m_course.steps[static_cast<std::size_t>(index)]; }
    [[nodiscard]] int seats() const { return m_course.state.seats(); }
    [[nodiscard]] QString nameOf(game::Seat seat) const;
    /// As the table may see it now; `index` is that of the step that it belongs to.
    [[nodiscard]] petrangola::View seen(const petrangola::State &state, int index) const;
    [[nodiscard]] petrangola::Event seen(const petrangola::Event &event) const;
    /// The move that a prospect can be made of and that led to this position, or nullptr.
    [[nodiscard]] const record::Chosen<petrangola::Petrangola> *moveBefore(int position) const;
    void tell(int index);
    [[nodiscard]] std::vector<PetrangolaTable::Guest> guests() const;

    Course m_course;
    PetrangolaTable &m_table;
    ReplayLook m_look;
    double m_speed = 1;
    /// The step, by index, whose deal's hands were dealt last, for each step.
    std::vector<int> m_dealtAt;

    Counsel m_counsel;
    int m_considered = -1;
    Counsel::Answer m_answer;
    QCache<int, Counsel::Answer> m_answers;
};
