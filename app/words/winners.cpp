// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "words/winners.h"

#include "words/phrases.h"

#include <QCoreApplication>

QString Winners::result() const
{
    if (count() == 0)
        return QCoreApplication::translate("Winners", "drawn", "a match");
    if (names.isEmpty())
        return QCoreApplication::translate("Winners", "you have won");
    const QString list = Phrases::list(names);
    if (count() == 1)
        return QCoreApplication::translate("Winners", "%1 has won").arg(list);
    if (side)
        return own ? QCoreApplication::translate("Winners", "you have won with %1").arg(list)
                   : QCoreApplication::translate("Winners", "%1 won", "several names, of one side").arg(list);
    return own ? QCoreApplication::translate("Winners", "shared with %1", "a win of the person's").arg(list)
               : QCoreApplication::translate("Winners", "shared by %1", "a win; several names").arg(list);
}

QString Winners::sentence() const
{
    if (count() == 0)
        return QCoreApplication::translate("Winners", "The match is drawn");
    if (names.isEmpty())
        return QCoreApplication::translate("Winners", "You win the match");
    const QString list = Phrases::list(names);
    if (count() == 1)
        return QCoreApplication::translate("Winners", "%1 wins the match").arg(list);
    if (side)
        return own ? QCoreApplication::translate("Winners", "You and %1 win the match", "one name or several").arg(list)
                   : QCoreApplication::translate("Winners", "%1 win the match", "several names, of one side").arg(list);
    return own ? QCoreApplication::translate("Winners", "You share the win with %1").arg(list)
               : QCoreApplication::translate("Winners", "%1 share the win", "several names").arg(list);
}
