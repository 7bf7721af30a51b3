// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "games/petrangola/petrangola_numbers.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

std::vector<KnockNumbers::Counted> PetrangolaNumbers::rare() const
{
    return {{QCoreApplication::translate("PetrangolaNumbers", "Petrangole at the showdown"), u"petrangole"_s},
            {QCoreApplication::translate("PetrangolaNumbers", "Petrangoloni, three aces"), u"petrangoloni"_s}};
}
