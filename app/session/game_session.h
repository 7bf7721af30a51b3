// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "match/clean_name.h"
#include "match/computer_player.h"
#include "programs/program_player.h"
#include "records/record_course.h"
#include "session/any_game_session.h"
#include "setup/match_setup.h"
#include "store/kept_match.h"
#include "table/game_table.h"
#include "words/winners.h"

#include <QRandomGenerator>

/// The matches of one game: who sits down, the match itself, and what keeps it.
template<game::Game G>
class GameSession : public AnyGameSession
{
public:
    using Course = record::Course<G>;
    using View = typename G::View;

    /// Table and guide must outlive this. The guide, which is also `audience`, sits between a match and its table.
    GameSession(GameTable<G> &table, Guide &guide, Audience<G> &audience)
        : m_table(table)
        , m_guide(guide)
        , m_audience(audience)
    {
    }

    [[nodiscard]] QString game() const override { return gameName<G>(); }
    [[nodiscard]] Table &table() override { return m_table; }
    [[nodiscard]] Guide &guide() override { return m_guide; }
    [[nodiscard]] bool running() const override { return m_match != nullptr; }
    [[nodiscard]] bool kept() const override { return m_kept != nullptr; }

    void show(const AnyScene &scene) override { m_table.open(std::get<Scene<G>>(scene)); }
    void prepare(const Seating &seating) override
    {
        begin(seating, seating.guided ? typename G::Options() : optionsOf<G>(MatchSetup::instance().rules()), nullptr,
              0);
    }
    void run() override { m_match->start(); }
    void leave() override;

    [[nodiscard]] std::optional<record::Fault> read(const Store::Running &stored) override;
    void forgetRead() override { m_waiting.reset(); }
    [[nodiscard]] std::optional<QByteArray> seedOfFinished() const override;
    [[nodiscard]] QString whereItStands(const Store::Running &stored) const override;
    void prepareToResume(const Store::Running &stored) override;

private:
    using Computer = ComputerPlayer<G>;
    using Program = ProgramPlayer<G>;

    void begin(const Seating &seating, const typename G::Options &options, const Course *past, int shown);
    void keep(const Seating &seating, const typename G::Options &options, const Course *past);
    void lay(const View &beginning, const std::vector<Table::Guest> &guests, const QString &commitment,
             const typename GameTable<G>::Link &link, const Course *past, int shown);
    [[nodiscard]] std::unique_ptr<PacedPlayer<G>> opponent(const SeatSetupModel::Entry &entry, bool guided);
    [[nodiscard]] std::unique_ptr<PacedPlayer<G>> program(const Seating &seating, const typename G::Options &options,
                                                          game::Seat seat);

    GameTable<G> &m_table;
    Guide &m_guide;
    Audience<G> &m_audience;
    std::unique_ptr<KeptMatch<G>> m_kept;
    std::unique_ptr<Match<G>> m_match;
    /// The match in the store, where it can be continued.
    std::optional<Course> m_waiting;
};

// ---------------------------------------------------------------- the match that waits

template<game::Game G>
std::optional<record::Fault> GameSession<G>::read(const Store::Running &stored)
{
    auto read = record::readCourse<G>(stored.record, stored.seed);
    if (const auto *fault = std::get_if<record::Fault>(&read))
        return *fault;
    auto &course = std::get<Course>(read);
    if (course.fault)
        return course.fault;
    m_waiting = std::move(course);
    return std::nullopt;
}

template<game::Game G>
std::optional<QByteArray> GameSession<G>::seedOfFinished() const
{
    return m_waiting && m_waiting->state.over() ? std::optional(m_waiting->seed) : std::nullopt;
}

template<game::Game G>
QString GameSession<G>::whereItStands(const Store::Running &stored) const
{
    typename G::State state = m_waiting->state;
    const bool allSeen = stored.shown >= static_cast<int>(m_waiting->steps.size());
    if (state.over() && allSeen) {
        const game::MatchOver over = G::matchOver(state.view(ownSeat)).value_or(game::MatchOver());
        Winners winners{.own = over.winners.contains(ownSeat), .side = over.side};
        for (const game::Seat seat : over.winners)
            if (seat != ownSeat)
                winners.names << isolated(m_waiting->heading.guests[game::at(seat)].name);
        return winners.result();
    }
    // A new deal had begun once the one before was seen.
    while (allSeen && state.awaitsPack())
        state.supply(fairPack<G>(FairShuffle(m_waiting->seed), state));
    return Table::whereItStands(state.deal(), allSeen && state.toMove() == ownSeat);
}

template<game::Game G>
void GameSession<G>::prepareToResume(const Store::Running &stored)
{
    const Course course = *m_waiting;
    begin(seatingOf(course.heading.guests, course.seed, stored.seating), course.options, &course,
          qBound(0, stored.shown, static_cast<int>(course.steps.size())));
}

// ---------------------------------------------------------------- the match on the table

template<game::Game G>
std::unique_ptr<PacedPlayer<G>> GameSession<G>::opponent(const SeatSetupModel::Entry &entry, bool guided)
{
    return std::make_unique<Computer>(
        entry.level, guided ? 1 : QRandomGenerator::system()->generate64(),
        [this](const View &view) { return m_table.thinkingTime(view); },
        guided ? opponents::Temperament::even : SeatSetupModel::temperamentOf(entry.portrait));
}

template<game::Game G>
std::unique_ptr<PacedPlayer<G>> GameSession<G>::program(const Seating &seating, const typename G::Options &options,
                                                        game::Seat seat)
{
    const bool takesName = seating.nameless.contains(seat);
    return std::make_unique<Program>(
        typename Program::Start{.command = seating.seats[game::at(seat)].command,
                                .options = options,
                                .names = namesFor(seating),
                                .seat = seat,
                                .commitment = seating.shuffle.commitment()},
        typename Program::Told{
            .ready = [this, seat, takesName](const QString &name) { m_table.programReady(seat, name, takesName); },
            .atFault = [this, seat](const ProgramTrouble &trouble, int,
                                    bool askedAgain) { m_table.programAtFault(seat, trouble, askedAgain); },
            .wrote = [this, seat](const QStringList &lines) { m_table.programWrote(seat, lines); }},
        [this](const View &view) { return m_table.thinkingTime(view); });
}

template<game::Game G>
void GameSession<G>::begin(const Seating &seating, const typename G::Options &options, const Course *past, int shown)
{
    const auto seats = static_cast<int>(seating.seats.size());
    const FairShuffle &shuffle = seating.shuffle;
    const typename G::State beginning(options, seats);
    if (!seating.guided)
        keep(seating, options, past);

    std::vector<Table::Guest> guests;
    for (const SeatSetupModel::Entry &entry : seating.seats)
        guests.push_back({.name = entry.name, .portrait = entry.portrait});
    std::vector<std::unique_ptr<Player<G>>> players;
    std::vector<PacedPlayer<G> *> paced;
    auto person = std::make_unique<HumanPlayer<G>>();
    HumanPlayer<G> *const asked = person.get();
    players.push_back(std::move(person));
    for (int seat = 1; seat < seats; ++seat) {
        const SeatSetupModel::Entry &entry = seating.seats[game::at(seat)];
        const bool byProgram = entry.program && !entry.command.isEmpty();
        auto player = byProgram ? program(seating, options, seat) : opponent(entry, seating.guided);
        paced.push_back(player.get());
        players.push_back(std::move(player));
    }
    const typename GameTable<G>::Link link{
        .play = [asked](const typename G::Move &move) { return asked->play(move); },
        .shown = [this] { m_guide.tableShown(); },
        .seed = [shuffle] { return QString::fromLatin1(shuffle.seed().toHex()); },
        .hurry =
            [paced] {
                for (PacedPlayer<G> *player : paced)
                    player->hurry();
            },
    };
    lay(beginning.view(ownSeat), guests, QString::fromLatin1(shuffle.commitment()), link, past, shown);
    m_guide.begin(seating.guided, [this] { m_match->shown(); });
    m_match = std::make_unique<Match<G>>(past != nullptr ? past->state : beginning, std::move(players), shuffle,
                                         m_audience, ownSeat);
    if (m_kept)
        m_match->keepIn(*m_kept);
    if (past != nullptr)
        m_match->goOnAfter(past->steps, shown);
}

template<game::Game G>
void GameSession<G>::lay(const View &beginning, const std::vector<Table::Guest> &guests, const QString &commitment,
                         const typename GameTable<G>::Link &link, const Course *past, int shown)
{
    if (past == nullptr)
        return m_table.open(beginning, guests, commitment, link);
    m_table.resume(beginning, guests, commitment, link, [&] {
        const auto &steps = past->steps;
        const auto ask = [&](std::size_t step) {
            if (step < steps.size() && steps[step].chosen)
                m_table.awaits(steps[step].chosen->before.view(ownSeat));
        };
        for (std::size_t step = 0; step < static_cast<std::size_t>(shown); ++step) {
            ask(step);
            static_cast<void>(m_table.happened(G::seenBy(steps[step].event, ownSeat), steps[step].state.view(ownSeat)));
        }
        // What is shown next was chosen already.
        ask(static_cast<std::size_t>(shown));
    });
}

template<game::Game G>
void GameSession<G>::keep(const Seating &seating, const typename G::Options &options, const Course *past)
{
    Store &store = Store::instance();
    if (past == nullptr)
        store.begin(record::header<G>(options, guestsOf(seating), seating.shuffle.commitment()), seating.shuffle.seed(),
                    told(seating));
    else if (!past->owed.isEmpty())
        store.append(past->owed);
    if (store.running())
        m_kept = std::make_unique<KeptMatch<G>>(store, static_cast<int>(seating.seats.size()), seating.shuffle.seed(),
                                                [this](qint64 id) { m_table.setInHistory(id); });
}

template<game::Game G>
void GameSession<G>::leave()
{
    m_match.reset();
    m_kept.reset();
    m_guide.end();
    m_table.close();
}
