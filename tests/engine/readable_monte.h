// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "monte/events.h"
#include "monte/moves.h"
#include "readable.h"

/// What is equal in games round a monte; each adds its own.
namespace readable::monte_game {

struct MoveText
{
    const cards::Pack &pack = cards::italian::piacentine;

    std::string operator()(const monte::Cut &cut) const
    {
        std::string line = "cut ";
        line += std::to_string(cut.at);
        return line;
    }
    std::string operator()(const monte::Expose &) const { return "expose"; }
    std::string operator()(const monte::Keep &) const { return "keep"; }
    std::string operator()(const monte::Stay &) const { return "stay"; }
    template<std::size_t N>
    std::string operator()(const monte::Exchange<N> &exchange) const
    {
        std::string line = "exchange ";
        line += text(exchange.give, pack);
        line += " for ";
        line += text(exchange.take, pack);
        return line;
    }
};

class EventText
{
public:
    explicit EventText(int seats, const cards::Pack &pack = cards::italian::piacentine)
        : m_seats(seats)
        , m_pack(pack)
    {
    }
    template<class Pack>
    void operator()(const monte::FirstDealerFound<Pack> &found)
    {
        m_text << "first dealer " << found.dealer << ": " << text(found.cards, m_pack);
    }
    template<std::size_t N>
    void operator()(const monte::Dealt<N> &dealt)
    {
        m_text << "deal " << dealt.number << ", dealer " << dealt.dealer << ", seat " << dealt.cutBy << " cuts at "
               << dealt.cutAt;
        writeHands(dealt.hands);
        m_text << "\n  aside: " << text(dealt.aside, m_pack);
    }
    void operator()(const monte::MatchEnded &ended)
    {
        m_text << "seat " << ended.winner << " wins the pool of " << ended.pool;
    }
    [[nodiscard]] std::string written() const { return m_text.str(); }

protected:
    void write(const auto &moved, const std::string &move)
    {
        m_text << "seat " << moved.seat << ": " << move << " | hand " << text(moved.hand, m_pack) << " | monte "
               << text(moved.monte, m_pack);
    }
    void writeShowdown(const auto &showdown)
    {
        m_text << "showdown";
        writeHands(showdown.hands);
        m_text << "\n  worst: " << text(showdown.worst) << " | gained: " << text(showdown.gained) << " | tokens:";
        for (game::Seat seat = 0; seat < m_seats; ++seat)
            m_text << ' ' << showdown.tokens[game::at(seat)];
        m_text << " | pool: " << showdown.pool;
    }
    void writeHands(const auto &hands)
    {
        for (game::Seat seat = 0; seat < m_seats; ++seat)
            if (!hands[game::at(seat)].empty())
                m_text << "\n  seat " << seat << ": " << text(hands[game::at(seat)], m_pack);
    }

    int m_seats;
    const cards::Pack &m_pack;
    std::ostringstream m_text;
};

/// What every view has.
inline void writeTable(std::ostringstream &line, const auto &view, const cards::Pack &pack = cards::italian::piacentine)
{
    line << " | seats " << view.seats << " | seat " << view.seat << " | phase " << static_cast<int>(view.phase)
         << " | to move " << view.toMove << " | deal " << view.deal << " | dealer " << view.dealer << " | knocker "
         << view.knocker << " | lap " << view.lap << " | playing " << text(view.playing) << " | pool " << view.pool
         << " | winner " << view.winner << " | hand " << text(view.hand, pack) << " | aside " << text(view.aside, pack)
         << " | monte " << text(view.monte, pack) << " | stock " << view.stock;
}

} // namespace readable::monte_game
