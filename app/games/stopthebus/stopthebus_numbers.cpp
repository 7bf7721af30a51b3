// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/stopthebus/stopthebus_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

std::vector<KnockNumbers::Counted> StopthebusNumbers::rare() const
{
    return {{QCoreApplication::translate("StopthebusNumbers", "Prials that you showed"), u"prials"_s},
            {QCoreApplication::translate("StopthebusNumbers", "Deals that nobody stopped"), u"rides"_s}};
}

std::vector<KnockNumbers::Counted> StopthebusNumbers::kinds() const
{
    return {{QCoreApplication::translate("StopthebusNumbers", "Bus stopped"), u"stop"_s}};
}
