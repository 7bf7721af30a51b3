// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay/replayed_match.h"

#include "advice/hint_words.h"
#include "match/clean_name.h"
#include "match/guest_kinds.h"
#include "setup/seat_setup_model.h"
#include "words/language.h"
#include "words/phrases.h"

using game::Seat;

namespace {

/// Moves whose figures are kept.
constexpr int keptAnswers = 300;

} // namespace

ReplayedMatch::ReplayedMatch()
    : m_answers(keptAnswers)
{
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        m_answer = answer;
        if (answer->deals() >= Counsel::stagesToJudge().back())
            m_answers.insert(m_considered, new Counsel::Answer(answer));
        Q_EMIT figured();
    });
}

QString ReplayedMatch::shownName(const record::Guest &guest)
{
    return guest.name.isEmpty() ? tr("Player", "a person who gave no name, in a replay") : isolated(guest.name);
}

QStringList ReplayedMatch::settled(const QString &knocker, const QStringList &payers)
{
    QStringList told;
    if (!knocker.isEmpty())
        told << tr("%1 knocked").arg(knocker);
    told << (payers.isEmpty() ? tr("nobody paid")
                              : tr("%1 paid", "%1 is one name or a list", static_cast<int>(payers.size()))
                                    .arg(Phrases::list(payers)));
    return told;
}

QString ReplayedMatch::won(const Winners &winners)
{
    return winners.count() == 1 ? tr("%1 won the match").arg(winners.names.constFirst()) : winners.result();
}

QString ReplayedMatch::joined(const QStringList &told)
{
    return told.join(tr("; ", "between what happened in a deal"));
}

std::vector<Table::Guest> ReplayedMatch::guestsOf(const std::vector<record::Guest> &recorded)
{
    // Whoever bears a name of the house's guests has that face, the others what is left.
    std::vector<Table::Guest> guests;
    QStringList taken;
    const auto usual = [](Seat seat) { return SeatSetupModel::usual(seat); };
    for (const record::Guest &guest : recorded) {
        QString face;
        for (Seat each = 1; each < game::maxSeats; ++each)
            if (usual(each).name == guest.name && !taken.contains(usual(each).portrait))
                face = usual(each).portrait;
        if (guest.kind == humanKind() && face.isEmpty())
            face = usual(0).portrait;
        if (!taken.contains(face))
            taken << face;
        guests.push_back({.name = guest.name, .portrait = face});
    }
    for (auto &guest : guests)
        for (Seat each = 1; guest.portrait.isEmpty() && each < game::maxSeats; ++each)
            if (!taken.contains(usual(each).portrait)) {
                guest.portrait = usual(each).portrait;
                taken << guest.portrait;
            }
    return guests;
}

// ---------------------------------------------------------------- what a move was worth

void ReplayedMatch::consider(int position)
{
    const auto move = judged(position);
    // From another's side nobody is told what a seat thought of its cards.
    const bool told = move && move->told;
    if (position == m_considered && told == (m_answer != nullptr || m_counsel.busy()))
        return;
    m_counsel.cancel();
    m_considered = position;
    m_choice = move ? move->choice : LazyEstimate();
    m_answer.reset();
    if (const Counsel::Answer *known = told ? m_answers.object(position) : nullptr)
        m_answer = *known;
    else if (told)
        m_counsel.ask({m_choice.get()}, Counsel::stagesToJudge());
    Q_EMIT figured();
}

ReplayFigures ReplayedMatch::figures() const
{
    ReplayFigures figures;
    const auto judged = this->judged(m_considered);
    if (!judged) {
        figures.footing = tr("At each move it is told here how likely it was to lose a token with it.");
        return figures;
    }
    if (!judged->told) {
        figures.footing = tr("What %1 could reckon is told with open hands, or from that seat.").arg(judged->name);
        return figures;
    }
    const std::size_t did = judged->move;
    figures.heading = judged->name;
    figures.did = m_choice.get()->label(did);
    if (m_answer == nullptr) {
        figures.footing = tr("Imagining deals…");
        return figures;
    }
    const Estimate &choice = *m_answer;
    figures.percent = HintWords::percent(choice.chance(did));
    figures.footing
        = tr("From %1 imagined deals", "%1 is a number").arg(Language::instance().locale().toString(choice.deals()));
    const std::size_t none = choice.moves();
    std::size_t other = none;
    for (std::size_t move = 0; move < choice.moves(); ++move)
        if (move != did && (other == none || choice.chance(move) < choice.chance(other)))
            other = move;
    if (other == none)
        return figures;
    // What the deals imagined cannot tell apart is no mistake.
    figures.mistake = choice.surelyWorse(did, other);
    figures.otherLabel = figures.mistake ? tr("Better") : tr("Next best");
    figures.other = choice.label(other);
    figures.otherPercent = HintWords::percent(choice.chance(other));
    if (choice.deals() >= Counsel::stagesToJudge().back())
        figures.spoken = tr("%1: %2, %3 to lose a token. %4: %5, %6.",
                            "%1 name, %2 move, %3 percentage; %4 'Better' or 'Next best', %5 move, %6 percentage")
                             .arg(judged->name, figures.did, figures.percent, figures.otherLabel, figures.other,
                                  figures.otherPercent);
    return figures;
}
