// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readable.h"

#include <sstream>

namespace readable {

using game::Seat;

namespace {

/// What is equal in games round a monte.
struct MoveText
{
    std::string operator()(const monte::Cut &cut) const
    {
        std::string line = "cut ";
        line += std::to_string(cut.at);
        return line;
    }
    std::string operator()(const monte::Expose &) const { return "expose"; }
    std::string operator()(const monte::Keep &) const { return "keep"; }
    std::string operator()(const petrangola::Knock &) const { return "knock"; }
    std::string operator()(const monte::Stay &) const { return "stay"; }
    template<std::size_t N>
    std::string operator()(const monte::Exchange<N> &exchange) const
    {
        std::string line = "exchange ";
        line += text(exchange.give);
        line += " for ";
        line += text(exchange.take);
        return line;
    }
    std::string operator()(const petrangola::Reenter &) const { return "re-enter"; }
    std::string operator()(const petrangola::Leave &) const { return "leave"; }
    std::string operator()(const mambassa::Draw &draw) const
    {
        std::string line = "draw, putting under ";
        line += cards::italian::code(draw.discard);
        return line;
    }
};

class EventText
{
public:
    explicit EventText(int seats)
        : m_seats(seats)
    {
    }
    template<class Pack>
    void operator()(const monte::FirstDealerFound<Pack> &found)
    {
        m_text << "first dealer " << found.dealer << ": " << text(found.cards);
    }
    template<std::size_t N>
    void operator()(const monte::Dealt<N> &dealt)
    {
        m_text << "deal " << dealt.number << ", dealer " << dealt.dealer << ", seat " << dealt.cutBy << " cuts at "
               << dealt.cutAt;
        writeHands(dealt.hands);
        m_text << "\n  aside: " << text(dealt.aside);
    }
    void operator()(const petrangola::Moved &moved) { write(moved); }
    void operator()(const mambassa::Moved &moved)
    {
        write(moved);
        if (std::holds_alternative<mambassa::Draw>(moved.move))
            m_text << " | drew " << cards::italian::code(moved.drew);
    }
    void operator()(const mambassa::Declared &declared)
    {
        m_text << "declared: " << (declared.category == mambassa::Category::mambassa ? "mambassa" : "quarantuna")
               << " of " << text(declared.seats);
    }
    void operator()(const petrangola::HandShown &shown)
    {
        m_text << "seat " << shown.seat << " shows " << text(shown.hand);
    }
    void operator()(const petrangola::Showdown &showdown) { writeShowdown(showdown); }
    void operator()(const mambassa::Showdown &showdown) { writeShowdown(showdown); }
    void operator()(const petrangola::ReentryAnswered &answered)
    {
        m_text << "seat " << answered.seat << (answered.accepted ? " re-enters" : " leaves") << " | tokens "
               << answered.tokens << " | pool " << answered.pool;
    }
    void operator()(const monte::MatchEnded &ended)
    {
        m_text << "seat " << ended.winner << " wins the pool of " << ended.pool;
    }
    [[nodiscard]] std::string written() const { return m_text.str(); }

private:
    void write(const auto &moved)
    {
        m_text << "seat " << moved.seat << ": " << text(moved.move) << " | hand " << text(moved.hand) << " | monte "
               << text(moved.monte);
    }
    void writeShowdown(const auto &showdown)
    {
        m_text << "showdown";
        writeHands(showdown.hands);
        m_text << "\n  worst: " << text(showdown.worst) << " | gained: " << text(showdown.gained) << " | tokens:";
        for (Seat seat = 0; seat < m_seats; ++seat)
            m_text << ' ' << showdown.tokens[game::at(seat)];
        m_text << " | pool: " << showdown.pool;
    }
    void writeHands(const auto &hands)
    {
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (!hands[game::at(seat)].empty())
                m_text << "\n  seat " << seat << ": " << text(hands[game::at(seat)]);
    }

    int m_seats;
    std::ostringstream m_text;
};

/// What every view has.
void writeTable(std::ostringstream &line, const auto &view)
{
    line << " | seats " << view.seats << " | seat " << view.seat << " | phase " << static_cast<int>(view.phase)
         << " | to move " << view.toMove << " | deal " << view.deal << " | dealer " << view.dealer << " | knocker "
         << view.knocker << " | lap " << view.lap << " | playing " << text(view.playing) << " | pool " << view.pool
         << " | winner " << view.winner << " | hand " << text(view.hand) << " | aside " << text(view.aside)
         << " | monte " << text(view.monte) << " | stock " << view.stock;
}

std::string moveText(const auto &move)
{
    return std::visit(MoveText(), move);
}
std::string eventText(const auto &event, int seats)
{
    EventText writer(seats);
    std::visit(writer, event);
    return writer.written();
}

} // namespace

std::string text(game::SeatSet seats)
{
    if (seats.empty())
        return "-";
    std::string line;
    for (const Seat seat : seats) {
        if (!line.empty())
            line += ' ';
        line += std::to_string(seat);
    }
    return line;
}

std::string text(const petrangola::Move &move)
{
    return moveText(move);
}
std::string text(const mambassa::Move &move)
{
    return moveText(move);
}
std::string text(const petrangola::Event &event, int seats)
{
    return eventText(event, seats);
}
std::string text(const mambassa::Event &event, int seats)
{
    return eventText(event, seats);
}

std::string text(const petrangola::View &view)
{
    const petrangola::Options &options = view.options;
    std::ostringstream line;
    line << "options " << options.tokens << options.ranking.aceLow << options.ranking.trisBeatsSequence
         << static_cast<int>(options.ranking.trisOrder) << options.showOnKnock << options.reentries << options.packs
         << ' ' << options.stake;
    writeTable(line, view);
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        line << " | " << seat << ": " << view.tokens[game::at(seat)] << ' '
             << static_cast<int>(view.reentriesLeft[game::at(seat)]) << " known " << text(view.known[game::at(seat)])
             << " shown " << text(view.shown[game::at(seat)]);
    return line.str();
}

std::string text(const mambassa::View &view)
{
    std::ostringstream line;
    line << "token value " << view.options.tokenValue;
    writeTable(line, view);
    line << " | exchanged " << view.exchanged;
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        line << " | " << seat << ": " << view.tokens[game::at(seat)] << " known " << text(view.known[game::at(seat)])
             << " maybe " << text(view.maybe[game::at(seat)]) << " shown " << text(view.shown[game::at(seat)]);
    return line.str();
}

} // namespace readable
