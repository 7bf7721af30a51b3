// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/play.h"

#include "catalog/known_games.h"

#include "game/simulation.h"
#include "match/fair_shuffle.h"
#include "programs/program_seat.h"
#include "records/record.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QSaveFile>
#include <QtEndian>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

// The baselines of each game of engine/games.cmake.
#include "baselines_made.h"

namespace arena {

namespace {

/// A seed of its own for each purpose: SHA-256 of the arena's seed and the purpose's name.
QByteArray derived(const QByteArray &seed, const QByteArray &purpose)
{
    return QCryptographicHash::hash(seed + purpose, QCryptographicHash::Sha256);
}

QString text(std::string_view name)
{
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

/// By entry; none where the house plays. They live for many matches.
template<class G>
using Programs = std::vector<std::unique_ptr<ProgramSeat<G>>>;

/// One match, and who sits where in it.
template<opponents::Measurable G>
class ArenaMatch
{
    using View = typename G::View;
    using Event = typename G::Event;
    using Move = typename G::Move;

public:
    ArenaMatch(const PlaySettings &settings, int match, Programs<G> &programs, PlayResult &result)
        : m_settings(settings)
        , m_match(match)
        , m_programs(programs)
        , m_result(result)
        , m_shuffle(derived(settings.seed, "match-" + number()))
    {
        for (std::size_t entry = 0; entry < settings.entries.size(); ++entry) {
            const QByteArray seed
                = derived(settings.seed, "opponent-" + QByteArray::number(qsizetype(entry) + 1) + "-" + number());
            const auto number = qFromBigEndian<quint64>(seed.constData());
            // Where a program or a plain rule plays, nobody asks the opponent that stands here for it.
            m_opponents.emplace_back(settings.entries[entry].level.value_or(opponents::Level::novice), number,
                                     settings.entries[entry].temperament);
            m_baselines.push_back(G::Baseline::named(settings.entries[entry].baseline.toStdString(), number));
        }
    }

    void play()
    {
        typename G::State state(options(), seats());
        begin();
        game::playOn<G>(
            state, [this](const typename G::State &awaiting) { return fairPack<G>(m_shuffle, awaiting); },
            [this](const View &view) { return choose(view); },
            [this, &state](const Event &event) {
                if (const auto over = G::dealOver(event, state.deal()))
                    count(*over);
                tell(event);
                if (recording())
                    m_record += record::entry<G>(event, seats());
            });
        const auto over = G::matchOver(state.view(0)).value_or(game::MatchOver());
        for (const game::Seat seat : over.winners)
            ++m_result.entries[entryAt(seat)].wins;
        finish();
    }

private:
    [[nodiscard]] typename G::Options options() const { return optionsOf<G>(m_settings.rules); }
    [[nodiscard]] int seats() const { return static_cast<int>(m_settings.entries.size()); }
    [[nodiscard]] bool recording() const { return !m_settings.records.isEmpty(); }
    /// From 1, as records are named.
    [[nodiscard]] QByteArray number() const { return QByteArray::number(m_match + 1); }
    [[nodiscard]] std::size_t entryAt(game::Seat seat) const
    {
        const int shift = m_settings.rotate ? m_match % seats() : 0;
        return game::at((seat - shift + seats()) % seats());
    }

    void begin()
    {
        QStringList names;
        std::vector<record::Guest> guests;
        for (game::Seat seat = 0; seat < seats(); ++seat) {
            const std::size_t entry = entryAt(seat);
            const auto level = m_settings.entries[entry].level;
            const QString kind = level ? text(opponents::nameOf(*level)) : QStringLiteral("program");
            names << QStringLiteral("%1 %2").arg(kind).arg(entry + 1);
            guests.push_back({names.constLast(), kind});
        }
        if (recording())
            m_record = record::header<G>(options(), guests, m_shuffle.commitment());
        for (game::Seat seat = 0; seat < seats(); ++seat)
            if (ProgramSeat<G> *const program = programAt(seat))
                program->beginMatch(options(), names, seat, m_shuffle.commitment());
    }
    [[nodiscard]] ProgramSeat<G> *programAt(game::Seat seat) const { return m_programs[entryAt(seat)].get(); }
    void tell(const Event &event)
    {
        for (game::Seat seat = 0; seat < seats(); ++seat)
            if (ProgramSeat<G> *const program = programAt(seat))
                program->tell(G::seenBy(event, seat));
            else if (typename G::Policy &policy = m_opponents[entryAt(seat)]; policy.listens())
                policy.happened(G::seenBy(event, seat));
    }

    void finish()
    {
        for (std::size_t entry = 0; entry < m_programs.size(); ++entry)
            if (m_programs[entry] && m_programs[entry]->faults() > 0) {
                m_result.entries[entry].faults += m_programs[entry]->faults();
                m_result.entries[entry].trouble = m_programs[entry]->trouble().words();
            }
        if (!recording())
            return;
        m_record += record::seal(m_shuffle.seed());
        QSaveFile file(m_settings.records + QStringLiteral("/%1.petrangola").arg(m_match + 1, 5, 10, QChar(u'0')));
        if (!file.open(QIODevice::WriteOnly) || file.write(m_record) != m_record.size() || !file.commit())
            m_result.problem = QStringLiteral("%1: %2.").arg(file.fileName(), file.errorString());
    }

    Move choose(const View &view)
    {
        const std::size_t entry = entryAt(view.seat);
        QElapsedTimer clock;
        clock.start();
        const Move move = moveOf(entry, view);
        m_result.entries[entry].decisions.add(clock.nsecsElapsed());
        return move;
    }

    Move moveOf(std::size_t entry, const View &view)
    {
        if (ProgramSeat<G> *const program = m_programs[entry].get()) {
            if (auto move = program->choose(view))
                return *std::move(move);
            return Move();
        }
        if (auto &baseline = m_baselines[entry])
            return baseline->choose(view);
        return m_opponents[entry].choose(view);
    }

    void count(const game::DealOver &over)
    {
        ++m_result.deals;
        for (const game::Seat seat : over.held) {
            EntryResult &entry = m_result.entries[entryAt(seat)];
            ++entry.deals;
            entry.lost.add(over.lost[game::at(seat)]);
            entry.change.add(over.change(seat));
        }
    }

    const PlaySettings &m_settings;
    int m_match;
    Programs<G> &m_programs;
    PlayResult &m_result;
    FairShuffle m_shuffle;
    std::vector<typename G::Policy> m_opponents;
    std::vector<std::optional<typename G::Baseline>> m_baselines;
    QByteArray m_record;
};

/// What several threads share while they play: the next match, and who is told of what is over.
struct Round
{
    const PlaySettings &settings;
    std::atomic<int> next = settings.from;
    std::atomic<bool> broken = false;
    const std::atomic<bool> neverStopped = false;
    std::mutex telling;
    int over = 0;

    /// Plays matches until there are none left.
    template<opponents::Measurable G>
    void play(PlayResult &result)
    {
        result.entries.resize(settings.entries.size());
        Programs<G> programs;
        for (const Entry &entry : settings.entries)
            programs.push_back(entry.command.isEmpty()
                                   ? nullptr
                                   : std::make_unique<ProgramSeat<G>>(entry.command, settings.timeLimit, neverStopped));
        const int end = settings.from + settings.matches;
        for (int match = next++; match < end && !broken; match = next++) {
            ArenaMatch<G>(settings, match, programs, result).play();
            broken = broken || !result.problem.isEmpty();
            const std::lock_guard lock(telling);
            ++over;
            if (settings.progress)
                settings.progress(over);
        }
    }
};

} // namespace

QString Entry::name() const
{
    if (!baseline.isEmpty())
        return baseline;
    if (!level)
        return QStringLiteral("exec:") + command;
    const QString name = text(opponents::nameOf(*level));
    return temperament == opponents::Temperament::even ? name : name + u':' + text(opponents::nameOf(temperament));
}

void EntryResult::add(const EntryResult &others)
{
    wins += others.wins;
    deals += others.deals;
    lost.add(others.lost);
    change.add(others.change);
    decisions.add(others.decisions);
    faults += others.faults;
    if (trouble.isEmpty())
        trouble = others.trouble;
}

void PlayResult::add(const PlayResult &others)
{
    deals += others.deals;
    seconds += others.seconds;
    if (problem.isEmpty())
        problem = others.problem;
    entries.resize(std::max(entries.size(), others.entries.size()));
    for (std::size_t entry = 0; entry < others.entries.size(); ++entry)
        entries[entry].add(others.entries[entry]);
}

PlayResult play(const PlaySettings &settings)
{
    QElapsedTimer clock;
    clock.start();
    Round round{.settings = settings, .telling = {}};
    std::vector<PlayResult> parts(static_cast<std::size_t>(settings.jobs));
    {
        std::vector<std::jthread> threads;
        const auto playGame = [&]<class G>(std::type_identity<G> /*game*/) {
            for (std::size_t job = 1; job < parts.size(); ++job)
                threads.emplace_back([&round, &part = parts[job]] { round.play<G>(part); });
            round.play<G>(parts.front());
        };
        KnownGames::with(settings.game, playGame);
    }
    PlayResult result;
    for (const PlayResult &part : parts)
        result.add(part);
    constexpr double nanosecondsASecond = 1e9;
    result.seconds = static_cast<double>(clock.nsecsElapsed()) / nanosecondsASecond;
    return result;
}

} // namespace arena
