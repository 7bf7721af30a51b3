// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale_readable.h"

#include <algorithm>

namespace readable {

using game::at;
using game::Seat;

namespace {

constexpr const cards::Pack &french = cards::french::pack;

/// "n12": a number that is no card.
std::string count(int number)
{
    return (number < 0 ? "m" : "n") + std::to_string(std::abs(number));
}
template<class Numbers>
std::string counts(const Numbers &numbers, int seats)
{
    std::string line;
    for (Seat seat = 0; seat < seats; ++seat)
        line += ' ' + count(numbers[at(seat)]);
    return line;
}

struct StepText
{
    std::string operator()(const pinale::NewMeld &step) const { return " lay " + text(step.meld); }
    std::string operator()(const pinale::Extend &step) const
    {
        return " to " + count(step.meld) + (step.before ? " before " : " ") + text(step.slots);
    }
    std::string operator()(const pinale::Swap &step) const
    {
        return " swap in " + count(step.meld) + " at " + count(step.slot);
    }
};

struct MoveText
{
    std::string operator()(const pinale::Cut &cut) const { return "cut " + count(cut.at); }
    std::string operator()(const pinale::Draw &) const { return "draw"; }
    std::string operator()(const pinale::Play &play) const
    {
        std::string line = play.takes ? "take" : "play";
        for (const pinale::Step &step : play.steps)
            line += std::visit(StepText{}, step);
        return line + " discard " + french.code(play.discard);
    }
};

struct EventText
{
    int seats;

    std::string operator()(const pinale::FirstDealerFound &found) const
    {
        return "first dealer " + std::to_string(found.dealer);
    }
    std::string operator()(const pinale::Dealt &dealt) const
    {
        std::string lines = "deal " + count(dealt.number) + ", dealer " + std::to_string(dealt.dealer) + ", seat "
            + std::to_string(dealt.cutBy) + " cuts at " + count(dealt.cutAt) + ", up " + french.code(dealt.up);
        for (Seat seat = 0; seat < seats; ++seat)
            lines += "\n  " + std::to_string(seat) + ": " + text(dealt.hands[at(seat)], french);
        return lines;
    }
    std::string operator()(const pinale::Moved &moved) const
    {
        return "seat " + std::to_string(moved.seat) + ": " + text(moved.move)
            + (moved.drew.hidden() ? "" : " " + french.code(moved.drew));
    }
    std::string operator()(const pinale::Reshuffled &reshuffled) const
    {
        return "reshuffle " + count(reshuffled.number) + " of " + count(reshuffled.stock) + ", seat "
            + std::to_string(reshuffled.seat) + " draws " + french.code(reshuffled.drew);
    }
    std::string operator()(const pinale::Showdown &showdown) const
    {
        std::string lines = "end of the hand: out " + std::to_string(showdown.wentOut) + ", melds"
            + counts(showdown.melds, seats) + ", left" + counts(showdown.left, seats) + ", change"
            + counts(showdown.change, seats) + ", score" + counts(showdown.score, seats);
        for (Seat seat = 0; seat < seats; ++seat)
            lines += "\n  " + std::to_string(seat) + ": " + text(showdown.hands[at(seat)], french);
        return lines;
    }
    std::string operator()(const pinale::MatchEnded &ended) const { return "won by " + text(ended.winners); }
};

} // namespace

std::string text(const pinale::Slots &slots)
{
    std::string line;
    for (const pinale::Slot &slot : slots)
        line += (line.empty() ? "" : " ") + french.code(slot.card) + (slot.wild() ? "=" + french.code(slot.as) : "");
    return line;
}

std::string text(const pinale::Meld &meld)
{
    constexpr std::array kinds{"group", "run", "jokers"};
    return kinds[static_cast<std::size_t>(meld.kind)] + std::string(" ") + text(meld.slots);
}

std::string text(const pinale::Move &move)
{
    return std::visit(MoveText{}, move);
}

std::string text(const pinale::Event &event, int seats)
{
    return std::visit(EventText{seats}, event);
}

std::string text(const pinale::View &view)
{
    std::string line = "rules";
    for (const auto &option : pinale::optionList())
        line += ' ' + count(static_cast<int>(option.get(view.options)));
    line += " | seat " + std::to_string(view.seat) + " of " + std::to_string(view.seats) + " | to move "
        + std::to_string(view.toMove) + " | phase " + std::to_string(static_cast<int>(view.phase)) + " | deal "
        + count(view.deal) + " | dealer " + std::to_string(view.dealer) + " | score" + counts(view.score, view.seats)
        + " | won by " + (view.winners ? text(*view.winners) : "nobody yet") + " | hand " + text(view.hand, french)
        + " | drawn " + french.code(view.drawn) + " | up " + french.code(view.up) + " | pile " + count(view.pile) + ' '
        + text(view.discards, french) + " | stock " + count(view.stock) + " | reshuffles " + count(view.reshuffles)
        + " | held" + counts(view.held, view.seats);
    for (const pinale::Meld &meld : view.board)
        line += " | side " + count(meld.side) + ' ' + text(meld);
    for (Seat seat = 0; seat < view.seats; ++seat)
        line += " | open " + text(view.open[at(seat)], french);
    return line;
}

pinale::Slots slots(std::string_view codes)
{
    pinale::Slots slots;
    for (const std::string &word : codesOf(std::string(codes))) {
        const std::size_t mark = word.find('=');
        const cards::Card card = frenchCard(std::string_view(word).substr(0, mark));
        slots.push_back({.card = card,
                         .as = mark == std::string::npos ? card : frenchCard(std::string_view(word).substr(mark + 1))});
    }
    return slots;
}

pinale::Meld meld(std::string_view codes, int side)
{
    pinale::Meld meld{.side = static_cast<std::int16_t>(side), .slots = slots(codes)};
    const auto all = [&](auto &&holds) { return std::all_of(meld.slots.begin(), meld.slots.end(), holds); };
    if (all([](const pinale::Slot &slot) { return pinale::isJoker(slot.as); })) {
        meld.kind = pinale::Meld::Kind::jokers;
    } else if (all([&](const pinale::Slot &slot) {
                   return !pinale::isJoker(slot.as) && cards::french::rank(slot.as) == meld.rank();
               })) {
        meld.kind = pinale::Meld::Kind::group;
    } else {
        meld.kind = pinale::Meld::Kind::run;
        meld.first = static_cast<std::int16_t>(pinale::placeOfFirst(meld.slots[0].as));
    }
    return meld;
}

std::vector<std::string> codesOf(const std::string &text)
{
    std::vector<std::string> codes;
    std::istringstream words(text);
    for (std::string word; words >> word;)
        codes.push_back(word);
    return codes;
}

plain::PinaleRules plainly(const pinale::Options &options)
{
    constexpr std::array wilds{"notMoreThanNaturals", "none", "1"};
    constexpr std::array doubling{"naturals", "none", "all"};
    return {.maxWilds = wilds[static_cast<std::size_t>(options.wilds)],
            .pureQualifier = options.pureQualifier,
            .wildGroupDoubling = doubling[static_cast<std::size_t>(options.wildGroupDoubling)],
            .fullRunWilds = options.fullRunWilds};
}

} // namespace readable
