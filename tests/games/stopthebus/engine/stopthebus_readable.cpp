// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "stopthebus_readable.h"

#include "readable_monte.h"

namespace readable {

using game::Seat;

namespace {

constexpr const cards::Pack &french = cards::french::pack;

struct MoveText : monte_game::MoveText
{
    using monte_game::MoveText::operator();
    std::string operator()(const stopthebus::Pass &) const { return "pass"; }
    std::string operator()(const stopthebus::Stop &) const { return "stop"; }
    std::string operator()(const stopthebus::Stand &) const { return "stand"; }
};

class EventText : public monte_game::EventText
{
public:
    using monte_game::EventText::EventText;
    using monte_game::EventText::operator();
    void operator()(const stopthebus::FirstDealerFound &found) { m_text << "first dealer " << found.dealer; }
    void operator()(const stopthebus::Dealt &dealt)
    {
        m_text << "deal " << dealt.number << ", dealer " << dealt.dealer << ", seat " << dealt.cutBy << " cuts at "
               << dealt.cutAt;
        writeHands(dealt.hands);
        m_text << "\n  middle: " << text(dealt.middle, french);
    }
    void operator()(const stopthebus::Moved &moved) { write(moved, text(moved.move)); }
    void operator()(const stopthebus::Showdown &showdown) { writeShowdown(showdown); }
};

} // namespace

std::string text(const stopthebus::Move &move)
{
    return std::visit(MoveText{french}, move);
}

std::string text(const stopthebus::Event &event, int seats)
{
    EventText writer(seats, french);
    std::visit(writer, event);
    return writer.written();
}

std::string text(const stopthebus::View &view)
{
    const stopthebus::Options &options = view.options;
    std::ostringstream line;
    line << "quirks " << options.bragQuirks << " | may pass " << options.mayPass << " | may stand "
         << options.finalStand << " | of " << options.tokens << " | cap " << options.capRounds;
    monte_game::writeTable(line, view, french);
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        line << " | " << seat << ": " << view.tokens[game::at(seat)] << " known "
             << text(view.known[game::at(seat)], french) << " shown " << text(view.shown[game::at(seat)], french);
    return line.str();
}

} // namespace readable
