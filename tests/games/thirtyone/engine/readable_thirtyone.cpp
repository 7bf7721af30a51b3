// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "readable_thirtyone.h"

namespace thirtyone {

using game::at;
using game::Seat;

namespace {

template<class... Kinds>
struct Overloaded : Kinds...
{
    using Kinds::operator()...;
};
template<class... Kinds>
Overloaded(Kinds...) -> Overloaded<Kinds...>;

template<class Numbers>
std::string numbers(const Numbers &list, int seats)
{
    std::string line;
    for (Seat seat = 0; seat < seats; ++seat)
        line += ' ' + std::to_string(int{list[at(seat)]});
    return line;
}

std::string hands(const Hands &all, int seats)
{
    std::string lines;
    for (Seat seat = 0; seat < seats; ++seat)
        if (!all[at(seat)].empty())
            lines += "\n  seat " + std::to_string(seat) + ": " + text(all[at(seat)]);
    return lines;
}

std::string nameOf(Ending ending)
{
    switch (ending) {
    case Ending::showdown:
        return "showdown";
    case Ending::blitz:
        return "blitz";
    case Ending::reset:
        return "reset";
    case Ending::stockOut:
        break;
    }
    return "stock out";
}

std::string middleText(const Middle &middle)
{
    return text(middle.cards) + " (open " + std::to_string(int{middle.open}) + ")";
}

/// What the games with cards in the middle have, as golden files are older.
std::string middleOf(const Dealt &dealt)
{
    std::string line;
    if (!dealt.middle.cards.empty())
        line += ", middle " + middleText(dealt.middle);
    if (!dealt.aside.empty())
        line += ", aside " + text(dealt.aside);
    if (!dealt.closed.empty())
        line += ", closed " + text(dealt.closed);
    return line;
}
std::string betText(const SideBet &bet)
{
    return std::to_string(bet.by) + " with " + std::to_string(bet.with) + ": " + std::to_string(bet.backs) + " over "
        + std::to_string(bet.against) + " for " + std::to_string(bet.stake);
}

std::string wagersOf(const View &view)
{
    if (!view.options.sideBets)
        return "";
    std::string line
        = " | purses" + numbers(view.wagers.purse, view.seats) + " | offer " + betText(view.wagers.offer) + " | bets";
    for (const SideBet &bet : view.wagers.bets)
        line += ", " + betText(bet);
    return line;
}

std::string middleOf(const View &view)
{
    if (!hasMiddle(view.options))
        return "";
    return " | middle " + middleText(view.middle) + " | packet " + text(view.packet) + " | aside " + text(view.aside)
        + " | closed " + text(view.closed.cards) + " of " + std::to_string(view.closed.from) + " | reset "
        + text(view.haveReset);
}

} // namespace

std::string text(game::SeatSet seats)
{
    std::string line;
    for (const Seat seat : seats)
        line += (line.empty() ? "" : " ") + std::to_string(seat);
    return line.empty() ? "-" : line;
}

std::string text(const Move &move)
{
    return std::visit(
        Overloaded{[](const Cut &cut) { return "cuts at " + std::to_string(cut.at); },
                   [](const DrawStock &) { return std::string("draws"); },
                   [](const TakeDiscard &) { return std::string("takes"); },
                   [](const Discard &discard) { return "discards " + cards::french::code(discard.card); },
                   [](const Knock &) { return std::string("knocks"); },
                   [](const Stand &) { return std::string("stands"); },
                   [](const Exchange &exchange) {
                       return "gives " + text(exchange.given) + " for places " + std::to_string(int{exchange.places});
                   },
                   [](const SwapFaceDown &) { return std::string("swaps face down"); },
                   [](const Keep &keep) { return std::string(keep.second ? "keeps the second" : "keeps the first"); },
                   [](const Reset &) { return std::string("resets"); },
                   [](const NoReset &) { return std::string("does not reset"); },
                   [](const Offer &offer) {
                       return "offers a bet of " + std::to_string(int{offer.stake}) + " to "
                           + std::to_string(int{offer.with}) + " on " + std::to_string(int{offer.backs}) + " over "
                           + std::to_string(int{offer.against});
                   },
                   [](const NoOffer &) { return std::string("offers no bet"); },
                   [](const Agree &) { return std::string("agrees"); },
                   [](const Decline &) { return std::string("declines"); }},
        move);
}

std::string text(const Event &event, int seats)
{
    return std::visit(
        Overloaded{[](const FirstDealerFound &found) { return "first dealer " + std::to_string(found.dealer); },
                   [seats](const Dealt &dealt) {
                       return "deal " + std::to_string(dealt.number) + ", dealer " + std::to_string(dealt.dealer)
                           + ", cut by " + std::to_string(dealt.cutBy) + " at " + std::to_string(dealt.cutAt)
                           + ", turned " + cards::french::code(dealt.turned) + middleOf(dealt)
                           + hands(dealt.hands, seats);
                   },
                   [](const Moved &moved) {
                       return "seat " + std::to_string(moved.seat) + ' ' + text(moved.move) + ", gets "
                           + cards::french::code(moved.got) + " | " + text(moved.hand)
                           + (moved.took.empty() ? "" : ", took " + text(moved.took))
                           + (moved.laid.empty() ? "" : ", laid " + text(moved.laid));
                   },
                   [](const Blitzed &blitzed) { return "blitz of " + text(blitzed.seats); },
                   [seats](const HandsShown &shown) {
                       return "hands of " + text(shown.playing) + ", knocker " + std::to_string(shown.knocker)
                           + hands(shown.hands, seats);
                   },
                   [seats](const Showdown &showdown) {
                       return nameOf(showdown.ending) + ", knocker " + std::to_string(showdown.knocker) + ", playing "
                           + text(showdown.playing) + ", losses" + numbers(showdown.outcome.lost, seats) + ", points"
                           + numbers(showdown.outcome.gained, seats) + ", before" + numbers(showdown.before, seats)
                           + ", after" + numbers(showdown.tokens, seats) + ", pot " + std::to_string(showdown.pot)
                           + hands(showdown.hands, seats);
                   },
                   [seats](const BetsSettled &settled) {
                       std::string line = "bets over, purses" + numbers(settled.purse, seats);
                       for (const SettledBet &over : settled.bets)
                           line += " | " + betText(over.bet) + ", won by " + std::to_string(over.winner);
                       return line;
                   },
                   [](const MatchEnded &ended) {
                       return "seat " + text(ended.winners) + " wins " + std::to_string(ended.pot);
                   }},
        event);
}

std::string text(const View &view)
{
    std::ostringstream line;
    line << "seat " << view.seat << " of " << view.seats << " | phase " << static_cast<int>(view.phase) << " | to move "
         << view.toMove << " | deal " << view.deal << " | dealer " << view.dealer << " | knocker " << view.knocker
         << " | lap " << view.lap << " | playing " << text(view.playing) << " | tokens"
         << numbers(view.tokens, view.seats) << " | pot " << view.pot << " | winner "
         << (view.winners.empty() ? "-1" : text(view.winners)) << " | hand " << text(view.hand) << " | taken "
         << cards::french::code(view.taken) << " | stock " << view.stock << " | discards " << text(view.discards)
         << " | known" << hands(view.known, view.seats) << " | shown" << hands(view.shown, view.seats) << middleOf(view)
         << wagersOf(view) << '\n';
    return line.str();
}

} // namespace thirtyone
