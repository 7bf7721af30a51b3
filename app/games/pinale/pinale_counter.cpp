// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/pinale/pinale_counter.h"

#include <QJsonArray>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace record {

namespace {

int wildsAmong(const QJsonObject &step)
{
    const QJsonArray cards = step.value(u"cards"_s).toArray();
    const QJsonArray faces = step.value(u"as"_s).toArray();
    int wilds = 0;
    for (qsizetype place = 0; place < std::min(cards.size(), faces.size()); ++place)
        wilds += cards[place] == faces[place] ? 0 : 1;
    return wilds;
}

} // namespace

void MeldCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal") {
        m_board.clear();
        m_turns = 0;
        m_swapped = false;
    } else if (event == u"move") {
        const QJsonObject move = line.value(u"move"_s).toObject();
        const auto seat = static_cast<game::Seat>(line.value(u"seat"_s).toInt());
        if (seat == m_seat && move.value(u"action"_s) != u"draw"_s)
            ++m_turns;
        for (const QJsonValue step : move.value(u"lay"_s).toArray())
            lay(seat, step.toObject());
    } else if (event == u"showdown") {
        settle(line);
    }
}

void MeldCounter::lay(game::Seat seat, const QJsonObject &step)
{
    const qsizetype cards = step.value(u"cards"_s).toArray().size();
    if (step.contains(u"new"_s)) {
        m_board.push_back({.side = pinale::sideOf(seat, m_options),
                           .kind = step.value(u"new"_s).toString(),
                           .cards = cards,
                           .wilds = wildsAmong(step)});
        return;
    }
    const bool swaps = step.contains(u"swap"_s);
    if (swaps && seat == m_seat && !m_swapped) {
        ++m_counts[u"swaps"_s];
        m_swapped = true;
    }
    const int place = step.value(swaps ? u"swap"_s : u"extend"_s).toInt(-1);
    if (place < 0 || place >= static_cast<int>(m_board.size()))
        return;
    Laid &meld = m_board[static_cast<std::size_t>(place)];
    meld.cards += cards;
    meld.wilds += swaps ? -1 : wildsAmong(step);
}

void MeldCounter::settle(const QJsonObject &showdown)
{
    constexpr int dear = 100;
    constexpr int rich = 500;
    constexpr int early = 3;
    const QJsonValue wentOut = showdown.value(u"wentOut"_s);
    if (wentOut == m_seat) {
        ++m_counts[u"outs"_s];
        if (m_turns <= early)
            ++m_counts[u"earlyOuts"_s];
        const QJsonArray melds = showdown.value(u"melds"_s).toArray();
        if (std::any_of(melds.begin(), melds.end(), [](const QJsonValue worth) { return worth.toInt() == 0; }))
            ++m_counts[u"coldOuts"_s];
    } else if (wentOut.isNull()) {
        ++m_counts[u"stockEnds"_s];
    } else {
        const bool caught = showdown.value(u"left"_s).toArray().at(m_seat).toInt() >= dear;
        ++m_counts[caught ? u"caught"_s : u"othersOut"_s];
    }
    const auto holds = [this](auto &&what) {
        return std::any_of(m_board.begin(), m_board.end(),
                           [&](const Laid &meld) { return meld.side == side() && what(meld); });
    };
    if (holds([this](const Laid &meld) {
            return meld.kind == u"run" && meld.cards == pinale::runPlaces
                && (meld.wilds == 0 || m_options.fullRunWilds);
        }))
        ++m_counts[u"fullRuns"_s];
    if (holds([](const Laid &meld) { return meld.kind == u"jokers" && meld.cards == pinale::largestGroup; }))
        ++m_counts[u"fourJokers"_s];
    if (showdown.value(u"change"_s).toArray().at(m_seat).toInt() >= rich)
        ++m_counts[u"richDeals"_s];
}

template<>
std::unique_ptr<GameCounter> counterOf<pinale::Pinale>(const QJsonObject &header, game::Seat seat)
{
    const QJsonObject options = header.value(u"options"_s).toObject();
    return std::make_unique<MeldCounter>(seat,
                                         pinale::Options{.teams = options.value(u"teams"_s) == u"pairs"_s,
                                                         .fullRunWilds = options.value(u"fullRunWilds"_s).toBool()});
}

} // namespace record
