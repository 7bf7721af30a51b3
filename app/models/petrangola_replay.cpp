// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_replay.h"

#include "models/hint_words.h"
#include "models/language.h"

using namespace petrangola;
using game::Seat;

namespace {

/// Moves whose figures are kept.
constexpr int keptAnswers = 300;

} // namespace

PetrangolaReplay::PetrangolaReplay(Course course, GameTable &table)
    : GameReplay(std::move(course), table)
    , m_answers(keptAnswers)
{
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        m_answer = answer;
        if (answer->deals() >= Counsel::stagesToJudge().back())
            m_answers.insert(m_considered, new Counsel::Answer(answer));
        Q_EMIT figured();
    });
}

QString PetrangolaReplay::gameOutcome(const Event &event) const
{
    const auto *answered = std::get_if<ReentryAnswered>(&event);
    if (answered == nullptr)
        return {};
    return (answered->accepted ? tr("%1 re-entered") : tr("%1 left")).arg(nameOf(answered->seat));
}

// ---------------------------------------------------------------- what a move was worth

const PetrangolaReplay::Chosen *PetrangolaReplay::moveBefore(int position) const
{
    if (position < 1 || position > steps() || !step(position - 1).chosen)
        return nullptr;
    const auto &chosen = *step(position - 1).chosen;
    return Prospect::fits(chosen.before.view(chosen.seat)) ? &chosen : nullptr;
}

void PetrangolaReplay::consider(int position)
{
    const auto *chosen = moveBefore(position);
    // From another's side nobody is told what a seat thought of its cards.
    const bool told = chosen != nullptr && (look().open || chosen->seat == look().seat);
    if (position == m_considered && told == (m_answer != nullptr || m_counsel.busy()))
        return;
    m_counsel.cancel();
    m_considered = position;
    m_answer.reset();
    if (const Counsel::Answer *known = told ? m_answers.object(position) : nullptr)
        m_answer = *known;
    else if (told)
        m_counsel.ask({chosen->before.view(chosen->seat)}, Counsel::stagesToJudge());
    Q_EMIT figured();
}

ReplayFigures PetrangolaReplay::figures() const
{
    ReplayFigures figures;
    const auto *chosen = moveBefore(m_considered);
    if (chosen == nullptr) {
        figures.footing = tr("At each move it is told here how likely it was to lose a token with it.");
        return figures;
    }
    const QString name = nameOf(chosen->seat);
    if (!look().open && chosen->seat != look().seat) {
        figures.footing = tr("What %1 could reckon is told with open hands, or from that seat.").arg(name);
        return figures;
    }
    const View view = chosen->before.view(chosen->seat);
    figures.heading = name;
    figures.did = HintWords::move(view, chosen->move);
    if (m_answer == nullptr) {
        figures.footing = tr("Imagining deals…");
        return figures;
    }
    const Prospect &prospect = *m_answer;
    const std::size_t did = prospect.indexOf(chosen->move);
    std::size_t other = prospect.expectations().size();
    for (std::size_t index = 0; index < prospect.expectations().size(); ++index)
        if (index != did
            && (other == prospect.expectations().size() || prospect.chance(index) < prospect.chance(other)))
            other = index;
    figures.percent = HintWords::percent(prospect.chance(did));
    figures.footing
        = tr("From %1 imagined deals", "%1 is a number").arg(Language::instance().locale().toString(prospect.deals()));
    if (other == prospect.expectations().size())
        return figures;
    // What the deals imagined cannot tell apart is no mistake.
    figures.mistake = prospect.surelyWorse(did, other);
    figures.otherLabel = figures.mistake ? tr("Better") : tr("Next best");
    figures.other = HintWords::move(view, prospect.expectations()[other].move);
    figures.otherPercent = HintWords::percent(prospect.chance(other));
    if (prospect.deals() >= Counsel::stagesToJudge().back())
        figures.spoken
            = tr("%1: %2, %3 to lose a token. %4: %5, %6.",
                 "%1 name, %2 move, %3 percentage; %4 'Better' or 'Next best', %5 move, %6 percentage")
                  .arg(name, figures.did, figures.percent, figures.otherLabel, figures.other, figures.otherPercent);
    return figures;
}
