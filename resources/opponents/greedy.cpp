// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// An opponent for every game in C++ and Qt Core: it takes the best hand in reach, by the ranking in full, and knocks
// when no exchange gains anything; in Mambassa it draws with less than 28 points, and in Thirty-One, where a draw may
// always gain something, it knocks with 24. In Knock! it plays the highest card that it may.
// In Pinale it takes what it can from the pile, and discards the highest card that no other of its rank lies beside.
//
//     g++ -std=c++20 -fPIC greedy.cpp $(pkg-config --cflags --libs Qt6Core) -o greedy
//     petrangola-arena play --game petrangola --seats exec:./greedy,casual --matches 100 --rotate

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <utility>

namespace {

using Worth = std::pair<int, int>;

const QString order = QStringLiteral("234567JHKA");
constexpr std::array points{2, 3, 4, 5, 6, 7, 10, 10, 10, 11};

/// Larger is better: in Mambassa twice what the rules say that the hand is worth, and what decides between equals.
Worth worthInMambassa(const QStringList &hand)
{
    Worth best{0, 0};
    for (int rank = 0; rank < 10; ++rank) {
        const auto held
            = std::count_if(hand.begin(), hand.end(), [&](const auto &card) { return card[0] == order[rank]; });
        const bool aces = rank == 9;
        if (held == 4)
            best = {aces ? 88 : 80, -rank};
        else if (held == 3)
            best = {78, aces ? 1 : -rank};
    }
    int suit = 0;
    for (const QChar name : QStringLiteral("BCSD")) {
        int total = 0;
        int inARow = 0;
        for (int rank = 0; rank < 10; ++rank) {
            const bool held = hand.contains(QString(order[rank]) + name);
            inARow = held ? inARow + 1 : 0;
            total += held ? points[static_cast<std::size_t>(rank)] : 0;
            if (inARow == 4 && rank == 9)
                best = std::max(best, Worth{82, 0});
            else if (inARow >= 3)
                best = std::max(best, Worth{inARow == 4 ? 79 : 77, 4 * rank + suit});
        }
        best = std::max(best, Worth{2 * total, 0});
        ++suit;
    }
    return best;
}

/// The same in Petrangola: the kind of hand, and what decides within the kind.
Worth worthInPetrangola(const QStringList &hand, const QJsonObject &options)
{
    std::array<qsizetype, 3> ranks{};
    for (qsizetype card = 0; card < 3; ++card)
        ranks[static_cast<std::size_t>(card)] = order.indexOf(hand[card][0]);
    std::sort(ranks.begin(), ranks.end());
    const auto [low, middle, high] = ranks;
    const bool oneSuit = hand[0][1] == hand[1][1] && hand[1][1] == hand[2][1];
    if (low == high) {
        if (high == 9)
            return {9, 0};
        const bool byCard = options["trisOrder"].toString() == QStringLiteral("card");
        return {options["trisBeatsSequence"].toBool() ? 3 : 1, static_cast<int>(byCard ? low : -low)};
    }
    if (oneSuit && middle == low + 1 && high == middle + 1)
        return {2, static_cast<int>(high)};
    if (oneSuit && options["aceLow"].toBool() && low == 0 && middle == 1 && high == 9)
        return {2, -1};
    int best = 0;
    for (const QChar suit : QStringLiteral("DCSB")) {
        int total = 0;
        for (const QString &card : hand)
            total += card[1] == suit ? points[static_cast<std::size_t>(order.indexOf(card[0]))] : 0;
        best = std::max(best, total);
    }
    return {0, best};
}

/// Larger is better: in Thirty-One twice the points in the best suit, as three of a kind may count 30 and a half.
Worth worthInThirtyone(const QStringList &hand, const QJsonObject &options)
{
    const auto pointsOf = [](QChar rank) {
        return rank == u'A' ? 11 : QStringLiteral("TJQK").contains(rank) ? 10 : rank.digitValue();
    };
    int best = 0;
    for (const QChar suit : QStringLiteral("CDHS")) {
        int total = 0;
        for (const QString &card : hand)
            total += card[1] == suit ? pointsOf(card[0]) : 0;
        best = std::max(best, 2 * total);
    }
    if (options["threeOfAKind305"].toBool() && hand[0][0] == hand[1][0] && hand[1][0] == hand[2][0])
        best = std::max(best, 61);
    return {best, 0};
}

/// Larger is better: in Stop the Bus the kind of hand, and what decides within the kind.
Worth worthInStopTheBus(const QStringList &hand, const QJsonObject &options)
{
    std::array<int, 3> ranks{};
    for (qsizetype card = 0; card < 3; ++card)
        ranks[static_cast<std::size_t>(card)]
            = static_cast<int>(QStringLiteral("23456789TJQKA").indexOf(hand[card][0]));
    std::sort(ranks.begin(), ranks.end());
    const auto [low, middle, high] = ranks;
    const bool oneSuit = hand[0][1] == hand[1][1] && hand[1][1] == hand[2][1];
    const bool lowRun = low == 0 && middle == 1 && high == 12;
    const bool quirks = options["bragQuirks"].toBool();
    if (low == high)
        return {5, quirks && low == 1 ? 13 : low};
    if (lowRun || (middle == low + 1 && high == middle + 1))
        return {oneSuit ? 4 : 3, lowRun ? (quirks ? 13 : 1) : high};
    if (!oneSuit && (low == middle || middle == high))
        return {1, 13 * middle + (low == middle ? high : low)};
    return {oneSuit ? 2 : 0, 169 * high + 13 * middle + low};
}

QStringList cards(const QJsonValue &list)
{
    QStringList cards;
    const QJsonArray codes = list.toArray();
    for (const QJsonValue code : codes)
        cards << code.toString();
    return cards;
}

QStringList after(QStringList hand, const QJsonObject &move)
{
    for (const QString &card : cards(move["give"]))
        hand.removeOne(card);
    hand.removeOne(move["discard"].toString());
    return hand + cards(move["take"]);
}

/// Thirty-One: what is known of the hand after an exchange with the middle, with cards of no use for those that are not.
QStringList exchanged(const QJsonObject &view, const QJsonObject &move)
{
    QStringList hand = cards(view["hand"]);
    for (const QString &card : cards(move["give"]))
        hand.removeOne(card);
    const QJsonArray places = move["places"].toArray();
    for (const QJsonValue place : places) {
        const QString card = view["middle"][place.toInt()].toString();
        hand << (card.isEmpty() ? QStringLiteral("2C") : card);
    }
    return hand;
}

/// Thirty-One: a turn is to knock, to stand, to exchange with the middle, or to get a card and lay one away.
QJsonObject chooseWithPiles(const QJsonObject &message, const QJsonObject &options)
{
    constexpr int enough = 2 * 24;
    const QJsonObject view = message["view"].toObject();
    const QJsonArray legal = message["legal"].toArray();
    const QStringList hand = cards(view["hand"]);
    const auto without = [&](QStringList held, const QString &card) {
        held.removeOne(card);
        return worthInThirtyone(held, options);
    };
    const auto isLegal = [&](const QString &action) {
        return std::any_of(legal.begin(), legal.end(),
                           [&](const QJsonValue &move) { return move["action"] == action; });
    };
    if (message["phase"].toString() == QStringLiteral("discard")) {
        const auto best
            = std::max_element(legal.begin(), legal.end(), [&](const QJsonValue &one, const QJsonValue &other) {
                  return without(hand, one["card"].toString()) < without(hand, other["card"].toString());
              });
        return (*best).toObject();
    }
    const QString phase = message["phase"].toString();
    if (phase == QStringLiteral("offer"))
        return {{"action", "nobet"}};
    if (phase == QStringLiteral("answer"))
        return {{"action", "decline"}};
    const Worth worth = worthInThirtyone(hand, options);
    if (phase == QStringLiteral("dealer"))
        return {{"action", "keep"}, {"hand", worthInThirtyone(cards(view["second"]), options) > worth ? 2 : 1}};
    if (phase == QStringLiteral("reset")) {
        const QJsonArray shown = view["shown"].toArray();
        const bool lowest = std::none_of(shown.begin(), shown.end(), [&](const QJsonValue &held) {
            return !held.isNull() && worthInThirtyone(cards(held), options) < worth;
        });
        return {{"action", lowest ? "reset" : "accept"}};
    }
    if (worth.first >= enough)
        for (const QString &action : {QStringLiteral("knock"), QStringLiteral("stand")})
            if (isLegal(action))
                return {{"action", action}};
    QJsonObject best;
    Worth most{-1, 0};
    for (const QJsonValue each : legal) {
        const QJsonObject move = each.toObject();
        if (move["action"].toString() != QStringLiteral("exchange"))
            continue;
        if (const Worth found = worthInThirtyone(exchanged(view, move), options); found > most) {
            most = found;
            best = move;
        }
    }
    if (most > worth)
        return best;
    if (cards(view["discards"]).isEmpty()) // in Switch: no piles
        return isLegal(QStringLiteral("stand")) ? QJsonObject{{"action", "stand"}} : best;
    const QStringList withTop = hand + QStringList(cards(view["discards"]).last());
    const bool gains
        = std::any_of(hand.begin(), hand.end(), [&](const QString &card) { return without(withTop, card) > worth; });
    return {{"action", gains ? "take" : isLegal(QStringLiteral("draw")) ? "draw" : "stand"}};
}

/// Knock!: of the cards the highest, trumps above all; else the first move, which is silence. So is a card's first.
QJsonObject chooseInKnock(const QJsonArray &legal)
{
    const auto height = [](const QJsonValue &move) {
        const QString card = move["card"].toString(QStringLiteral("--"));
        return card[1].isDigit() ? 100 * card.toInt() - 1 : QStringLiteral("789TJHQK").indexOf(card[0]);
    };
    const auto lower = [&](const QJsonValue &one, const QJsonValue &other) { return height(one) < height(other); };
    return (*std::max_element(legal.begin(), legal.end(), lower)).toObject();
}

/// Pinale: the last move that is listed is the turn with the top of the pile, where there is one.
QJsonObject chooseInPinale(const QString &phase, const QJsonObject &view, const QJsonArray &legal)
{
    if (phase == QStringLiteral("draw"))
        return legal.last().toObject();
    const QStringList hand = cards(view["hand"]);
    const auto height = [&hand](const QJsonValue &move) {
        const QString card = move["discard"].toString();
        const auto alike = std::count_if(hand.begin(), hand.end(),
                                         [&card](const QString &other) { return other[0] == card[0]; });
        return QStringLiteral("X23456789TJQKA").indexOf(card[0]) - (alike > 1 ? 20 : 0);
    };
    const auto lower = [&](const QJsonValue &one, const QJsonValue &other) { return height(one) < height(other); };
    return (*std::max_element(legal.begin(), legal.end(), lower)).toObject();
}

/// `match` is what the table told of it.
QJsonObject choose(const QJsonObject &message, const QJsonObject &match)
{
    const bool mambassa = match["game"].toString() == QStringLiteral("mambassa");
    const bool bus = match["game"].toString() == QStringLiteral("stopthebus");
    const QJsonObject options = match["options"].toObject();
    const auto worth = [&](const QStringList &hand) {
        return mambassa ? worthInMambassa(hand)
            : bus       ? worthInStopTheBus(hand, options)
                        : worthInPetrangola(hand, options);
    };
    const QString phase = message["phase"].toString();
    const QJsonObject view = message["view"].toObject();
    const QJsonArray legal = message["legal"].toArray();
    if (phase == QStringLiteral("cut"))
        return {{"action", "cut"}, {"at", legal[0]["min"].toInt()}};
    if (match["game"].toString() == QStringLiteral("thirtyone"))
        return chooseWithPiles(message, options);
    if (match["game"].toString() == QStringLiteral("knock"))
        return chooseInKnock(legal);
    if (match["game"].toString() == QStringLiteral("pinale"))
        return chooseInPinale(phase, view, legal);
    if (bus && phase == QStringLiteral("stop"))
        return {{"action", worth(cards(view["hand"])).first > 0 ? "stop" : "pass"}};
    if (phase == QStringLiteral("dealer")) {
        const int points = mambassa ? 2 * 38 : 0;
        return {{"action", worth(cards(view["aside"])).first > points ? "keep" : "expose"}};
    }
    if (phase == QStringLiteral("reentry"))
        return {{"action", "reenter"}};
    // The first is the one that keeps the hand: a knock, a stay, or an exchange of none.
    if (phase == QStringLiteral("draw") && worth(cards(view["hand"])).first >= 2 * 28)
        return {{"action", "stay"}};
    QJsonObject best;
    Worth most{-99, -99};
    for (const QJsonValue each : legal) {
        const QJsonObject move = each.toObject();
        if (phase == QStringLiteral("draw") && !move.contains("discard"))
            continue;
        if (const Worth found = worth(after(cards(view["hand"]), move)); found > most) {
            most = found;
            best = move;
        }
    }
    return best;
}

} // namespace

int main()
{
    QJsonObject match;
    std::string line;
    while (std::getline(std::cin, line)) {
        const QJsonObject message = QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
        const QString type = message["type"].toString();
        QJsonObject answer;
        if (type == QStringLiteral("hello"))
            answer = {{"type", "ready"}, {"name", "Greedy"}};
        else if (type == QStringLiteral("choose"))
            answer = {{"type", "move"}, {"id", message["id"]}, {"move", choose(message, match)}};
        else if (type == QStringLiteral("match"))
            match = message;
        else if (type == QStringLiteral("bye"))
            break;
        if (!answer.isEmpty())
            std::cout << QJsonDocument(answer).toJson(QJsonDocument::Compact).toStdString() << std::endl;
    }
    return 0;
}
