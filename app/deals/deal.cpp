// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "deals/deal.h"

#include "catalog/catalog.h"

#include <QCryptographicHash>

namespace deals {

QByteArray seedOf(const QString &game, quint32 number)
{
    return QCryptographicHash::hash("petrangola deal " + game.toUtf8() + ' ' + QByteArray::number(number),
                                    QCryptographicHash::Sha256);
}

Deal numbered(const QString &game, quint32 number)
{
    const GameInfo &info = *catalog::find(game);
    Deal deal{.game = game, .rules = info.options.usual(), .seats = {}, .number = number, .seed = seedOf(game, number)};
    for (int seat = 0; seat < info.seating.usual; ++seat)
        deal.seats.push_back(SeatSetupModel::usual(seat));
    return deal;
}

} // namespace deals
