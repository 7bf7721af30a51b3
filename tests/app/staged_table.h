// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "mirror.h"
#include "models/petrangola_table.h"
#include "stacked_table.h"

#include <QAbstractItemModelTester>

#include <deque>

/// A PetrangolaTable at which every card and every move is the test's: the state behind it is played with stacked
/// packs, and tells the table as Match does. All its models and properties are watched all the time.
class StagedTable
{
public:
    /// The person has the first name; an empty one is "You".
    explicit StagedTable(int seats, const petrangola::Options &options = {}, const QStringList &names = {});
    StagedTable(const StagedTable &) = delete;
    StagedTable &operator=(const StagedTable &) = delete;

    /// Has the ace of coins turned before `dealer`.
    void findFirstDealer(game::Seat dealer);
    /// Supplies the pack; the cut is still to be made.
    void supply(const StackedDeal &deal);
    /// supply() and the cut.
    void deal(const StackedDeal &deal);
    /// deal(), and the dealer exposes.
    void dealAndExpose(const std::vector<std::string> &hands, const std::string &monte);
    /// A whole deal that ends with these hands: the dealer keeps, everybody else stays. The showdown is left open.
    void settle(const std::vector<std::string> &hands);
    /// The seat to move makes this move; the program ends where it is illegal.
    void play(const petrangola::Move &move);
    void exchange(const std::string &give, const std::string &take);

    /// The table has not shown the last event yet.
    [[nodiscard]] bool showing() const { return m_showing; }
    [[nodiscard]] QStringList offered();
    [[nodiscard]] ActionRow ticket(const QString &action);
    [[nodiscard]] SeatRow seat(int seat);
    [[nodiscard]] QString lastLine();
    [[nodiscard]] QStringList stale() const;

    StackedTable stacked;
    PetrangolaTable table;
    /// What the person did at the table; it is played only where `obeys`.
    std::vector<petrangola::Move> asked;
    bool obeys = true;

private:
    struct Seen
    {
        petrangola::Event event;
        petrangola::View view;
    };
    void tell();

    std::deque<Seen> m_unseen;
    bool m_showing = false;
    std::unique_ptr<Mirror> m_mirror;
    std::vector<std::unique_ptr<ListMirror>> m_lists;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};
