// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "arena/play.h"

#include "game/simulation.h"
#include "match/fair_shuffle.h"

#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QtEndian>

namespace arena {

namespace {

using petrangola::Petrangola;
using Opponent = opponents::Opponent<Petrangola>;

/// A seed of its own for each purpose: SHA-256 of the arena's seed and the purpose's name.
QByteArray derived(const QByteArray &seed, const QByteArray &purpose)
{
    return QCryptographicHash::hash(seed + purpose, QCryptographicHash::Sha256);
}

/// One match, and who sits where in it.
class ArenaMatch
{
public:
    ArenaMatch(const PlaySettings &settings, int match, PlayResult &result)
        : m_settings(settings)
        , m_match(match)
        , m_result(result)
        , m_shuffle(derived(settings.seed, "match-" + number()))
    {
        for (std::size_t entry = 0; entry < settings.entries.size(); ++entry) {
            const QByteArray seed
                = derived(settings.seed, "opponent-" + QByteArray::number(qsizetype(entry) + 1) + "-" + number());
            m_opponents.emplace_back(settings.entries[entry], qFromBigEndian<quint64>(seed.constData()));
        }
    }

    void play()
    {
        petrangola::State state(m_settings.options, seats());
        game::playOn<Petrangola>(
            state,
            [this](const petrangola::State &awaiting) {
                petrangola::Pack pack = Petrangola::newPack(awaiting);
                m_shuffle.shuffle(pack, QByteArray::fromStdString(Petrangola::shufflePurpose(awaiting)));
                return pack;
            },
            [this](const petrangola::View &view) { return choose(view); },
            [this](const petrangola::Event &event) { count(event); });
    }

private:
    [[nodiscard]] int seats() const { return static_cast<int>(m_settings.entries.size()); }
    /// From 1, as records are named.
    [[nodiscard]] QByteArray number() const { return QByteArray::number(m_match + 1); }
    [[nodiscard]] std::size_t entryAt(game::Seat seat) const
    {
        const int shift = m_settings.rotate ? m_match % seats() : 0;
        return game::at((seat - shift + seats()) % seats());
    }

    petrangola::Move choose(const petrangola::View &view)
    {
        const std::size_t entry = entryAt(view.seat);
        QElapsedTimer clock;
        clock.start();
        const petrangola::Move move = m_opponents[entry].choose(view);
        m_result.entries[entry].decisions.add(clock.nsecsElapsed());
        return move;
    }

    void count(const petrangola::Event &event)
    {
        if (const auto *showdown = std::get_if<petrangola::Showdown>(&event)) {
            ++m_result.deals;
            for (game::Seat seat = 0; seat < seats(); ++seat)
                m_result.entries[entryAt(seat)].deals += showdown->hands[game::at(seat)].empty() ? 0 : 1;
            for (const game::Seat seat : showdown->worst)
                ++m_result.entries[entryAt(seat)].tokensLost;
        } else if (const auto *ended = std::get_if<petrangola::MatchEnded>(&event)) {
            ++m_result.entries[entryAt(ended->winner)].wins;
        }
    }

    const PlaySettings &m_settings;
    int m_match;
    PlayResult &m_result;
    FairShuffle m_shuffle;
    std::vector<Opponent> m_opponents;
};

} // namespace

PlayResult play(const PlaySettings &settings)
{
    PlayResult result;
    result.entries.resize(settings.entries.size());
    QElapsedTimer clock;
    clock.start();
    for (int match = 0; match < settings.matches; ++match)
        ArenaMatch(settings, match, result).play();
    constexpr double nanosecondsASecond = 1e9;
    result.seconds = static_cast<double>(clock.nsecsElapsed()) / nanosecondsASecond;
    return result;
}

} // namespace arena
