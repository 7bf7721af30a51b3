// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/mambassa/mambassa_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

std::vector<KnockNumbers::Counted> MambassaNumbers::rare() const
{
    return {{QCoreApplication::translate("MambassaNumbers", "Mambasse, four aces"), u"mambasse"_s},
            {QCoreApplication::translate("MambassaNumbers", "Quarantune"), u"quarantune"_s}};
}
