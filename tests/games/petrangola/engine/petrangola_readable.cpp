// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "petrangola_readable.h"

#include "readable_monte.h"

namespace readable {

using game::Seat;

namespace {

struct MoveText : monte_game::MoveText
{
    using monte_game::MoveText::operator();
    std::string operator()(const petrangola::Knock &) const { return "knock"; }
    std::string operator()(const petrangola::Reenter &) const { return "re-enter"; }
    std::string operator()(const petrangola::Leave &) const { return "leave"; }
};

class EventText : public monte_game::EventText
{
public:
    using monte_game::EventText::EventText;
    using monte_game::EventText::operator();
    void operator()(const petrangola::Moved &moved) { write(moved, text(moved.move)); }
    void operator()(const petrangola::HandShown &shown)
    {
        m_text << "seat " << shown.seat << " shows " << text(shown.hand);
    }
    void operator()(const petrangola::Showdown &showdown) { writeShowdown(showdown); }
    void operator()(const petrangola::ReentryAnswered &answered)
    {
        m_text << "seat " << answered.seat << (answered.accepted ? " re-enters" : " leaves") << " | tokens "
               << answered.tokens << " | pool " << answered.pool;
    }
};

} // namespace

std::string text(const petrangola::Move &move)
{
    return std::visit(MoveText(), move);
}

std::string text(const petrangola::Event &event, int seats)
{
    EventText writer(seats);
    std::visit(writer, event);
    return writer.written();
}

std::string text(const petrangola::View &view)
{
    const petrangola::Options &options = view.options;
    std::ostringstream line;
    line << "options " << options.tokens << options.ranking.aceLow << options.ranking.trisBeatsSequence
         << static_cast<int>(options.ranking.trisOrder) << options.showOnKnock << options.reentries << options.packs
         << ' ' << options.stake;
    monte_game::writeTable(line, view);
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        line << " | " << seat << ": " << view.tokens[game::at(seat)] << ' '
             << static_cast<int>(view.reentriesLeft[game::at(seat)]) << " known " << text(view.known[game::at(seat)])
             << " shown " << text(view.shown[game::at(seat)]);
    return line.str();
}

} // namespace readable
