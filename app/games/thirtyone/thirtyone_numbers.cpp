// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/thirtyone/thirtyone_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

std::vector<KnockNumbers::Counted> ThirtyoneNumbers::rare() const
{
    return {{QCoreApplication::translate("ThirtyoneNumbers", "Deals that you ended with 31"), u"blitzes"_s}};
}

std::vector<KnockNumbers::Counted> ThirtyoneNumbers::kinds() const
{
    return {{QCoreApplication::translate("ThirtyoneNumbers", "Knock"), u"knock"_s}};
}

QString ThirtyoneNumbers::costlyKnocks() const
{
    return QCoreApplication::translate("ThirtyoneNumbers", "Knocks that cost you a life");
}
