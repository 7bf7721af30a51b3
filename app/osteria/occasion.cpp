// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/occasion.h"

#include "session/session.h"
#include "setup/match_setup.h"

using namespace Qt::StringLiterals;

namespace occasion {

namespace {

const QString numberKey = u"number"_s;

} // namespace

QJsonObject running()
{
    const auto &running = Store::instance().running();
    return running ? running->seating[AnyGameSession::occasionKey].toObject() : QJsonObject();
}

std::optional<Store::Entry> matchFor(const QJsonObject &occasion, const QDateTime &since)
{
    const QList<Store::Entry> all = Store::instance().history();
    for (const Store::Entry &entry : all)
        if (!entry.imported && entry.began.isValid() && entry.began >= since
            && Store::instance().seatingOf(entry.id)[AnyGameSession::occasionKey].toObject() == occasion)
            return entry;
    return std::nullopt;
}

AnyGameSession::Seating seating(const Deal &deal, const QJsonObject &occasion)
{
    const MatchSetup &setup = MatchSetup::instance();
    AnyGameSession::Seating seating{.seats = deal.seats, .shuffle = FairShuffle(deal.seed)};
    seating.seats.front() = setup.seatEntry(0);
    seating.rules = deal.rules;
    seating.occasion = occasion;
    if (deal.number)
        seating.occasion.insert(numberKey, static_cast<qint64>(*deal.number));
    return seating;
}

std::optional<Deal> dealOnTable()
{
    const auto &seated = Session::instance().seated();
    if (!seated || seated->guided || !seated->rules)
        return std::nullopt;
    Deal deal{.game = Session::instance().table()->game(),
              .rules = *seated->rules,
              .seats = seated->seats,
              .seed = seated->shuffle.seed()};
    deal.seats.front() = SeatSetupModel::usual(0);
    if (const QJsonValue number = seated->occasion[numberKey]; number.isDouble()) {
        const auto told = static_cast<quint32>(number.toDouble());
        if (deals::seedOf(deal.game, told) == deal.seed)
            deal.number = told;
    }
    return deal;
}

} // namespace occasion
