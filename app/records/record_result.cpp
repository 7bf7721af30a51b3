// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record_result.h"

#include "catalog/catalog.h"
#include "records/option_json.h"
#include "records/record_lines.h"

#include <limits>
#include <utility>

using namespace Qt::StringLiterals;
using game::Score;
using game::Seat;

namespace record {

Result::Result(const QString &game, const QJsonObject &options, int seats)
    : m_fellIn(game::at(seats))
{
    if (const GameInfo *info = catalog::find(game)) {
        m_kind = info->scoreBy(valuesIn(options, info->options, info->seating, seats));
        m_known = true;
    }
}

void Result::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal")
        m_deals = line.value(u"number"_s).toInt();
    else if (event == u"showdown")
        settle(line);
    else if (event == u"reentry" && line.value(u"accepted"_s).toBool())
        reenter(line.value(u"seat"_s).toInt(-1), line.value(u"tokens"_s).toInt());
    else if (event == u"end")
        end(line);
}

void Result::settle(const QJsonObject &line)
{
    const bool hasScore = line.contains(u"score"_s);
    if (hasScore && !m_known)
        m_kind = Score::points;
    const QJsonArray scores = line.value(hasScore ? u"score"_s : u"tokens"_s).toArray();
    m_scores.clear();
    for (Seat seat = 0; has(seat); ++seat) {
        m_scores << scores.at(seat).toInt();
        int &fellIn = m_fellIn[game::at(seat)];
        if (m_kind == Score::lives && fellIn == 0 && scores.at(seat).toInt(-1) == 0)
            fellIn = m_deals;
    }
}

void Result::reenter(Seat seat, int lives)
{
    if (!has(seat))
        return;
    m_fellIn[game::at(seat)] = 0;
    if (seat < m_scores.size())
        m_scores[seat] = lives;
}

void Result::end(const QJsonObject &line)
{
    const bool several = line.contains(u"winners"_s);
    const QJsonArray winners = several ? line.value(u"winners"_s).toArray() : QJsonArray{line.value(u"winner"_s)};
    m_ending = {.winners = {}, .side = line.value(u"side"_s).toBool()};
    for (const QJsonValue winner : winners)
        if (const Seat seat = winner.toInt(game::nobody); has(seat) && seat < game::maxSeats)
            m_ending.winners.insert(seat);
    m_over = several || !m_ending.winners.empty();
}

int Result::placeOf(Seat seat) const
{
    if (m_ending.winners.empty() || !has(seat))
        return 0;
    const auto stands = [this](Seat who) {
        const int fellIn = m_fellIn[game::at(who)];
        const int heldOut = fellIn == 0 ? std::numeric_limits<int>::max() : fellIn;
        const int rest = m_kind == Score::lives ? heldOut : m_scores.value(who);
        const bool won = who < game::maxSeats && m_ending.winners.contains(who);
        return std::pair(won, won ? 0 : rest);
    };
    int place = 1;
    for (Seat other = 0; has(other); ++other)
        place += stands(other) > stands(seat) ? 1 : 0;
    return place;
}

QList<int> placesIn(const QByteArray &record)
{
    std::optional<Result> result;
    int seats = 0;
    forEachLine(record, nullptr, [&](const QByteArray &text) {
        const QJsonObject line = QJsonDocument::fromJson(text).object();
        if (!result) {
            seats = std::min(static_cast<int>(line.value(u"seats"_s).toArray().size()), game::maxSeats);
            result.emplace(line.value(u"game"_s).toString(), line.value(u"options"_s).toObject(), seats);
        } else {
            result->read(line);
        }
    });
    QList<int> places;
    for (Seat seat = 0; seat < seats; ++seat)
        places << result->placeOf(seat);
    return places;
}

} // namespace record
