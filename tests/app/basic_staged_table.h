// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "basic_stacked_table.h"
#include "mirror.h"
#include "table/table.h"

#include <QAbstractItemModelTester>

#include <cstdio>
#include <cstdlib>
#include <deque>

/// The table of a game at which every card and every move is the test's: the state behind it is played with stacked
/// packs, and tells the table as Match does. All its models and properties are watched all the time.
template<class G, class GameTable, class StackedTable = BasicStackedTable<G>>
class BasicStagedTable
{
public:
    using Move = typename G::Move;
    using Stacked = StackedTable;
    using Deal = typename Stacked::Deal;

    /// The person has the first name; an empty one is "You".
    explicit BasicStagedTable(int seats, const typename G::Options &options = {}, const QStringList &names = {});
    virtual ~BasicStagedTable() = default;
    BasicStagedTable(const BasicStagedTable &) = delete;
    BasicStagedTable &operator=(const BasicStagedTable &) = delete;

    /// Supplies the pack; the cut is still to be made.
    void supply(const Deal &deal) { supplyPack(stacked.packFor(deal)); }
    /// supply() and the cut.
    void deal(const Deal &deal)
    {
        supply(deal);
        play(typename Stacked::Cut{deal.cutAt});
    }
    /// The seat to move makes this move; the program ends where it is illegal.
    void play(const Move &move)
    {
        if (stacked.state.apply(move, noting())) {
            std::fprintf(stderr, "the test plays wrongly: %s\n", Stacked::text(move).c_str());
            std::abort();
        }
        if (!m_showing)
            tell();
    }

    /// The table has not shown the last event yet.
    [[nodiscard]] bool showing() const { return m_showing; }
    [[nodiscard]] QStringList offered()
    {
        QStringList names;
        for (const ActionRow &row : table.actions()->rows())
            names << row.action;
        return names;
    }
    [[nodiscard]] ActionRow ticket(const QString &action)
    {
        for (const ActionRow &row : table.actions()->rows())
            if (row.action == action)
                return row;
        return {};
    }
    [[nodiscard]] SeatRow seat(int seat) { return table.seats()->rows().at(static_cast<std::size_t>(seat)); }
    [[nodiscard]] QString lastLine()
    {
        const LogModel &log = *table.log();
        return log.data(log.index(log.rowCount() - 1), LogModel::TextRole).toString();
    }
    [[nodiscard]] QStringList stale() const;

    Stacked stacked;
    GameTable table;
    /// What the person did at the table; it is played only where `obeys`.
    std::vector<Move> asked;
    bool obeys = true;

protected:
    /// A seat has to say whether it re-enters.
    [[nodiscard]] virtual bool asksForReentry() const { return false; }
    void supplyPack(const typename G::Pack &pack)
    {
        stacked.state.supply(pack, noting());
        tell();
    }

private:
    struct Seen
    {
        typename G::Event event;
        typename G::View view;
    };
    [[nodiscard]] auto noting()
    {
        return [this](const typename G::Event &event) {
            m_unseen.push_back({G::seenBy(event, 0), stacked.state.view(0)});
        };
    }
    void tell();

    std::deque<Seen> m_unseen;
    bool m_showing = false;
    std::unique_ptr<Mirror> m_mirror;
    std::vector<std::unique_ptr<ListMirror>> m_lists;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

template<class G, class GameTable, class StackedTable>
BasicStagedTable<G, GameTable, StackedTable>::BasicStagedTable(int seats, const typename G::Options &options,
                                                               const QStringList &names)
    : stacked(seats, options)
{
    const QStringList usual{QString(),
                            QStringLiteral("Ada"),
                            QStringLiteral("Bruno"),
                            QStringLiteral("Carla"),
                            QStringLiteral("Dino"),
                            QStringLiteral("Elio")};
    std::vector<Table::Guest> guests;
    for (int seat = 0; seat < seats; ++seat)
        guests.push_back({.name = names.value(seat, usual.value(seat, QStringLiteral("Guest %1").arg(seat))),
                          .portrait = QStringLiteral("portrait%1").arg(seat)});
    m_mirror = std::make_unique<Mirror>(&table);
    for (QAbstractListModel *model :
         std::initializer_list<QAbstractListModel *>{table.seats(), table.actions(), table.showdown(), table.log(),
                                                     table.hint()->moves(), table.review()->moves()}) {
        m_lists.push_back(std::make_unique<ListMirror>(model));
        m_testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    const typename GameTable::Link link{
        .play =
            [this](const Move &move) {
                asked.push_back(move);
                if (obeys)
                    play(move);
                return true;
            },
        .shown =
            [this] {
                m_showing = false;
                tell();
            },
    };
    table.setGrace({});
    table.open(stacked.state.view(0), guests, QStringLiteral("commitment"), link);
}

template<class G, class GameTable, class StackedTable>
void BasicStagedTable<G, GameTable, StackedTable>::tell()
{
    while (!m_unseen.empty()) {
        const Seen next = m_unseen.front();
        m_unseen.pop_front();
        m_showing = !table.happened(next.event, next.view);
        if (m_showing)
            return;
    }
    if (stacked.state.over())
        table.finished();
    else if (!stacked.state.awaitsPack())
        table.awaits(stacked.state.view(0));
}

template<class G, class GameTable, class StackedTable>
QStringList BasicStagedTable<G, GameTable, StackedTable>::stale() const
{
    QStringList stale = m_mirror->stale();
    // What is said at one stage only is not looked at during the others, and may keep its words while it fades.
    const auto drop = [&stale](const QString &start) {
        stale.removeIf([&](const QString &line) { return line.startsWith(start); });
    };
    if (table.stage() != Table::Showdown)
        drop(QStringLiteral("showdown"));
    if (!asksForReentry())
        drop(QStringLiteral("reentryText"));
    if (table.stage() != Table::Over)
        for (const QString &name : {QStringLiteral("end"), QStringLiteral("winner"), QStringLiteral("youWon")})
            drop(name);
    for (const auto &list : m_lists)
        stale << list->stale();
    return stale;
}
