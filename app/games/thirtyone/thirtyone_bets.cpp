// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// ThirtyoneTable: bets between deals on who lasts longer (rules/thirty-one.md, 3.4).

#include "games/thirtyone/thirtyone_table.h"

#include <algorithm>

using namespace thirtyone;
using namespace Qt::StringLiterals;
using game::nobody;
using game::Seat;

BetWords ThirtyoneTable::words(const SideBet &bet) const
{
    return {.by = nameInBets(bet.by),
            .with = nameInBets(bet.with),
            .backs = nameInBets(bet.backs),
            .against = nameInBets(bet.against),
            .stake = bet.stake};
}

void ThirtyoneTable::layBets()
{
    SideBetting::Lying lying{.played = m_view.options.sideBets && m_view.seats > 0 && m_view.deal > 0};
    if (lying.played) {
        lying.purse = m_view.wagers.purse[game::at(person)];
        for (const SideBet &bet : m_view.wagers.bets)
            lying.bets.push_back(
                {.by = bet.by, .with = bet.with, .backs = bet.backs, .against = bet.against, .stake = bet.stake});
        for (Seat seat = 0; seat < m_view.seats; ++seat)
            lying.names << nameInBets(seat);
    }
    m_bets.lay(std::move(lying));
    std::vector<SideBetting::Bet> possible;
    // Seats of an offer are counted from whoever makes it, which is the person.
    if (m_asked && m_view.phase == Phase::offer)
        for (const Move &move : thirtyone::legalMoves(m_view.choice()))
            if (const auto *offer = std::get_if<Offer>(&move))
                possible.push_back({.by = person,
                                    .with = offer->with,
                                    .backs = offer->backs,
                                    .against = offer->against,
                                    .stake = offer->stake});
    m_bets.setPossible(std::move(possible));
}

// ---------------------------------------------------------------- what the person may do

std::vector<ActionRow> ThirtyoneTable::betTickets() const
{
    const QString enter = tr("Enter", "a key");
    if (m_view.phase == Phase::answer)
        return {{.action = u"agree"_s,
                 .label = tr("Agree", "to a bet"),
                 .note = m_bets.purse(),
                 .key = u"A"_s,
                 .tone = u"cream"_s},
                {.action = u"decline"_s, .label = tr("No, thanks", "to a bet"), .key = enter, .tone = u"red"_s}};
    if (m_bets.drafting())
        return {{.action = u"bet"_s, .label = tr("Offer this bet"), .key = enter, .tone = u"red"_s},
                {.action = u"nodraft"_s, .label = tr("Back"), .key = tr("Esc", "a key"), .tone = u"cream"_s}};
    return {
        {.action = u"draft"_s, .label = tr("Offer a bet …"), .note = m_bets.purse(), .key = u"B"_s, .tone = u"cream"_s},
        {.action = u"nobet"_s,
         .label = tr("No bet"),
         .note = tr("on to the next deal"),
         .key = enter,
         .tone = u"red"_s}};
}

QString ThirtyoneTable::actionOfBetKey(const QString &key) const
{
    const bool asked = m_stage == Betting && m_asked;
    if (asked && m_view.phase == Phase::answer && key == u"a")
        return u"agree"_s;
    if (key != u"b" || !m_bets.played())
        return {};
    if (asked && m_view.phase == Phase::offer)
        return m_bets.drafting() ? u"nodraft"_s : u"draft"_s;
    // In a turn of Switch the key is the closed packet's; at a showdown the tab cannot be seen.
    const bool seen = m_stage == Cut || m_stage == Turn || m_stage == Draw || m_stage == Betting;
    return !seen || (hasPackets() && m_asked && m_stage == Turn) ? QString() : u"bets"_s;
}

std::optional<ThirtyoneTable::Move> ThirtyoneTable::betOf(const QString &action) const
{
    if (action == u"nobet")
        return NoOffer{};
    if (action == u"agree")
        return Agree{};
    if (action == u"decline")
        return Decline{};
    const auto draft = m_bets.draft();
    if (action != u"bet" || !draft)
        return std::nullopt;
    const auto away = [](int seat) { return static_cast<std::int8_t>(seat); };
    return Offer{.with = away(draft->with),
                 .backs = away(draft->backs),
                 .against = away(draft->against),
                 .stake = away(draft->stake)};
}

bool ThirtyoneTable::turnToBets(const QString &action)
{
    const bool draft = action == u"draft";
    if (draft || action == u"nodraft")
        m_bets.setDrafting(draft);
    else if (action == u"bets" && m_bets.played())
        m_bets.setOpen(!m_bets.open());
    else
        return false;
    return true;
}

// ---------------------------------------------------------------- what it is called

QString ThirtyoneTable::betNotice() const
{
    if (m_view.phase == Phase::answer)
        return words(m_view.wagers.offer).offered();
    if (m_view.phase == Phase::offer && m_asked)
        return tr("A bet before the next deal?");
    QStringList results;
    const auto own = [this](const SettledBet &over) { return isYou(over.bet.by) || isYou(over.bet.with); };
    const bool anyOwn = std::any_of(m_betsOver.begin(), m_betsOver.end(), own);
    for (const SettledBet &over : m_betsOver)
        if (own(over) || (!anyOwn && results.isEmpty()))
            results << words(over.bet).result(resultOf(over));
    return results.join(u" · "_s);
}

QString ThirtyoneTable::betQuestion() const
{
    if (m_view.phase == Phase::answer)
        return tr("%1. Do you agree?", "%1 is a bet: 'Teresa bets you 2: Bruno outlasts Nives'").arg(betNotice());
    return tr("You may offer a bet before the next deal. %1.", "%1 is 'In your purse: 16'").arg(m_bets.purse());
}

QString ThirtyoneTable::betBubble(Seat seat) const
{
    switch (*m_said[game::at(seat)].what) {
    case LogLine::What::offeredBet:
        return words(m_offered).said();
    case LogLine::What::agreedBet:
        return tr("Agreed!", "said by a seat that takes a bet");
    default:
        return tr("No, thanks", "said by a seat that declines a bet");
    }
}

// ---------------------------------------------------------------- what happens

int ThirtyoneTable::resultOf(const SettledBet &over)
{
    return over.winner == nobody     ? BetWords::byNobody
        : over.winner == over.bet.by ? BetWords::byOfferer
                                     : BetWords::byOther;
}

/// Of whoever offers none nothing is seen.
Table::Milliseconds ThirtyoneTable::showBet(const thirtyone::Moved &moved)
{
    if (std::holds_alternative<NoOffer>(moved.move)) {
        if (m_stage == Betting)
            enter(Betting); // hands lie as they lay
        return Milliseconds(0);
    }
    enter(Betting);
    auto what = LogLine::What::offeredBet;
    if (const auto *offer = std::get_if<Offer>(&moved.move)) {
        const auto seat = [&](int away) { return static_cast<Seat>((moved.seat + away) % m_view.seats); };
        m_offered = {.by = moved.seat,
                     .with = seat(offer->with),
                     .backs = seat(offer->backs),
                     .against = seat(offer->against),
                     .stake = offer->stake};
    } else {
        what = std::holds_alternative<Agree>(moved.move) ? LogLine::What::agreedBet : LogLine::What::declinedBet;
    }
    say(moved.seat, what);
    m_lastToMove = moved.seat; // what it has said is read while the next one is asked
    note({.what = what, .seat = moved.seat, .bet = words(m_offered)});
    return moved.seat == person ? Milliseconds(0) : m_tempo.trade(1);
}

Table::Milliseconds ThirtyoneTable::show(const thirtyone::BetsSettled &settled)
{
    m_betsOver = settled.bets;
    for (const SettledBet &over : settled.bets) {
        note({.what = LogLine::What::betOver,
              .seat = over.winner == nobody ? over.bet.by : over.winner,
              .count = resultOf(over),
              .bet = words(over.bet)});
        Q_EMIT betSettled(over.winner);
    }
    enter(Betting);
    Q_EMIT noticeChanged();
    return m_tempo.highlight();
}
