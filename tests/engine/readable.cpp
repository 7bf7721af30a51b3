// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readable.h"

#include <cstdlib>
#include <sstream>

namespace readable {

using namespace petrangola;
using game::Seat;

namespace {

struct MoveText
{
    std::string operator()(const Cut &cut) const
    {
        std::string line = "cut ";
        line += std::to_string(cut.at);
        return line;
    }
    std::string operator()(const Expose &) const { return "expose"; }
    std::string operator()(const Keep &) const { return "keep"; }
    std::string operator()(const Knock &) const { return "knock"; }
    std::string operator()(const Stay &) const { return "stay"; }
    std::string operator()(const Exchange &exchange) const
    {
        std::string line = "exchange ";
        line += text(exchange.give);
        line += " for ";
        line += text(exchange.take);
        return line;
    }
    std::string operator()(const Reenter &) const { return "re-enter"; }
    std::string operator()(const Leave &) const { return "leave"; }
};

class EventText
{
public:
    explicit EventText(int seats)
        : m_seats(seats)
    {
    }
    void operator()(const FirstDealerFound &found)
    {
        m_text << "first dealer " << found.dealer << ": " << text(found.cards);
    }
    void operator()(const Dealt &dealt)
    {
        m_text << "deal " << dealt.number << ", dealer " << dealt.dealer << ", seat " << dealt.cutBy << " cuts at "
               << dealt.cutAt;
        writeHands(dealt.hands);
        m_text << "\n  aside: " << text(dealt.aside);
    }
    void operator()(const Moved &moved)
    {
        m_text << "seat " << moved.seat << ": " << text(moved.move) << " | hand " << text(moved.hand) << " | monte "
               << text(moved.monte);
    }
    void operator()(const HandShown &shown) { m_text << "seat " << shown.seat << " shows " << text(shown.hand); }
    void operator()(const Showdown &showdown)
    {
        m_text << "showdown";
        writeHands(showdown.hands);
        m_text << "\n  worst: " << text(showdown.worst) << " | gained: " << text(showdown.gained) << " | tokens:";
        for (Seat seat = 0; seat < m_seats; ++seat)
            m_text << ' ' << showdown.tokens[game::at(seat)];
        m_text << " | pool: " << showdown.pool;
    }
    void operator()(const ReentryAnswered &answered)
    {
        m_text << "seat " << answered.seat << (answered.accepted ? " re-enters" : " leaves") << " | tokens "
               << answered.tokens << " | pool " << answered.pool;
    }
    void operator()(const MatchEnded &ended)
    {
        m_text << "seat " << ended.winner << " wins the pool of " << ended.pool;
    }
    [[nodiscard]] std::string written() const { return m_text.str(); }

private:
    void writeHands(const std::array<Hand, game::maxSeats> &hands)
    {
        for (Seat seat = 0; seat < m_seats; ++seat)
            if (!hands[game::at(seat)].empty())
                m_text << "\n  seat " << seat << ": " << text(hands[game::at(seat)]);
    }

    int m_seats;
    std::ostringstream m_text;
};

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

std::string text(const Move &move)
{
    return std::visit(MoveText(), move);
}

std::string text(const Event &event, int seats)
{
    EventText writer(seats);
    std::visit(writer, event);
    return writer.written();
}

std::string text(const View &view)
{
    const Options &options = view.options;
    std::ostringstream line;
    line << "options " << options.tokens << options.ranking.aceLow << options.ranking.trisBeatsSequence
         << static_cast<int>(options.ranking.trisOrder) << options.showOnKnock << options.reentries << options.packs
         << ' ' << options.stake << " | seats " << view.seats << " | seat " << view.seat << " | phase "
         << static_cast<int>(view.phase) << " | to move " << view.toMove << " | deal " << view.deal << " | dealer "
         << view.dealer << " | knocker " << view.knocker << " | lap " << view.lap << " | playing " << text(view.playing)
         << " | pool " << view.pool << " | winner " << view.winner << " | hand " << text(view.hand) << " | aside "
         << text(view.aside) << " | monte " << text(view.monte) << " | stock " << view.stock;
    for (Seat seat = 0; seat < game::maxSeats; ++seat)
        line << " | " << seat << ": " << view.tokens[game::at(seat)] << ' '
             << static_cast<int>(view.reentriesLeft[game::at(seat)]) << " known " << text(view.known[game::at(seat)])
             << " shown " << text(view.shown[game::at(seat)]);
    return line.str();
}

Hand hand(std::string_view codes)
{
    Hand cards;
    std::istringstream words{std::string(codes)};
    for (std::string word; words >> word;) {
        const auto card = cards::italian::parse(word);
        if (!card)
            std::abort();
        cards.push_back(*card);
    }
    return cards;
}

} // namespace readable
