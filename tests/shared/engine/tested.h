// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "at_full_speed.h"
#include "cards/card.h"
#include "engine_test.h"
#include "game/game.h"

#include <algorithm>
#include <vector>

/// The tests of every game: what they draw at random, and what a game adds to them.
namespace tested {

/// A table of any game, with house rules drawn from their list.
template<game::Game G>
struct AnyTable
{
    typename G::Options options;
    int seats;

    explicit AnyTable(game::Random &random)
        : seats(static_cast<int>(between(G::seating.fewest, G::seating.most, random)))
    {
        constexpr std::int64_t mostTried = 1000;
        for (const auto &option : G::optionList()) {
            const std::int64_t most = std::min(option.most, option.least + mostTried);
            option.set(options, option.fitted(between(option.least, most, random), seats));
        }
    }

private:
    static std::int64_t between(std::int64_t least, std::int64_t most, game::Random &random)
    {
        return least + random.below(static_cast<std::uint32_t>(most - least + 1));
    }
};

/// The referee of a game that keeps no accounts of its own (playout::Referee).
template<game::Game G, class Table>
class AnyReferee
{
public:
    explicit AnyReferee(game::Random &random)
        : m_table(random)
    {
    }
    typename G::State start() const { return {m_table.options, m_table.seats}; }
    std::string happened(const typename G::State &, const typename G::Event &) { return ""; }
    std::string standing(const typename G::State &) const { return ""; }
    std::string ended(const typename G::State &) const { return ""; }
    /// One that was legal at some time.
    typename G::Move anyMove(const typename G::View &view, game::Random &random) const
    {
        constexpr std::size_t mostKept = 100;
        for (const auto &move : G::legalMoves(view))
            m_moves.push_back(move);
        if (m_moves.size() > mostKept)
            m_moves.erase(m_moves.begin(), m_moves.end() - mostKept);
        return m_moves[random.below(static_cast<std::uint32_t>(m_moves.size()))];
    }

private:
    Table m_table;
    mutable std::vector<typename G::Move> m_moves;
};

/// What is played of a game that adds nothing.
template<game::Game G>
struct Usual
{
    using Table = AnyTable<G>;
    using Referee = AnyReferee<G, Table>;
    static constexpr int playouts = 1000;

    /// All cards of a deal.
    static auto wholePack(const typename G::State &state) { return G::newPack(state); }
    /// Tables at which hidden cards may change places with nobody noticing: no house rule shows more, and no card is
    /// there twice.
    static Table twins(game::Random &random) { return Table(random); }
    /// In how many of 100 cases at least it makes a difference where a card that was seen changes places.
    static constexpr int seenMatters = 75;
    /// The same move, where two cards changed places.
    static typename G::Move swapped(const typename G::Move &move, cards::Card, cards::Card) { return move; }
    /// Whether a match of the signature draws its seed before who sits where.
    static constexpr bool goldenSeedFirst = false;
    /// Whether a move that all see may be a legal one because of cards that they do not see.
    static constexpr bool movesTell = false;
    /// Of what happens openly because of hidden cards.
    static bool tellsOfHiddenCards(const typename G::Event &) { return false; }
};

/// What a game adds: "<game>_tested.h" among its tests.
template<game::Game G>
struct Game : Usual<G>
{
};

/// A game that is written as text: each event, and each field of a view.
template<class G>
concept Readable = requires(const typename G::Event &event, const typename G::View &view, int seats)
{
    Game<G>::text(event, seats);
    Game<G>::text(view);
};
/// A game whose golden match is kept (golden_test).
template<class G>
concept Golden = Readable<G> && requires(const typename G::Event &event, game::Random &random)
{
    Game<G>::goldenTitle;
    Game<G>::goldenOptions();
    Game<G>::goldenTable(random);
    Game<G>::deals(event);
};

/// Games by their types, each a row of a test.
template<class... Games>
struct List
{
    static void rows()
    {
        QTest::addColumn<QString>("game");
        (static_cast<void>(QTest::addRow("%s", std::string(Games::name).c_str()) << nameOf<Games>()), ...);
    }
    /// Calls `visit` with the game of that name, as std::type_identity.
    template<class Visit>
    static void with(const QString &name, Visit &&visit)
    {
        (visitWhere(name == nameOf<Games>(), std::type_identity<Games>(), visit), ...);
    }

private:
    template<class G>
    static void visitWhere(bool named, G game, auto &visit)
    {
        if (named)
            visit(game);
    }
    template<class G>
    static QString nameOf()
    {
        return QString::fromStdString(std::string(G::name));
    }
};

} // namespace tested
