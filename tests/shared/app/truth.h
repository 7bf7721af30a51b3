// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/known_games.h"
#include "records/parsed_record.h"
#include "session/session.h"
#include "words/face.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <vector>

using namespace Qt::StringLiterals;

/// The codes of the cards that a line of the shared formats names.
inline QSet<QString> codesIn(const QByteArray &text)
{
    static const QRegularExpression code(u"\"((?:10|[2-9TJHQKA])[A-Z]|[012][0-9])\""_s);
    QSet<QString> codes;
    for (auto found = code.globalMatch(QString::fromUtf8(text)); found.hasNext();)
        codes << found.next().captured(1);
    return codes;
}

/// What each seat may know of the deal that is played, by the views and events of the engine along the record, and the
/// hand that it holds.
struct Truth
{
    std::vector<QSet<QString>> known;
    std::vector<QSet<QString>> hands;
    int mover = game::nobody;
    int deal = 0;
};

[[nodiscard]] inline Truth truthNow()
{
    Truth truth;
    const auto running = Store::instance().running();
    if (!running)
        return truth;
    KnownGames::with(Session::instance().table()->game(), [&](auto type) {
        using G = typename decltype(type)::type;
        const auto read = record::parse<G>(running->record, running->seed);
        const auto &parsed = std::get<record::Parsed<G>>(read);
        const int seats = parsed.state.seats();
        truth.known.resize(static_cast<std::size_t>(seats));
        truth.hands.resize(static_cast<std::size_t>(seats));
        const auto learn = [&](const auto &view, game::Seat seat) {
            QJsonObject told = Json<G>::view(view);
            told.remove(u"unseen"_s); // what a seat has not seen is named to it, too
            truth.known[game::at(seat)] |= codesIn(QJsonDocument(told).toJson());
        };
        for (const record::Step<G> step : parsed.steps) {
            if (std::holds_alternative<typename G::Dealt>(step.event))
                std::fill(truth.known.begin(), truth.known.end(), QSet<QString>());
            for (game::Seat seat = 0; seat < seats; ++seat) {
                learn(step.state.view(seat), seat);
                if (const auto told = Json<G>::event(G::seenBy(step.event, seat), seats))
                    truth.known[game::at(seat)] |= codesIn(QJsonDocument(*told).toJson());
            }
        }
        typename G::State now = parsed.state;
        while (!now.over() && now.awaitsPack())
            now.supply(fairPack<G>(FairShuffle(parsed.seed), now));
        truth.mover = now.over() ? game::nobody : now.toMove();
        truth.deal = now.deal();
        for (game::Seat seat = 0; seat < seats; ++seat) {
            const auto view = now.view(seat);
            for (const auto card : view.hand)
                if (!card.hidden())
                    truth.hands[game::at(seat)] << faceOf(G::pack, card).section(u'/', 1);
        }
    });
    return truth;
}
