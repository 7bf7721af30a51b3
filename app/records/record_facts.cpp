// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "records/record_facts.h"

#include "catalog/catalog.h"
#include "records/record_result.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cstdlib>

using namespace Qt::StringLiterals;
using game::Seat;

namespace record {

namespace {

/// What every game tells alike.
class CountedCourse
{
public:
    CountedCourse(const QString &game, const QJsonObject &options, int seats, Seat seat, bool inLives)
        : m_result(game, options, seats)
        , m_seat(seat)
        , m_inLives(inLives)
    {
    }

    void read(const QJsonObject &line)
    {
        m_result.read(line);
        const QString event = line.value(u"event"_s).toString();
        if (event == u"showdown")
            settle(line);
        else if (event == u"reentry" && line.value(u"accepted"_s).toBool() && line.value(u"seat"_s).toInt(-1) == m_seat)
            ++m_reentries;
    }
    [[nodiscard]] bool over() const { return m_result.over(); }
    [[nodiscard]] Facts facts() const
    {
        const game::MatchOver &ending = m_result.ending();
        const bool won = m_seat < game::maxSeats && ending.winners.contains(m_seat);
        return {.course = m_course,
                .kind = m_result.kind(),
                .made = m_made,
                .place = m_result.placeOf(m_seat),
                .won = won,
                .shared = won && ending.winners.size() > 1 && !ending.side,
                .drawn = ending.winners.empty(),
                .reentries = m_reentries,
                .counts = {}};
    }

private:
    void settle(const QJsonObject &line)
    {
        // Where hands are shown those who are out have none.
        if (line.contains(u"hands"_s) && line.value(u"hands"_s).toArray().at(m_seat).toArray().isEmpty())
            return;
        const int change = line.value(u"change"_s).toArray().at(m_seat).toInt();
        if (m_result.kind() != game::Score::lives) {
            m_course += static_cast<char>(Facts::neither);
            m_made += change;
            return;
        }
        const bool pays = change < 0 || line.value(u"worst"_s).toArray().contains(m_seat);
        const bool gains = change > 0 || line.value(u"gained"_s).toArray().contains(m_seat);
        m_course += static_cast<char>(pays && gains                  ? Facts::both
                                          : m_inLives && change < -1 ? Facts::twice
                                          : pays                     ? Facts::paid
                                          : gains                    ? Facts::gained
                                                                     : Facts::neither);
    }

    Result m_result;
    Seat m_seat;
    bool m_inLives;
    int m_reentries = 0;
    int m_made = 0;
    QByteArray m_course;
};

} // namespace

namespace {

const QString pointsWord = u"points"_s;
const QString chipsWord = u"chips"_s;
/// Where lives are not what is counted more is kept than there was at first; what lacks it is read from its record
/// anew.
constexpr int countedSince = 2;

game::Score kindOf(const QString &word)
{
    return word == pointsWord ? game::Score::points : word == chipsWord ? game::Score::chips : game::Score::lives;
}

} // namespace

bool Facts::possible() const
{
    const auto inDeals = [this](int times) { return times >= 0 && times <= deals(); };
    constexpr int mostInDeal = 100;
    const auto counted = [&](int times) {
        return kind == game::Score::lives ? inDeals(times) : std::abs(times) <= mostInDeal * deals();
    };
    return place >= 0 && place <= game::maxSeats && inDeals(reentries)
        && std::all_of(counts.begin(), counts.end(), counted);
}

QJsonObject Facts::json() const
{
    QJsonObject named;
    for (auto count = counts.begin(); count != counts.end(); ++count)
        named.insert(count.key(), count.value());
    QJsonObject json{{u"course"_s, QString::fromLatin1(course)},
                     {u"place"_s, place},
                     {u"won"_s, won},
                     {u"reentries"_s, reentries},
                     {u"counts"_s, named}};
    if (shared)
        json.insert(u"shared"_s, true);
    if (drawn)
        json.insert(u"drawn"_s, true);
    if (kind != game::Score::lives) {
        json.insert(u"kind"_s, kind == game::Score::points ? pointsWord : chipsWord);
        json.insert(u"made"_s, made);
        json.insert(u"version"_s, countedSince);
    }
    return json;
}

std::optional<Facts> Facts::fromJson(const QJsonObject &json)
{
    const bool lives = kindOf(json.value(u"kind"_s).toString()) == game::Score::lives;
    if (!json.contains(u"place"_s) || (!lives && json.value(u"version"_s).toInt() < countedSince))
        return std::nullopt;
    Facts facts{.course = json.value(u"course"_s).toString().toLatin1(),
                .kind = kindOf(json.value(u"kind"_s).toString()),
                .made = json.value(u"made"_s).toInt(),
                .place = json.value(u"place"_s).toInt(),
                .won = json.value(u"won"_s).toBool(),
                .shared = json.value(u"shared"_s).toBool(),
                .drawn = json.value(u"drawn"_s).toBool(),
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
        const QString name = line.value(u"game"_s).toString();
        const GameInfo *game = catalog::find(name);
        if (game != nullptr)
            counter = game->counter(line, seat);
        if (counter == nullptr || seat < 0 || seat >= seats)
            return std::nullopt;
        course.emplace(name, line.value(u"options"_s).toObject(), seats, seat, counter->inLives());
    }
    if (!course || !course->over())
        return std::nullopt;
    Facts facts = course->facts();
    facts.counts = counter->counts();
    return facts.possible() ? std::optional(facts) : std::nullopt;
}

} // namespace record
