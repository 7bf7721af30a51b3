// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "scenes/scene_rules.h"
#include "thirtyone/thirtyone.h"

template<>
struct SceneRules<thirtyone::Thirtyone>
{
    using View = thirtyone::View;
    static constexpr int fewest = thirtyone::seating.fewest;
    static constexpr int most = thirtyone::seating.most;
    static constexpr bool drawsForDealer = false;
    static constexpr std::size_t cardsInHand = thirtyone::cardsInHand;
    inline static const QString livesKey = QStringLiteral("score");

    static QList<NamedMoment> moments()
    {
        return {{QStringLiteral("discard"), SceneMoment::draw},
                {QStringLiteral("blitz"), SceneMoment::declaration},
                {QStringLiteral("dealer"), SceneMoment::dealer},
                {QStringLiteral("restart"), SceneMoment::restart},
                {QStringLiteral("offer"), SceneMoment::betting}};
    }
    static QString cards() { return QCoreApplication::translate("ThirtyoneScene", "three cards such as “AH” or “TS”"); }
    static thirtyone::Phase phaseOf(SceneMoment moment)
    {
        switch (moment) {
        case SceneMoment::cut:
            return thirtyone::Phase::cut;
        case SceneMoment::turn:
            return thirtyone::Phase::turn;
        case SceneMoment::draw:
            return thirtyone::Phase::discardOne;
        case SceneMoment::dealer:
            return thirtyone::Phase::dealersChoice;
        case SceneMoment::restart:
            return thirtyone::Phase::reset;
        case SceneMoment::betting:
            return thirtyone::Phase::offer;
        case SceneMoment::declaration:
        case SceneMoment::showdown:
            return thirtyone::Phase::shuffle;
        case SceneMoment::firstDealer:
            return thirtyone::Phase::firstDealer;
        default:
            return thirtyone::Phase::over;
        }
    }
    static void complete(JsonReader &reader, View &view, SceneMoment moment)
    {
        constexpr int manyPennies = 1000;
        view.values = &thirtyone::HandValues::table(view.options.threeOfAKind305);
        const bool lives = thirtyone::scoreOf(view.options) == game::Score::lives;
        for (game::Seat seat = 0; seat < view.seats; ++seat)
            if (!lives || view.tokens[game::at(seat)] > 0)
                view.in.insert(seat);
        view.pot = static_cast<int>(reader.number(QStringLiteral("pool"), 0, manyPennies));
        const std::size_t most = thirtyone::Pack::capacity();
        const QString pile = QStringLiteral("discards");
        if (thirtyone::hasPiles(view.options))
            view.discards = scenes::readCards<thirtyone::Thirtyone, thirtyone::Pack>(
                reader, pile, reader.list(pile, 0, static_cast<qsizetype>(most)), most);
        if (view.options.source == thirtyone::Source::packets)
            completePackets(reader, view, moment);
        if (view.options.source == thirtyone::Source::widow)
            completeWidow(reader, view);
        if (view.options.sideBets)
            completeBets(reader, view);
        if (reader.has(QStringLiteral("taken")))
            if (const auto taken = cards::french::parse(reader.text(QStringLiteral("taken")).toStdString()))
                view.taken = *taken;
        if (view.phase == thirtyone::Phase::turn && view.knocker != game::nobody)
            view.phase = thirtyone::Phase::finalTurn;
        if (moment == SceneMoment::turn && thirtyone::hasPiles(view.options) && view.discards.empty())
            reader.fault(pile, cards());
        if (moment == SceneMoment::draw && view.toMove == 0 && view.hand.size() != view.hand.capacity())
            reader.fault(QStringLiteral("hand"),
                         QCoreApplication::translate("ThirtyoneScene", "four cards, of which one is to go"));
    }
    /// Three cards, of which those may lie face down that are null.
    static thirtyone::Hand readThree(JsonReader &reader, const QString &key)
    {
        thirtyone::Hand cards;
        for (const QJsonValue code : reader.list(key, 0, static_cast<qsizetype>(cardsInHand)))
            cards.push_back(cards::french::parse(code.toString().toStdString()).value_or(cards::Card()));
        return cards;
    }
    /// The widow, of which those lie face down that are null.
    static void completeWidow(JsonReader &reader, View &view)
    {
        view.middle.cards = readThree(reader, QStringLiteral("middle"));
        for (std::size_t place = 0; place < view.middle.cards.size(); ++place)
            if (!view.middle.cards[place].hidden())
                view.middle.open |= static_cast<thirtyone::Places>(1U << place);
    }
    static thirtyone::SideBet readBet(const QJsonObject &object, int seats)
    {
        JsonReader reader(object);
        const auto seat = [&](const QString &key) { return static_cast<game::Seat>(reader.number(key, 0, seats - 1)); };
        return {.by = seat(QStringLiteral("by")),
                .with = seat(QStringLiteral("with")),
                .backs = seat(QStringLiteral("backs")),
                .against = seat(QStringLiteral("against")),
                .stake = static_cast<int>(reader.number(QStringLiteral("stake"), 1, thirtyone::sideStakes.back()))};
    }
    /// Bets that are open, purses, and an offer that somebody has to answer.
    static void completeBets(JsonReader &reader, View &view)
    {
        const QString purse = QStringLiteral("purse");
        const QJsonArray purses = reader.list(purse, view.seats, view.seats);
        for (game::Seat seat = 0; seat < purses.size(); ++seat)
            view.wagers.purse[game::at(seat)] = static_cast<std::int16_t>(purses[seat].toInt());
        for (const QJsonValue bet : reader.list(QStringLiteral("bets"), 0, thirtyone::mostSideBets))
            view.wagers.bets.push_back(readBet(bet.toObject(), view.seats));
        if (!reader.has(QStringLiteral("offer")))
            return;
        view.wagers.offer = readBet(reader.object(QStringLiteral("offer")), view.seats);
        view.phase = thirtyone::Phase::answer;
    }
    /// An offer has been made before it is answered.
    static std::optional<thirtyone::Event> offered(const View &view)
    {
        const thirtyone::SideBet &offer = view.wagers.offer;
        const auto away
            = [&](game::Seat seat) { return static_cast<std::int8_t>((seat - offer.by + view.seats) % view.seats); };
        if (view.phase != thirtyone::Phase::answer)
            return std::nullopt;
        return thirtyone::Moved{.seat = offer.by,
                                .move = thirtyone::Offer{.with = away(offer.with),
                                                         .backs = away(offer.backs),
                                                         .against = away(offer.against),
                                                         .stake = static_cast<std::int8_t>(offer.stake)}};
    }
    /// The two packets of Switch, and what the dealer looks at.
    static void completePackets(JsonReader &reader, View &view, SceneMoment moment)
    {
        view.middle = {.cards = readThree(reader, QStringLiteral("middle")), .open = thirtyone::allPlaces};
        view.closed.cards = readThree(reader, QStringLiteral("closed"));
        if (reader.has(QStringLiteral("closedFrom")))
            view.closed.from = static_cast<game::Seat>(reader.number(QStringLiteral("closedFrom"), 0, view.seats - 1));
        if (reader.has(QStringLiteral("second")))
            view.aside = readThree(reader, QStringLiteral("second"));
        if (moment == SceneMoment::turn && view.middle.cards.size() != cardsInHand)
            reader.fault(QStringLiteral("middle"), cards());
        if (moment == SceneMoment::dealer && view.dealer == 0 && view.aside.size() != cardsInHand)
            reader.fault(QStringLiteral("second"), cards());
    }
    static std::optional<thirtyone::Event> handsShown(const View &view)
    {
        return thirtyone::HandsShown{.hands = view.shown, .playing = view.playing, .knocker = view.knocker};
    }
    static std::optional<thirtyone::Event> firstDealer(const View &view, const thirtyone::Pack & /*turned*/)
    {
        return thirtyone::FirstDealerFound{.dealer = view.dealer};
    }
    static game::SeatSet blitzers(const View &view)
    {
        game::SeatSet seats;
        for (const game::Seat seat : view.playing) {
            const thirtyone::Hand &hand = view.shown[game::at(seat)];
            if (hand.size() == cardsInHand && view.values->of(hand) == thirtyone::thirtyOne)
                seats.insert(seat);
        }
        return seats;
    }
    static QString declared() { return QCoreApplication::translate("ThirtyoneScene", "a hand of 31"); }
    static std::optional<thirtyone::Event> declaration(const View &view)
    {
        const game::SeatSet seats = blitzers(view);
        return seats.empty() ? std::optional<thirtyone::Event>() : thirtyone::Blitzed{.seats = seats};
    }
    /// Of the pot that lies there: what of it cannot be shared stays.
    static thirtyone::Outcome chipsWon(const View &view, const thirtyone::ValuesBySeat &values, bool blitz)
    {
        return blitz ? thirtyone::chipsAtBlitz(view.tokens, view.playing, blitzers(view), view.pot)
                     : thirtyone::Outcome{.gained = thirtyone::chipsAtShowdown(values, view.playing, view.pot)};
    }
    /// The score is what is left.
    static std::optional<thirtyone::Event> showdown(const View &view)
    {
        thirtyone::ValuesBySeat values{};
        for (const game::Seat seat : view.playing)
            values[game::at(seat)] = view.values->of(view.shown[game::at(seat)]);
        const bool blitz = view.knocker == game::nobody && !blitzers(view).empty();
        thirtyone::Outcome outcome;
        if (thirtyone::scoreOf(view.options) == game::Score::chips)
            outcome = chipsWon(view, values, blitz);
        else if (thirtyone::scoreOf(view.options) == game::Score::points)
            outcome.gained = blitz ? thirtyone::pointsAtBlitz(values, view.playing, blitzers(view), game::nobody)
                                   : thirtyone::pointsAtShowdown(values, view.playing, view.knocker);
        else
            outcome.lost = blitz ? thirtyone::lossesAtBlitz(view.playing, blitzers(view), game::nobody)
                                 : thirtyone::lossesAtShowdown(values, view.playing, view.knocker);
        thirtyone::Showdown showdown{.ending = blitz ? thirtyone::Ending::blitz : thirtyone::Ending::showdown,
                                     .hands = view.shown,
                                     .playing = view.playing,
                                     .knocker = view.knocker,
                                     .outcome = outcome,
                                     .kind = thirtyone::scoreOf(view.options),
                                     .before = view.tokens,
                                     .tokens = view.tokens,
                                     .in = view.in,
                                     .pot = view.pot};
        for (const game::Seat seat : view.playing) {
            const int change = outcome.gained[game::at(seat)] - outcome.lost[game::at(seat)];
            showdown.before[game::at(seat)] = static_cast<std::int16_t>(showdown.tokens[game::at(seat)] - change);
            if (showdown.kind == game::Score::chips)
                showdown.pot -= change;
        }
        return showdown;
    }
    static std::optional<thirtyone::Event> end(const View &view)
    {
        return thirtyone::MatchEnded{.winners = view.winners, .pot = view.pot};
    }
};
