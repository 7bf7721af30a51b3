// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "staged_table.h"

#include <cstdio>
#include <cstdlib>

using namespace petrangola;
using namespace Qt::StringLiterals;

StagedTable::StagedTable(int seats, const Options &options, const QStringList &names)
    : stacked(seats, options)
{
    const QStringList usual{QString(), u"Ada"_s, u"Bruno"_s, u"Carla"_s, u"Dino"_s, u"Elio"_s};
    std::vector<PetrangolaTable::Guest> guests;
    for (int seat = 0; seat < seats; ++seat)
        guests.push_back({.name = names.value(seat, usual.value(seat, u"Guest %1"_s.arg(seat))),
                          .portrait = u"portrait%1"_s.arg(seat)});
    m_mirror = std::make_unique<Mirror>(&table);
    for (QAbstractListModel *model :
         std::initializer_list<QAbstractListModel *>{table.seats(), table.actions(), table.showdown(), table.log(),
                                                     table.hint()->moves(), table.review()->moves()}) {
        m_lists.push_back(std::make_unique<ListMirror>(model));
        m_testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::QtTest));
    }
    const PetrangolaTable::Link link{
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
    table.open(stacked.state.view(0), guests, u"commitment"_s, link);
}

void StagedTable::tell()
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

void StagedTable::findFirstDealer(game::Seat dealer)
{
    Pack pack = Petrangola::newPack(stacked.state);
    std::swap(pack[pack.indexOf(cards::italian::aceOfCoins)], pack[game::at(dealer)]);
    const auto note = [this](const Event &event) { m_unseen.push_back({seenBy(event, 0), stacked.state.view(0)}); };
    stacked.state.supply(pack, note);
    tell();
}

void StagedTable::supply(const StackedDeal &deal)
{
    stacked.state.supply(stacked.packFor(deal));
    tell();
}

void StagedTable::deal(const StackedDeal &deal)
{
    supply(deal);
    play(Cut{deal.cutAt});
}

void StagedTable::dealAndExpose(const std::vector<std::string> &hands, const std::string &monte)
{
    deal({.hands = hands, .aside = monte, .cutAt = 7});
    play(Expose{});
}

void StagedTable::settle(const std::vector<std::string> &hands)
{
    StackedDeal kept{.hands = hands, .aside = {}, .cutAt = 11};
    kept.hands.resize(game::at(stacked.state.seats()));
    std::swap(kept.aside, kept.hands[game::at(stacked.open().dealer)]);
    deal(kept);
    play(Keep{});
    while (stacked.state.phase() == Phase::turn)
        play(Stay{});
}

void StagedTable::play(const Move &move)
{
    const auto note = [this](const Event &event) { m_unseen.push_back({seenBy(event, 0), stacked.state.view(0)}); };
    if (stacked.state.apply(move, note)) {
        std::fprintf(stderr, "the test plays wrongly: %s\n", readable::text(move).c_str());
        std::abort();
    }
    if (!m_showing)
        tell();
}

void StagedTable::exchange(const std::string &give, const std::string &take)
{
    play(Exchange{readable::hand(give), readable::hand(take)});
}

QStringList StagedTable::offered()
{
    QStringList names;
    for (const ActionRow &row : table.actions()->rows())
        names << row.action;
    return names;
}

ActionRow StagedTable::ticket(const QString &action)
{
    for (const ActionRow &row : table.actions()->rows())
        if (row.action == action)
            return row;
    return {};
}

SeatRow StagedTable::seat(int seat)
{
    return table.seats()->rows().at(static_cast<std::size_t>(seat));
}

QString StagedTable::lastLine()
{
    const LogModel &log = *table.log();
    return log.data(log.index(log.rowCount() - 1), LogModel::TextRole).toString();
}

QStringList StagedTable::stale() const
{
    QStringList stale = m_mirror->stale();
    // What is said at one stage only is not looked at during the others, and may keep its words while it fades.
    const auto drop = [&stale](const QString &start) {
        stale.removeIf([&](const QString &line) { return line.startsWith(start); });
    };
    if (table.stage() != PetrangolaTable::Showdown)
        drop(u"showdown"_s);
    if (stacked.state.phase() != Phase::reentry)
        drop(u"reentryText"_s);
    if (table.stage() != PetrangolaTable::Over)
        for (const QString &name : {u"end"_s, u"winner"_s, u"youWon"_s})
            drop(name);
    for (const auto &list : m_lists)
        stale << list->stale();
    return stale;
}
