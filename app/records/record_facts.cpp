// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record_facts.h"

#include "catalog/catalog.h"
#include "records/record_falls.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

using namespace Qt::StringLiterals;
using game::Seat;

namespace record {

namespace {

/// What every game tells alike.
class CountedCourse
{
public:
    CountedCourse(int seats, Seat seat)
        : m_falls(seats)
        , m_seat(seat)
    {
    }

    void read(const QJsonObject &line)
    {
        const QString event = line.value(u"event"_s).toString();
        if (event == u"deal")
            m_deal = line.value(u"number"_s).toInt();
        else if (event == u"showdown")
            settle(line);
        else if (event == u"reentry" && line.value(u"accepted"_s).toBool())
            reenter(line.value(u"seat"_s).toInt(-1));
        else if (event == u"end")
            m_winner = line.value(u"winner"_s).toInt();
    }
    [[nodiscard]] bool over() const { return m_falls.has(m_winner); }
    [[nodiscard]] Facts facts() const
    {
        return {.course = m_course,
                .place = m_falls.placeOf(m_seat, m_winner),
                .won = m_winner == m_seat,
                .reentries = m_reentries,
                .counts = {}};
    }

private:
    void settle(const QJsonObject &line)
    {
        const QJsonArray hands = line.value(u"hands"_s).toArray();
        m_falls.settled(m_deal, line.value(u"tokens"_s).toArray());
        if (hands.at(m_seat).toArray().isEmpty())
            return;
        const bool pays = line.value(u"worst"_s).toArray().contains(m_seat);
        const bool gains = line.value(u"gained"_s).toArray().contains(m_seat);
        m_course += static_cast<char>(pays && gains ? Facts::both
                                          : pays    ? Facts::paid
                                          : gains   ? Facts::gained
                                                    : Facts::neither);
    }
    void reenter(Seat seat)
    {
        m_falls.reentered(seat);
        if (seat == m_seat)
            ++m_reentries;
    }

    Falls m_falls;
    Seat m_seat;
    Seat m_winner = game::nobody;
    int m_deal = 0;
    int m_reentries = 0;
    QByteArray m_course;
};

} // namespace

bool Facts::possible() const
{
    const auto inDeals = [this](int times) { return times >= 0 && times <= deals(); };
    return place >= 1 && place <= game::maxSeats && inDeals(reentries)
        && std::all_of(counts.begin(), counts.end(), inDeals);
}

QJsonObject Facts::json() const
{
    QJsonObject named;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        named.insert(count.key(), count.value());
    return {{u"course"_s, QString::fromLatin1(course)},
            {u"place"_s, place},
            {u"won"_s, won},
            {u"reentries"_s, reentries},
            {u"counts"_s, named}};
}

std::optional<Facts> Facts::fromJson(const QJsonObject &json)
{
    Facts facts{.course = json.value(u"course"_s).toString().toLatin1(),
                .place = json.value(u"place"_s).toInt(),
                .won = json.value(u"won"_s).toBool(),
                .reentries = json.value(u"reentries"_s).toInt(),
                .counts = {}};
    const QJsonObject named = json.value(u"counts"_s).toObject();
    for (auto count = named.begin(); count != named.end(); ++count)
        facts.counts.insert(count.key(), count.value().toInt());
    return facts.possible() ? std::optional(facts) : std::nullopt;
}

std::optional<Facts> facts(const QByteArray &text, Seat seat)
{
    std::unique_ptr<GameCounter> counter;
    std::optional<CountedCourse> course;
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype end = text.indexOf('\n', from);
        const QByteArray raw = text.mid(from, end < 0 ? -1 : end - from);
        from = end < 0 ? text.size() : end + 1;
        const QJsonObject line = QJsonDocument::fromJson(raw).object();
        if (course) {
            course->read(line);
            counter->read(line);
            continue;
        }
        const auto seats = static_cast<int>(line.value(u"seats"_s).toArray().size());
        const GameInfo *game = catalog::find(line.value(u"game"_s).toString());
        if (game != nullptr)
            counter = game->counter(line, seat);
        if (counter == nullptr || seat < 0 || seat >= seats)
            return std::nullopt;
        course.emplace(seats, seat);
    }
    if (!course || !course->over())
        return std::nullopt;
    Facts facts = course->facts();
    facts.counts = counter->counts();
    return facts.possible() ? std::optional(facts) : std::nullopt;
}

} // namespace record
