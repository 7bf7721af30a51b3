// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock_readable.h"

namespace readable {

using game::at;
using game::Seat;

namespace {

constexpr const cards::Pack &tarocco = cards::tarocco::pack;

/// "n12": a number that is no card.
std::string count(int number)
{
    return (number < 0 ? "m" : "n") + std::to_string(std::abs(number));
}
template<class Numbers>
std::string counts(const Numbers &numbers)
{
    std::string line;
    for (Seat seat = 0; seat < knock::seats; ++seat)
        line += ' ' + count(numbers[at(seat)]);
    return line;
}
std::string name(knock::Signal signal)
{
    return signal == knock::Signal::none ? "nothing" : "signal " + std::string(knock::infoOf(signal).id);
}
std::string name(const std::optional<knock::Suit> &suit)
{
    return suit ? std::string(1, "DCSBT"[static_cast<std::size_t>(*suit)]) : "-";
}

struct MoveText
{
    std::string operator()(const knock::Cut &cut) const { return "cut " + count(cut.at); }
    std::string operator()(const knock::Discard &discard) const { return "discard " + text(discard.cards, tarocco); }
    std::string operator()(const knock::Say &say) const { return "say " + name(say.signal); }
    std::string operator()(const knock::Play &play) const
    {
        return tarocco.code(play.card) + (play.signal == knock::Signal::none ? "" : " with " + name(play.signal));
    }
};

struct EventText
{
    std::string operator()(const knock::FirstDealerFound &found) const
    {
        return "first dealer " + std::to_string(found.dealer);
    }
    std::string operator()(const knock::Dealt &dealt) const
    {
        std::string lines = "deal " + count(dealt.number) + ", dealer " + std::to_string(dealt.dealer) + ", seat "
            + std::to_string(dealt.cutBy) + " cuts at " + count(dealt.cutAt);
        for (Seat seat = 0; seat < knock::seats; ++seat)
            lines += "\n  " + std::to_string(seat) + ": " + text(dealt.hands[at(seat)], tarocco);
        return lines;
    }
    std::string operator()(const knock::Moved &moved) const
    {
        return "seat " + std::to_string(moved.seat) + ": " + text(moved.move);
    }
    std::string operator()(const knock::TrickWon &won) const { return "  trick of seat " + std::to_string(won.winner); }
    std::string operator()(const knock::Showdown &showdown) const
    {
        return "end of the deal: laid " + text(showdown.laid, tarocco) + ", paid " + tarocco.code(showdown.paid)
            + ", points" + counts(showdown.points) + ", tricks" + counts(showdown.tricks) + ", change"
            + counts(showdown.change) + ", score" + counts(showdown.score);
    }
    std::string operator()(const knock::MatchEnded &ended) const { return "won by " + text(ended.winners); }
};

} // namespace

std::string text(const knock::Move &move)
{
    return std::visit(MoveText{}, move);
}

std::string text(const knock::Event &event, int /*seats*/)
{
    return std::visit(EventText{}, event);
}

std::string text(knock::SignalSet signals)
{
    std::string line;
    for (const knock::Signal signal : signals)
        line += (line.empty() ? "" : " ") + std::string(knock::infoOf(signal).id);
    return line;
}

std::string text(const knock::View &view)
{
    std::string line = "rules";
    for (const auto &option : knock::optionList())
        line += ' ' + count(static_cast<int>(option.get(view.options)));
    line += " | points " + count(view.ranking->points(knock::worldTrump)) + " | seat " + std::to_string(view.seat)
        + " of " + std::to_string(view.seats) + " | to move " + std::to_string(view.toMove) + " | phase "
        + std::to_string(static_cast<int>(view.phase)) + " | deal " + count(view.deal) + " | dealer "
        + std::to_string(view.dealer) + " | score" + counts(view.score) + " | won by "
        + (view.winners ? text(*view.winners) : "nobody yet") + " | hand " + text(view.hand, tarocco) + " | laid "
        + text(view.laid, tarocco) + " | shown " + text(view.shown, tarocco) + " | trick from "
        + std::to_string(view.trick.leader) + ": " + text(view.trick.cards, tarocco);
    for (game::Seat seat = 0; seat < knock::seats; ++seat)
        line += " | open " + text(view.open[game::at(seat)], tarocco);
    for (const knock::Trick &trick : view.over)
        line += " | over, from " + std::to_string(trick.leader) + ": " + text(trick.cards, tarocco);
    line += " | tricks" + counts(view.tricks) + " | fool " + std::to_string(view.foolFrom) + " in "
        + std::to_string(view.foolIn) + " | partner has led " + std::to_string(static_cast<int>(view.partnerHasLed))
        + " | seen " + text(knock::wholePack - view.unseen) + " | played " + tarocco.code(view.played.card) + ' '
        + name(view.played.signal) + " | said";
    for (const knock::Said &said : view.said)
        line += " / " + count(said.trick) + " seat " + std::to_string(said.seat) + ' ' + name(said.signal) + ' '
            + name(said.suit);
    return line;
}

} // namespace readable
