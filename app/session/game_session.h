// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "guide/lesson_guide.h"
#include "match/clean_name.h"
#include "match/computer_player.h"
#include "match/guest_kinds.h"
#include "match/script_player.h"
#include "programs/program_player.h"
#include "records/parsed_record.h"
#include "session/any_game_session.h"
#include "session/drafts.h"
#include "session/laid_past.h"
#include "session/lesson_past.h"
#include "session/shared_screen.h"
#include "setup/match_setup.h"
#include "store/kept_match.h"
#include "table/game_table.h"
#include "words/winners.h"

/// The matches of one game: who sits down, the match itself, and what keeps it.
template<game::Game G>
class GameSession : public AnyGameSession
{
public:
    using Parsed = record::Parsed<G>;
    using View = typename G::View;

    /// Table and guide must outlive this. The guide sits between a match and its table.
    GameSession(GameTable<G> &table, LessonGuide<G> &guide)
        : m_table(table)
        , m_guide(guide)
    {
    }

    [[nodiscard]] QString game() const override { return gameName<G>(); }
    [[nodiscard]] Table &table() override { return m_table; }
    [[nodiscard]] Guide &guide() override { return m_guide; }
    [[nodiscard]] bool running() const override { return m_match != nullptr; }
    [[nodiscard]] bool kept() const override { return m_kept != nullptr; }

    void show(const AnyScene &scene) override { m_table.open(std::get<Scene<G>>(scene)); }
    void prepare(const Seating &seating) override;
    void prepareLesson(const Seating &seating, const QString &lesson, int choice) override;
    [[nodiscard]] std::optional<Seating> rematch() const override;
    void run() override;
    void leave() override;

    [[nodiscard]] std::optional<record::Fault> read(const Store::Running &stored) override;
    void forgetRead() override { m_waiting.reset(); }
    [[nodiscard]] std::optional<QByteArray> seedOfFinished() const override;
    [[nodiscard]] QString whereItStands(const Store::Running &stored) const override;
    void prepareToResume(const Store::Running &stored) override;

private:
    using Computer = ComputerPlayer<G>;
    using Program = ProgramPlayer<G>;

    /// A match, from where on.
    struct Course
    {
        typename G::Options options;
        typename G::State beginning;
        const Parsed *past = nullptr; ///< of one that goes on; the first `shown` of its steps lie on the table at once
        int shown = 0;
        const Lesson<G> *lesson = nullptr;
    };

    void begin(const Seating &seating, const Course &course);
    void keep(const Seating &seating, const typename G::Options &options, const Parsed *past);
    /// Several people sit at this screen: what lies on the table, and what the match is told to, is one of theirs.
    void share(const Course &course, const FairShuffle &shuffle, typename SharedScreen<G>::Company company);
    /// Where that seat is on the table now, which may be turned.
    [[nodiscard]] game::Seat placeOf(game::Seat seat) const { return m_screen ? m_screen->placeOf(seat) : seat; }
    /// The seat of the person who looks at the table.
    [[nodiscard]] game::Seat viewer() const { return m_screen ? m_screen->viewer() : ownSeat; }
    void programReady(game::Seat seat, const QString &name, bool takesName);
    void lay(const View &beginning, const std::vector<Table::Guest> &guests, const QString &commitment,
             const typename GameTable<G>::Link &link, const Parsed *past, int shown);
    [[nodiscard]] std::unique_ptr<PacedPlayer<G>> opponent(const Seating &seating, game::Seat seat);
    [[nodiscard]] std::unique_ptr<PacedPlayer<G>> scripted();
    [[nodiscard]] std::unique_ptr<PacedPlayer<G>> program(const Seating &seating, const typename G::Options &options,
                                                          game::Seat seat);

    [[nodiscard]] game::Seat firstDealer(const Seating &seating) const;

    GameTable<G> &m_table;
    LessonGuide<G> &m_guide;
    std::unique_ptr<KeptMatch<G>> m_kept;
    std::optional<Drafts> m_drafts; ///< of a match that is kept
    /// Where several people sit at this screen.
    std::unique_ptr<PastMatch<G>> m_past;
    std::unique_ptr<SharedScreen<G>> m_screen;
    std::unique_ptr<Match<G>> m_match;
    /// The match in the store, where it can be continued.
    std::optional<Parsed> m_waiting;
};

// ---------------------------------------------------------------- the match that waits

template<game::Game G>
std::optional<record::Fault> GameSession<G>::read(const Store::Running &stored)
{
    auto read = record::parse<G>(stored.record, stored.seed);
    if (const auto *fault = std::get_if<record::Fault>(&read))
        return *fault;
    auto &parsed = std::get<Parsed>(read);
    if (parsed.fault)
        return parsed.fault;
    m_waiting = std::move(parsed);
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
    const auto &guests = m_waiting->heading.guests;
    const bool alone = std::count_if(guests.begin(), guests.end(),
                                     [](const record::Guest &guest) { return guest.kind == humanKind(); })
        == 1;
    return Table::whereItStands(state.deal(), alone && allSeen && state.toMove() == ownSeat);
}

template<game::Game G>
void GameSession<G>::prepareToResume(const Store::Running &stored)
{
    const Parsed parsed = *m_waiting;
    const Seating seating = seatingOf(parsed.heading.guests, parsed.seed, stored.seating);
    begin(seating,
          {.options = parsed.options,
           .beginning = typename G::State(parsed.options, static_cast<int>(seating.seats.size())),
           .past = &parsed,
           .shown = qBound(0, stored.shown, static_cast<int>(parsed.steps.size())),
           .lesson = nullptr});
}

// ---------------------------------------------------------------- the match on the table

template<game::Game G>
void GameSession<G>::prepare(const Seating &seating)
{
    const OptionValues rules = seating.rules.value_or(MatchSetup::instance().rules());
    const auto options = seating.guided ? typename G::Options() : optionsOf<G>(rules);
    begin(seating,
          {.options = options,
           .beginning = typename G::State(options, static_cast<int>(seating.seats.size())),
           .past = nullptr,
           .shown = 0,
           .lesson = nullptr});
}

template<game::Game G>
void GameSession<G>::prepareLesson(const Seating &seating, const QString &lesson, int choice)
{
    const Lesson<G> &given = *m_guide.find(lesson);
    constexpr std::size_t untilDealt = 2; // the pack and its cut, of which nothing was shown yet
    const Parsed past = lessonPast(given, choice == 0 ? untilDealt : static_cast<std::size_t>(choice));
    Seating seated = seating;
    seated.seats.resize(game::at(given.seats)); // the guided deal may be for more
    begin(seated,
          {.options = given.options,
           .beginning = lessonBefore(given, past),
           .past = &past,
           .shown = choice == 0 ? 0 : static_cast<int>(past.steps.size()),
           .lesson = &given});
    m_guide.give(given, choice == 0 ? untilDealt - 1 : static_cast<std::size_t>(choice), choice != 0);
    m_match->dealFrom([this](const typename G::State &state) { return m_guide.pack(state); });
}

template<game::Game G>
std::unique_ptr<PacedPlayer<G>> GameSession<G>::scripted()
{
    return std::make_unique<ScriptPlayer<G>>([this] { return m_guide.scripted(); },
                                             [this](const View &view) { return m_table.thinkingTime(view); });
}

template<game::Game G>
std::unique_ptr<PacedPlayer<G>> GameSession<G>::opponent(const Seating &seating, game::Seat seat)
{
    const SeatSetupModel::Entry &entry = seating.seats[game::at(seat)];
    const auto thinkingTime = [this](const View &view) { return m_table.thinkingTime(view); };
    if (seating.guided)
        return std::make_unique<Computer>(entry.level, 1, thinkingTime);
    // From the seed: the same deal and the same moves of the person's give the same match.
    return std::make_unique<Computer>(entry.level, seating.shuffle.number("opponent-" + QByteArray::number(seat)),
                                      thinkingTime, SeatSetupModel::temperamentOf(entry.portrait), Chance::byCourse);
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
            .ready = [this, seat, takesName](const QString &name) { programReady(seat, name, takesName); },
            .atFault = [this, seat](const ProgramTrouble &trouble, int,
                                    bool askedAgain) { m_table.programAtFault(placeOf(seat), trouble, askedAgain); },
            .wrote = [this, seat](const QStringList &lines) { m_table.programWrote(placeOf(seat), lines); }},
        [this](const View &view) { return m_table.thinkingTime(view); });
}

template<game::Game G>
void GameSession<G>::programReady(game::Seat seat, const QString &name, bool takesName)
{
    if (!m_screen)
        return m_table.programReady(seat, name, takesName);
    m_screen->whenSeen([this, seat, name, takesName] {
        m_table.programReady(placeOf(seat), name, takesName);
        m_screen->rename(seat, m_table.givenName(placeOf(seat)));
    });
}

template<game::Game G>
game::Seat GameSession<G>::firstDealer(const Seating &seating) const
{
    typename G::State state(optionsOf<G>(*seating.rules), static_cast<int>(seating.seats.size()));
    state.supply(fairPack<G>(seating.shuffle, state));
    return state.view(ownSeat).dealer;
}

template<game::Game G>
auto GameSession<G>::rematch() const -> std::optional<Seating>
{
    if (!m_seated || m_seated->guided || !m_seated->occasion.isEmpty() || m_table.dealer() == game::nobody)
        return std::nullopt;
    const auto seats = static_cast<int>(m_seated->seats.size());
    // A table that several share is turned to the owner at its end.
    const game::Seat next = game::nextSeat(m_table.dealer(), game::SeatSet::first(seats), seats);
    Seating seating = *m_seated;
    seating.rematch = true;
    constexpr int attempts = 2000; // one in as many as there are seats is such a one
    for (int attempt = 0; attempt < attempts; ++attempt) {
        seating.shuffle = FairShuffle::random();
        if (firstDealer(seating) == next)
            return seating;
    }
    seating.rematch = false;
    return seating;
}

template<game::Game G>
void GameSession<G>::begin(const Seating &seating, const Course &course)
{
    const auto &[options, beginning, past, shown, lesson] = course;
    const auto seats = static_cast<int>(seating.seats.size());
    const FairShuffle &shuffle = seating.shuffle;
    m_seated = seating;
    m_seated->rules = valuesOf<G>(options);
    if (!seating.guided)
        keep(seating, options, past);

    const game::SeatSet persons = personsOf(seating.seats);
    const bool shared = persons.size() > 1;
    std::vector<Table::Guest> guests;
    for (const SeatSetupModel::Entry &entry : seating.seats)
        guests.push_back({.name = entry.name, .portrait = entry.portrait});
    std::vector<std::unique_ptr<Player<G>>> players;
    std::vector<PacedPlayer<G> *> paced;
    typename SharedScreen<G>::People people(game::at(seats), nullptr);
    for (int seat = 0; seat < seats; ++seat) {
        const SeatSetupModel::Entry &entry = seating.seats[game::at(seat)];
        if (persons.contains(seat)) {
            auto person = std::make_unique<HumanPlayer<G>>();
            people[game::at(seat)] = person.get();
            guests[game::at(seat)].sharer = shared ? seat + 1 : 0;
            players.push_back(std::move(person));
            continue;
        }
        const bool byProgram = entry.program && !entry.command.isEmpty();
        auto player = byProgram ? program(seating, options, seat)
            : lesson != nullptr ? scripted()
                                : opponent(seating, seat);
        paced.push_back(player.get());
        players.push_back(std::move(player));
    }
    const typename GameTable<G>::Link link{
        .play =
            [this, people](const typename G::Move &move) {
                if (!m_guide.lets(move))
                    return false;
                const typename G::Move played = m_guide.chose(move);
                return people[game::at(viewer())]->play(played);
            },
        .shown = [this] { m_guide.tableShown(); },
        .seed = [shuffle] { return QString::fromLatin1(shuffle.seed().toHex()); },
        .hurry =
            [paced] {
                for (PacedPlayer<G> *player : paced)
                    player->hurry();
            },
        .draft = {.kept = [this] { return m_drafts ? m_drafts->of(viewer()) : QJsonObject(); },
                  .keep =
                      [this](const QJsonObject &draft) {
                          if (m_drafts)
                              m_drafts->keep(viewer(), draft);
                      }},
        .rematch = !seating.guided && seating.occasion.isEmpty(),
        .occasion = !seating.occasion.isEmpty(),
        .dealPasses = seating.rematch,
        .lesson = lesson != nullptr,
    };
    // Who has somebody to teach them does not need others to talk as well.
    m_table.talk()->setQuiet(seating.guided);
    // The packs of a lesson are no shuffles.
    const QString commitment = lesson != nullptr ? QString() : QString::fromLatin1(shuffle.commitment());
    if (shared)
        share(course, shuffle, {.guests = guests, .people = people, .commitment = commitment, .link = link});
    else
        lay(beginning.view(ownSeat), guests, commitment, link, past, shown);
    m_guide.begin(seating.guided, [this] { m_match->shown(); });
    Observer<G> &observer = shared ? static_cast<Observer<G> &>(*m_screen) : m_guide;
    m_match = std::make_unique<Match<G>>(past != nullptr ? past->state : beginning, std::move(players), shuffle,
                                         observer, ownSeat);
    if (shared)
        m_match->keepIn(*m_past);
    else if (m_kept)
        m_match->keepIn(*m_kept);
    if (past != nullptr)
        m_match->goOnAfter(past->steps, shown);
}

template<game::Game G>
void GameSession<G>::share(const Course &course, const FairShuffle &shuffle, typename SharedScreen<G>::Company company)
{
    const auto &[options, beginning, past, shown, lesson] = course;
    m_past = past != nullptr ? std::make_unique<PastMatch<G>>(beginning, *past, shown, m_kept.get())
                             : std::make_unique<PastMatch<G>>(beginning, shuffle, m_kept.get());
    m_screen = std::make_unique<SharedScreen<G>>(m_table, m_guide, *m_past, std::move(company));
    if (past == nullptr)
        m_screen->open();
    else
        m_screen->waitForSomebody();
}

template<game::Game G>
void GameSession<G>::run()
{
    if (m_screen)
        m_screen->startWhenSeen([this] { m_match->start(); });
    else
        m_match->start();
}

template<game::Game G>
void GameSession<G>::lay(const View &beginning, const std::vector<Table::Guest> &guests, const QString &commitment,
                         const typename GameTable<G>::Link &link, const Parsed *past, int shown)
{
    if (past == nullptr)
        return m_table.open(beginning, guests, commitment, link);
    m_table.resume(beginning, guests, commitment, link, [&] {
        const auto seen = [](const auto &one) {
            if constexpr (std::is_same_v<decltype(one), const typename G::State &>)
                return one.view(ownSeat);
            else
                return G::seenBy(one, ownSeat);
        };
        layPast(m_table, past->steps, static_cast<std::size_t>(shown), seen);
    });
}

template<game::Game G>
void GameSession<G>::keep(const Seating &seating, const typename G::Options &options, const Parsed *past)
{
    Store &store = Store::instance();
    if (past == nullptr)
        store.begin(record::header<G>(options, guestsOf(seating), seating.shuffle.commitment()), seating.shuffle.seed(),
                    told(seating));
    else if (!past->owed.isEmpty())
        store.append(past->owed);
    if (!store.running())
        return;
    m_kept = std::make_unique<KeptMatch<G>>(store, static_cast<int>(seating.seats.size()), seating.shuffle.seed(),
                                            [this](qint64 id) { m_table.setInHistory(id); });
    m_drafts.emplace(store, QString::fromLatin1(seating.shuffle.commitment()));
}

template<game::Game G>
void GameSession<G>::leave()
{
    m_seated.reset();
    m_match.reset();
    m_screen.reset();
    m_past.reset();
    m_kept.reset();
    m_drafts.reset();
    m_guide.end();
    m_table.close();
}
