// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_counter.h"

#include "games/petrangola/petrangola_json.h"
#include "records/option_json.h"

using namespace Qt::StringLiterals;
using namespace petrangola;

namespace record {

namespace {

const Ranking &rankingOf(const QJsonObject &header)
{
    JsonReader reader(header.value(u"options"_s).toObject());
    return Ranking::of(
        readOptions<Petrangola>(reader, static_cast<int>(header.value(u"seats"_s).toArray().size())).ranking);
}

std::optional<Hand> handIn(const QJsonArray &codes)
{
    Hand hand;
    for (const QJsonValue code : codes)
        if (const auto card = cards::italian::parse(code.toString().toStdString()); card && hand.size() < cardsInHand)
            hand.push_back(*card);
    return hand.size() == cardsInHand ? std::optional(hand) : std::nullopt;
}

/// How a move that nobody's knock went before knocks, or empty.
QString knockIn(const QJsonObject &move)
{
    QString action = move.value(u"action"_s).toString();
    if (action == u"knock" || action == u"keep")
        return action;
    return action == u"exchange" && move.value(u"give"_s).toArray().size() == cardsInHand ? u"shirt"_s : QString();
}

} // namespace

PetrangolaCounter::PetrangolaCounter(const QJsonObject &header, game::Seat seat)
    : m_ranking(rankingOf(header))
    , m_seat(seat)
{
}

void PetrangolaCounter::read(const QJsonObject &line)
{
    const QString event = line.value(u"event"_s).toString();
    if (event == u"deal") {
        m_knocks.beginDeal();
    } else if (event == u"move" && !m_knocks.knocked()) {
        if (const QString kind = knockIn(line.value(u"move"_s).toObject()); !kind.isEmpty())
            m_knocks.knock(kind, line.value(u"seat"_s).toInt());
    } else if (event == u"showdown") {
        settle(line);
    }
}

void PetrangolaCounter::settle(const QJsonObject &line)
{
    if (const auto hand = handIn(line.value(u"hands"_s).toArray().at(m_seat).toArray())) {
        const Category category = m_ranking.category(*hand);
        if (category == Category::petrangolone)
            ++m_counts[u"petrangoloni"_s];
        else if (isPetrangola(category))
            ++m_counts[u"petrangole"_s];
    }
    m_knocks.settle(line, m_seat, m_counts);
}

template<>
std::unique_ptr<GameCounter> counterOf<Petrangola>(const QJsonObject &header, game::Seat seat)
{
    return std::make_unique<PetrangolaCounter>(header, seat);
}

} // namespace record
