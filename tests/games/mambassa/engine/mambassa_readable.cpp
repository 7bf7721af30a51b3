// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "mambassa_readable.h"

#include "readable_monte.h"

namespace readable {

using game::Seat;

namespace {

struct MoveText : monte_game::MoveText
{
    using monte_game::MoveText::operator();
    std::string operator()(const mambassa::Draw &draw) const
    {
        std::string line = "draw, putting under ";
        line += cards::italian::code(draw.discard);
        return line;
    }
};

class EventText : public monte_game::EventText
{
public:
    using monte_game::EventText::EventText;
    using monte_game::EventText::operator();
    void operator()(const mambassa::Moved &moved)
    {
        write(moved, text(moved.move));
        if (std::holds_alternative<mambassa::Draw>(moved.move))
            m_text << " | drew " << cards::italian::code(moved.drew);
    }
    void operator()(const mambassa::Declared &declared)
    {
        m_text << "declared: " << (declared.category == mambassa::Category::mambassa ? "mambassa" : "quarantuna")
               << " of " << text(declared.seats);
    }
    void operator()(const mambassa::Showdown &showdown) { writeShowdown(showdown); }
};

} // namespace

std::string text(const mambassa::Move &move)
{
    return std::visit(MoveText(), move);
}

std::string text(const mambassa::Event &event, int seats)
{
    EventText writer(seats);
    std::visit(writer, event);
    return writer.written();
}

std::string text(const mambassa::View &view)
{
    std::ostringstream line;
    line << "token value " << view.options.tokenValue;
    monte_game::writeTable(line, view);
    line << " | exchanged " << view.exchanged;
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        line << " | " << seat << ": " << view.tokens[game::at(seat)] << " known " << text(view.known[game::at(seat)])
             << " maybe " << text(view.maybe[game::at(seat)]) << " shown " << text(view.shown[game::at(seat)]);
    return line.str();
}

} // namespace readable
