// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "osteria/places.h"

#include <QCoreApplication>

namespace words {

QString place(int place)
{
    switch (place) {
    case 1:
        return QCoreApplication::translate("Places", "1st", "a place taken in a match");
    case 2:
        return QCoreApplication::translate("Places", "2nd", "a place taken in a match");
    case 3:
        return QCoreApplication::translate("Places", "3rd", "a place taken in a match");
    default:
        break;
    }
    constexpr int tens = 10;
    constexpr int teens = 20;
    if (place > teens && place % tens == 1)
        return QCoreApplication::translate("Places", "%1st", "a place taken in a match, from 21").arg(place);
    if (place > teens && place % tens == 2)
        return QCoreApplication::translate("Places", "%1nd", "a place taken in a match, from 22").arg(place);
    if (place > teens && place % tens == 3)
        return QCoreApplication::translate("Places", "%1rd", "a place taken in a match, from 23").arg(place);
    return QCoreApplication::translate("Places", "%1th", "a place taken in a match").arg(place);
}

} // namespace words
