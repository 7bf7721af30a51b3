// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/any_game_session.h"

#include "match/guest_kinds.h"
#include "setup/match_setup.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace {

QString wordOf(std::string_view word)
{
    return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
}

} // namespace

game::SeatSet AnyGameSession::personsOf(const std::vector<SeatSetupModel::Entry> &seats)
{
    game::SeatSet persons;
    persons.insert(ownSeat);
    for (std::size_t seat = 1; seat < seats.size(); ++seat)
        if (seats[seat].person)
            persons.insert(static_cast<game::Seat>(seat));
    return persons;
}

QJsonObject AnyGameSession::told(const Seating &seating)
{
    QJsonArray portraits;
    QJsonArray commands;
    QJsonArray nameless;
    for (const SeatSetupModel::Entry &seat : seating.seats) {
        portraits << seat.portrait;
        commands << (seat.program ? seat.command : QString());
    }
    for (const game::Seat seat : seating.nameless)
        nameless << seat;
    QJsonObject told{{u"portraits"_s, portraits}, {u"commands"_s, commands}, {u"nameless"_s, nameless}};
    if (!seating.occasion.isEmpty())
        told.insert(occasionKey, seating.occasion);
    return told;
}

AnyGameSession::Seating AnyGameSession::seatingOf(const std::vector<record::Guest> &guests, const QByteArray &seed,
                                                  const QJsonObject &told)
{
    Seating seating{.seats = {}, .shuffle = FairShuffle(seed)};
    seating.occasion = told[occasionKey].toObject();
    const QJsonArray portraits = told[u"portraits"_s].toArray();
    const QJsonArray commands = told[u"commands"_s].toArray();
    const QJsonArray nameless = told[u"nameless"_s].toArray();
    int seat = 0;
    for (const record::Guest &guest : guests) {
        SeatSetupModel::Entry entry = SeatSetupModel::usual(seat);
        entry.name = guest.name;
        if (portraits[seat].isString())
            entry.portrait = SeatSetupModel::portraitAfter(portraits[seat].toString(), 0);
        entry.level = opponents::levelNamed(guest.kind.toStdString()).value_or(entry.level);
        entry.program = guest.kind == programKind();
        entry.person = seat != ownSeat && guest.kind == humanKind();
        entry.command = commands[seat].toString();
        if (entry.program && nameless.contains(seat))
            seating.nameless.insert(seat);
        seating.seats.push_back(entry);
        ++seat;
    }
    return seating;
}

std::vector<record::Guest> AnyGameSession::guestsOf(const Seating &seating)
{
    std::vector<record::Guest> guests;
    for (const SeatSetupModel::Entry &seat : seating.seats)
        guests.push_back(
            {.name = seat.name, .kind = seat.program ? programKind() : wordOf(opponents::nameOf(seat.level))});
    for (const game::Seat seat : personsOf(seating.seats))
        guests[game::at(seat)].kind = humanKind();
    return guests;
}

QStringList AnyGameSession::namesFor(const Seating &seating)
{
    QStringList names;
    for (const SeatSetupModel::Entry &each : seating.seats)
        names << (each.name.isEmpty() ? MatchSetup::instance().seats()->shownName(ownSeat) : each.name);
    return names;
}
