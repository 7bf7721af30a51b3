// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/seat.h"

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <chrono>
#include <vector>

/// A card, as the table finds it.
struct Place
{
    QString zone;
    int index = 0;                  ///< from 0; `onTop` of a stack
    game::Seat seat = game::nobody; ///< whose it is, where each seat has such a zone

    static constexpr int onTop = -1;
    bool operator==(const Place &) const = default;
};

/// The way of one card from one place of the table to another, or over in its place. The table shows the card in the
/// place where it comes to lie when it is told; sounds and waiting go by the same flights as what is seen.
struct Flight
{
    Q_GADGET
    QML_VALUE_TYPE(flight)
    Q_PROPERTY(QString fromZone READ fromZone)
    Q_PROPERTY(int fromSeat READ fromSeat)
    Q_PROPERTY(int fromPlace READ fromPlace)
    Q_PROPERTY(QString toZone READ toZone)
    Q_PROPERTY(int toSeat READ toSeat)
    Q_PROPERTY(int toPlace READ toPlace)
    /// Faces: at first, and from the middle of the way on.
    Q_PROPERTY(QString leaves MEMBER leaves)
    Q_PROPERTY(QString lands MEMBER lands)
    /// Milliseconds at the usual speed, from when it is told.
    Q_PROPERTY(int delay MEMBER delay)
    Q_PROPERTY(int time MEMBER time)
    /// It lies there to be seen before it sets out, from so many milliseconds on; and it still lies there for so many
    /// after it has come there, until the table shows it.
    Q_PROPERTY(bool waits READ waits)
    Q_PROPERTY(int seenFrom MEMBER seenFrom)
    Q_PROPERTY(int stays MEMBER stays)
    /// Halfway it lies still so long, beside what comes the other way; part of `time`.
    Q_PROPERTY(int rest MEMBER rest)
    /// How far it leaves the straight way, in units of the running text.
    Q_PROPERTY(double arc READ arc)
    /// So quick that nobody sees whether it turns smoothly.
    Q_PROPERTY(bool quick READ quick)

public:
    enum Way {
        Dealt,    ///< from the stock, one after the other
        Drawn,    ///< from the stock, and turned for all to see
        Turned,   ///< over in its place
        Carried,  ///< by hand
        Crossing, ///< one of two packets that change places
        Gathered, ///< swept together after a deal
        Riffled,  ///< of the shuffle
        Lifted,   ///< of the cut
    };
    Q_ENUM(Way)

    Place from;
    Place to;
    QString leaves;
    QString lands;
    int delay = 0;
    int time = 0;
    int seenFrom = 0;
    int stays = 0;
    int rest = 0;
    Way way = Carried;

    [[nodiscard]] QString fromZone() const { return from.zone; }
    [[nodiscard]] int fromSeat() const { return from.seat; }
    [[nodiscard]] int fromPlace() const { return from.index; }
    [[nodiscard]] QString toZone() const { return to.zone; }
    [[nodiscard]] int toSeat() const { return to.seat; }
    [[nodiscard]] int toPlace() const { return to.index; }
    [[nodiscard]] bool waits() const { return way != Dealt; }
    [[nodiscard]] double arc() const;
    [[nodiscard]] bool quick() const { return way == Dealt || way == Gathered || way == Riffled || way == Lifted; }

    bool operator==(const Flight &) const = default;
};

namespace flights {

// The look's motion table in milliseconds, as in qml/theme/Theme.qml.
inline constexpr int travelTime = 280;
inline constexpr int travelApart = 60;
inline constexpr int dealTime = 220;
inline constexpr int dealtWithin = 25; ///< between the cards of one hand
inline constexpr int flipTime = 240;
inline constexpr int flipApart = 90;
inline constexpr int flipWithin = 70; ///< between the cards of one hand at the showdown
inline constexpr int gatherTime = 280;
inline constexpr int gatherApart = 45; ///< between the hands that are swept together
inline constexpr int splitTime = 150;
inline constexpr int riffleTime = 130;
inline constexpr int riffleApart = 34;
inline constexpr int pushTime = 210; ///< the shuffled pack, to where it is cut
inline constexpr int cutTime = 170;
inline constexpr int cutRest = 60;
/// A fist is on the table so long after it was raised.
inline constexpr int fistTime = 110;

/// Cards that lie in one zone from its first place on.
struct Packet
{
    QString zone;
    game::Seat seat = game::nobody;
    QStringList faces;

    [[nodiscard]] Place place(int index) const { return {.zone = zone, .index = index, .seat = seat}; }
};

/// How a deal goes.
struct Dealing
{
    int apart = 0;    ///< between two cards, or packets
    bool each = true; ///< card by card, round by round; else packet by packet
    bool cut = false; ///< the pack is cut first
};
/// Off the stock, in this order.
[[nodiscard]] QList<Flight> dealt(const std::vector<Packet> &packets, const Dealing &how);
/// The pack is cut where it lies.
[[nodiscard]] QList<Flight> cut(const QString &back);
/// What lies about, face down, is swept together before the dealer, riffled, and pushed to where the pack is cut.
[[nodiscard]] QList<Flight> shuffled(const std::vector<Packet> &lying, game::Seat dealer, const QString &back);
/// From when such flights are told until the first riffle is heard.
[[nodiscard]] std::chrono::milliseconds untilRiffle(const QList<Flight> &flights);
/// Off the stock, face up.
[[nodiscard]] QList<Flight> drawn(const Place &to, const QString &face);
/// From their backs to these faces.
[[nodiscard]] QList<Flight> turnedUp(const Packet &cards);
/// Two packets change places, each with the faces that it now has; `down` was seen by nobody before.
[[nodiscard]] QList<Flight> crossing(const Packet &down, const Packet &other);
/// Until the last card has landed.
[[nodiscard]] std::chrono::milliseconds lasting(const QList<Flight> &flights);

} // namespace flights
