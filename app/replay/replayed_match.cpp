// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "replay/replayed_match.h"

#include "advice/hint_words.h"
#include "match/clean_name.h"
#include "match/guest_kinds.h"
#include "setup/seat_setup_model.h"
#include "words/language.h"
#include "words/phrases.h"

#include <algorithm>

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
        if (Counsel::isEnough(*answer))
            m_answers.insert(m_considered, new Counsel::Answer(answer));
        Q_EMIT figured();
    });
}

QString ReplayedMatch::shownName(const record::Guest &guest, bool you)
{
    if (!guest.name.isEmpty())
        return isolated(guest.name);
    return you ? tr("You", "the person at the table, as a name")
               : tr("Player", "a person who gave no name, in a replay");
}

Seat ReplayedMatch::youAmong(const std::vector<record::Guest> &guests, Whose whose)
{
    const auto person = std::find_if(guests.begin(), guests.end(),
                                     [](const record::Guest &guest) { return guest.kind == humanKind(); });
    return whose == Whose::own && person != guests.end() ? static_cast<Seat>(person - guests.begin()) : game::nobody;
}

QStringList ReplayedMatch::settled(Call call, const Named &knocker, const Named &payers, int most)
{
    QStringList told;
    if (knocker.own || !knocker.names.isEmpty())
        told << CallWords(call).listed(knocker.own, knocker.names.value(0));
    const QString list = Phrases::list(payers.names);
    // Two go where one hand alone is the lowest.
    if (most == 2)
        told << (payers.own ? tr("you paid two") : tr("%1 paid two", "%1 is a name").arg(list));
    else if (payers.own)
        told << (list.isEmpty() ? tr("you paid") : tr("you and %1 paid", "%1 is one name or a list").arg(list));
    else if (list.isEmpty())
        told << tr("nobody paid");
    else
        told << tr("%1 paid", "%1 is one name or a list", static_cast<int>(payers.names.size())).arg(list);
    return told;
}

QString ReplayedMatch::won(const Winners &winners)
{
    if (winners.count() != 1)
        return winners.result();
    return winners.own ? tr("you won the match") : tr("%1 won the match").arg(winners.names.constFirst());
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
        if (guest.kind == humanKind() && face.isEmpty() && !taken.contains(usual(0).portrait))
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
    m_choice = move ? move->made.choice : LazyEstimate();
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
        figures.footing = counted().riskShownHere();
        return figures;
    }
    if (!judged->told) {
        figures.footing = tr("The figures of %1 are shown with open hands, or from that seat.").arg(judged->name);
        return figures;
    }
    const std::size_t did = judged->made.move;
    figures.heading = judged->name;
    figures.title = counted().riskOf(judged->name);
    figures.did = m_choice.get()->impersonal(did);
    if (m_answer == nullptr) {
        figures.footing = tr("Simulating deals…");
        return figures;
    }
    const Estimate &choice = *m_answer;
    const CountedWords lives = this->counted();
    figures.percent = lives.figure(choice.chance(did));
    figures.footing
        = tr("From %1 simulated deals", "%1 is a number").arg(Language::instance().locale().toString(choice.deals()));
    const std::size_t none = choice.moves();
    std::size_t other = did == choice.advised() ? none : choice.advised();
    for (std::size_t move = 0; move < choice.moves() && did == choice.advised(); ++move)
        if (move != did && (other == none || choice.chance(move) < choice.chance(other)))
            other = move;
    if (other == none)
        return figures;
    // What the deals imagined cannot tell apart is no mistake.
    figures.mistake = other == choice.advised() && choice.cost(did) > 0;
    figures.otherLabel = figures.mistake            ? tr("Better")
        : choice.chance(other) < choice.chance(did) ? tr("As good", "another move")
                                                    : tr("Next best");
    figures.other = HintWords::within(choice.impersonal(other));
    figures.otherPercent = lives.figure(choice.chance(other));
    if (Counsel::isEnough(choice))
        figures.spoken = lives.compared({.name = judged->name,
                                         .move = figures.did,
                                         .figure = figures.percent,
                                         .kind = figures.otherLabel,
                                         .other = figures.other,
                                         .otherFigure = figures.otherPercent});
    return figures;
}
