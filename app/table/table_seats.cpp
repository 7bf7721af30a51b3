// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Table: who deals first, and what the seats say.

#include "person/preferences.h"
#include "setup/seat_setup_model.h"
#include "table/table.h"

#include <QScopedValueRollback>

using game::at;
using game::Seat;

// ---------------------------------------------------------------- who deals first

Table::Milliseconds Table::drawForDealer(const QStringList &faces)
{
    m_drawn.clear();
    if (m_ties.dealPasses) {
        notePassedDeal();
        return Milliseconds(0);
    }
    m_toDraw = faces;
    enter(FirstDealer);
    const Milliseconds each = m_tempo.turnedCard();
    if (each == Milliseconds(0) || m_catchingUp) {
        while (!m_toDraw.isEmpty())
            turnNextForDealer();
    } else {
        m_turningTimer.start(each); // the first flies too, when the table can be seen
    }
    return each * (faces.size() + 1) + m_tempo.firstDealerFound();
}

Table::Milliseconds Table::drawLots()
{
    if (m_ties.dealPasses) {
        notePassedDeal();
        return Milliseconds(0);
    }
    enter(FirstDealer);
    note({.what = LogLine::What::firstDealer, .seat = m_now.dealer});
    laySeats();
    return m_tempo.firstDealerFound();
}

QString Table::lotNotice() const
{
    return isYou(m_now.dealer) ? tr("The lot falls to you: you deal first")
                               : tr("The lot falls to %1, who deals first").arg(nameOf(m_now.dealer));
}

/// After a match comes another: the deal goes on to the next, and nobody draws for it.
void Table::notePassedDeal()
{
    note({.what = LogLine::What::happened, .seat = m_now.dealer, .words = [](const LogLine &line) {
              return line.own ? tr("The deal passes to you") : tr("The deal passes to %1").arg(line.name);
          }});
}

void Table::turnNextForDealer()
{
    const QScopedValueRollback changing(m_changing, true);
    if (m_toDraw.isEmpty()) {
        m_turningTimer.stop();
        return;
    }
    m_drawn << m_toDraw.takeFirst();
    layCards();
    const auto index = static_cast<int>(m_drawn.size()) - 1;
    const Seat before = (m_ties.firstTurned + index) % m_now.seats;
    travel(flights::drawn({.zone = QStringLiteral("drawn"), .index = index, .seat = before}, m_drawn.constLast()));
    if (m_toDraw.isEmpty()) {
        note({.what = LogLine::What::firstDealer, .seat = m_now.dealer});
        laySeats();
    }
}

int Table::drawnBest() const
{
    if (!m_toDraw.isEmpty())
        return -1;
    auto index = static_cast<int>(m_drawn.size()) - 1;
    while (index >= 0 && (m_ties.firstTurned + index) % m_now.seats != m_now.dealer)
        --index;
    return index;
}

// ---------------------------------------------------------------- what is said

void Table::say(Seat seat, LogLine::What what, int cards)
{
    m_said[at(seat)] = {.what = what, .cards = cards};
    m_lastSaid = seat;
    m_sinceSaid.start();
    laySeats();
}

void Table::sayTrade(Seat seat, LogLine::What what, const QStringList &gave, const QStringList &took)
{
    m_said[at(seat)] = {.what = what, .cards = static_cast<int>(gave.size()), .gave = gave, .took = took};
    m_lastSaid = seat;
    m_sinceSaid.start();
    laySeats();
}

Table::Milliseconds Table::untilRead() const
{
    Milliseconds left(m_talk.untilRead());
    const SeatRow *last = nullptr;
    for (const SeatRow &row : m_seats.rows())
        if (row.seat == m_lastSaid && row.seat != person)
            last = &row;
    if (last != nullptr && !last->said.isEmpty() && m_sinceSaid.isValid())
        left = std::max(left, m_tempo.words(last->said.size()) - Milliseconds(m_sinceSaid.elapsed()));
    return m_tempo.fast() || Preferences::instance().pace() == Preferences::noPause ? Milliseconds(0) : left;
}

bool Table::loud(Seat seat) const
{
    const auto &said = m_said[at(seat)].what;
    return said == LogLine::What::knocked || said == LogLine::What::kept
        || (m_now.knocker == seat && said == LogLine::What::shirtChange);
}

void Table::seatTalkers(bool talking)
{
    std::vector<std::optional<opponents::Temperament>> company;
    if (talking && !m_ties.onlooker)
        for (const Guest &guest : m_guests)
            company.push_back(company.empty() || guest.sharer > 0
                                  ? std::nullopt
                                  : std::optional(SeatSetupModel::temperamentOf(guest.portrait)));
    m_talk.sit(std::move(company));
}

QString Table::character(int seat) const
{
    if (seat <= 0 || seat >= static_cast<int>(m_guests.size()) || m_ties.onlooker || m_guests[at(seat)].sharer > 0)
        return {};
    return SeatSetupModel::temperamentText(SeatSetupModel::temperamentOf(m_guests[at(seat)].portrait), call());
}
