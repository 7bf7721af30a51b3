// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// Something that does not happen every day, and that the table stops for: its word, what it means, and what its
/// picture is made of. A game tells its own; the table tells of duels, farewells and returns.
struct Highlight
{
    Q_GADGET
    QML_VALUE_TYPE(highlight)
    /// What it is, as its game calls it: "scala", "out".
    Q_PROPERTY(QString event MEMBER event)
    Q_PROPERTY(QString word MEMBER word)
    Q_PROPERTY(QString line MEMBER line)
    /// The word of the farewell, or another that is said aloud; empty for none.
    Q_PROPERTY(QString said MEMBER said)
    Q_PROPERTY(int figure MEMBER figure)
    Q_PROPERTY(QStringList cards MEMBER cards)
    Q_PROPERTY(QStringList portraits MEMBER portraits)
    Q_PROPERTY(QString piece MEMBER piece)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(int time MEMBER time)
    Q_PROPERTY(int after MEMBER after)

public:
    /// How its picture is laid.
    enum Figure {
        Fan,     ///< cards of a kind before the sun
        Stairs,  ///< cards that follow each other, each a step higher
        Bow,     ///< cards in a bow, as over a door
        Duel,    ///< faces before each other, with a token each, or what else their last life is
        Leaving, ///< a face whose last token, or that, rolls away
        Coming,  ///< a face that comes back, and a coin for the plate
    };
    Q_ENUM(Figure)

    QString event;
    QString word;
    QString line;
    QString said;
    int figure = Fan;
    QStringList cards;     ///< faces
    QStringList portraits; ///< names of pictures
    QString piece;         ///< what the last life is, of resources/tokens; empty where it is what one loses
    int coins = 0;         ///< that are poured out for whoever has won them
    int after = 0;         ///< milliseconds until it comes
    int time = 0;          ///< milliseconds for which it can be seen; 0 where it is not shown

    bool operator==(const Highlight &) const = default;
};
