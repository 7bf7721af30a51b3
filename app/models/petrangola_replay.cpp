// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_replay.h"

#include "models/hint_words.h"
#include "models/language.h"
#include "models/petrangola_turned.h"
#include "models/phrases.h"
#include "models/seat_setup_model.h"

#include <algorithm>

using namespace petrangola;
using game::at;
using game::nobody;
using game::Seat;

namespace {

/// Moves whose figures are kept.
constexpr int keptAnswers = 300;

} // namespace

PetrangolaReplay::PetrangolaReplay(Course course, PetrangolaTable &table)
    : m_course(std::move(course))
    , m_table(table)
    , m_answers(keptAnswers)
{
    int dealt = -1;
    for (int index = 0; index < steps(); ++index) {
        if (std::holds_alternative<Dealt>(step(index).event))
            dealt = index;
        m_dealtAt.push_back(dealt);
    }
    connect(&m_counsel, &Counsel::answered, this, [this](int, const Counsel::Answer &answer) {
        m_answer = answer;
        if (answer->deals() >= Counsel::stagesToJudge().back())
            m_answers.insert(m_considered, new Counsel::Answer(answer));
        Q_EMIT figured();
    });
}

PetrangolaReplay::~PetrangolaReplay()
{
    m_table.close();
}

QString PetrangolaReplay::nameOf(Seat seat) const
{
    const QString name = m_course.heading.guests[at(seat)].name;
    return name.isEmpty() ? tr("Player", "a person who gave no name, in a replay") : name;
}

QStringList PetrangolaReplay::names() const
{
    QStringList names;
    for (Seat seat = 0; seat < seats(); ++seat)
        names << nameOf(seat);
    return names;
}

std::vector<PetrangolaTable::Guest> PetrangolaReplay::guests() const
{
    // Records tell no portraits: whoever bears a name of the house's guests has that face, the others what is left.
    std::vector<PetrangolaTable::Guest> guests;
    QStringList taken;
    const auto usual = [](Seat seat) { return SeatSetupModel::usual(seat); };
    for (Seat seat = 0; seat < seats(); ++seat) {
        QString face;
        for (Seat each = 1; each < game::maxSeats; ++each)
            if (usual(each).name == nameOf(seat) && !taken.contains(usual(each).portrait))
                face = usual(each).portrait;
        if (m_course.heading.guests[at(seat)].kind == QStringLiteral("human") && face.isEmpty())
            face = usual(0).portrait;
        if (!taken.contains(face))
            taken << face;
        guests.push_back({.name = nameOf(seat), .portrait = face});
    }
    for (auto &guest : guests)
        for (Seat each = 1; guest.portrait.isEmpty() && each < game::maxSeats; ++each)
            if (!taken.contains(usual(each).portrait)) {
                guest.portrait = usual(each).portrait;
                taken << guest.portrait;
            }
    return guests;
}

std::vector<ReplayDeal> PetrangolaReplay::deals() const
{
    std::vector<ReplayDeal> deals;
    QStringList told;
    const auto close = [&] {
        if (!deals.empty())
            deals.back().outcome = told.join(tr("; ", "between what happened in a deal"));
        told.clear();
    };
    for (int index = 0; index < steps(); ++index) {
        const Event &event = step(index).event;
        if (const auto *dealt = std::get_if<Dealt>(&event)) {
            close();
            deals.push_back(
                {.number = dealt->number, .position = index + 1, .dealer = nameOf(dealt->dealer), .outcome = {}});
        } else if (const auto *showdown = std::get_if<petrangola::Showdown>(&event)) {
            const Seat knocker = step(index).state.view(0).knocker;
            if (knocker != nobody)
                told << tr("%1 knocked").arg(nameOf(knocker));
            QStringList payers;
            for (const Seat seat : showdown->worst)
                payers << nameOf(seat);
            told << (payers.isEmpty() ? tr("nobody paid")
                                      : tr("%1 paid", "%1 is one name or a list", static_cast<int>(payers.size()))
                                            .arg(Phrases::list(payers)));
        } else if (const auto *answered = std::get_if<ReentryAnswered>(&event)) {
            told << (answered->accepted ? tr("%1 re-entered") : tr("%1 left")).arg(nameOf(answered->seat));
        } else if (const auto *ended = std::get_if<MatchEnded>(&event)) {
            told << tr("%1 won the match").arg(nameOf(ended->winner));
        }
    }
    close();
    return deals;
}

// ---------------------------------------------------------------- on the table

View PetrangolaReplay::seen(const State &state, int index) const
{
    if (!m_look.open)
        return turned::view(state.view(m_look.seat), m_look.seat);
    const int dealt = index < 0 ? -1 : m_dealtAt[static_cast<std::size_t>(index)];
    const Hands hands = dealt < 0 ? Hands() : std::get<Dealt>(step(dealt).event).hands;
    return turned::view(turned::openView(state, m_look.seat, hands), m_look.seat);
}

Event PetrangolaReplay::seen(const Event &event) const
{
    return turned::event(m_look.open ? event : Petrangola::seenBy(event, m_look.seat), m_look.seat, seats());
}

void PetrangolaReplay::lay(int position, const ReplayLook &look)
{
    m_look = look;
    std::vector<PetrangolaTable::Guest> around = guests();
    std::rotate(around.begin(), around.begin() + look.seat, around.end());
    const PetrangolaTable::Link link{
        .play = {},
        .shown = [this] { Q_EMIT shown(); },
        .seed = [this] { return QString::fromLatin1(m_course.seed.toHex()); },
        .hurry = {},
        .onlooker = true,
        .firstTurned = (seats() - look.seat) % seats(),
    };
    const State start(m_course.options, seats());
    m_table.resume(seen(start, -1), around, QString::fromLatin1(m_course.heading.commitment), link, [&] {
        for (int index = 0; index < position; ++index) {
            if (index == 0 || rests(index))
                ask(index);
            static_cast<void>(m_table.happened(seen(step(index).event), seen(step(index).state, index)));
            if (!rests(index + 1))
                ask(index + 1);
        }
    });
}

bool PetrangolaReplay::rests(int position) const
{
    if (position >= steps() || !step(position).chosen)
        return false;
    const Phase phase = step(position).chosen->before.phase();
    return phase == Phase::cut || phase == Phase::reentry;
}

void PetrangolaReplay::ask(int position)
{
    if (position < steps() && step(position).chosen)
        m_table.awaits(seen(step(position).chosen->before, position - 1));
}

bool PetrangolaReplay::show(int position)
{
    return m_table.happened(seen(step(position).event), seen(step(position).state, position));
}

std::chrono::milliseconds PetrangolaReplay::pause(int position)
{
    // Also where opponents do not pause at all, a move is to be seen.
    const std::chrono::milliseconds least(static_cast<int>(400 / m_speed));
    if (position >= steps() || !step(position).chosen)
        return least;
    return std::max(least, m_table.thinkingTime(seen(step(position).chosen->before, position - 1)));
}

void PetrangolaReplay::setSpeed(double speed)
{
    m_speed = speed;
    m_table.setSpeed(speed);
}

// ---------------------------------------------------------------- what a move was worth

const record::Chosen<Petrangola> *PetrangolaReplay::moveBefore(int position) const
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
    const bool told = chosen != nullptr && (m_look.open || chosen->seat == m_look.seat);
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
    if (!m_look.open && chosen->seat != m_look.seat) {
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
