// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "programs/program_trouble.h"

#include <QCoreApplication>

QString ProgramTrouble::words() const
{
    switch (what) {
    case What::none:
        break;
    case What::unnamed:
        return QCoreApplication::translate("Program", "no program is named");
    case What::notFound:
        return QCoreApplication::translate("Program", "“%1” was not found").arg(detail);
    case What::notExecutable:
        return QCoreApplication::translate("Program", "“%1” is not a program that may be started").arg(detail);
    case What::unguarded:
        return QCoreApplication::translate("Program",
                                           "what keeps programs in bounds is missing (%1): reinstall the game")
            .arg(detail);
    case What::notStarted:
        return QCoreApplication::translate("Program", "it could not be started (%1)").arg(detail);
    case What::notReady:
        return QCoreApplication::translate("Program", "it was not ready within 10 seconds");
    case What::noGreeting:
        return QCoreApplication::translate("Program", "it did not say within 10 seconds that it is ready, but “%1”")
            .arg(detail);
    case What::ended:
        return QCoreApplication::translate("Program", "the program has ended");
    case What::late:
        return QCoreApplication::translate("Program", "no answer in time");
    case What::tooLong:
        return QCoreApplication::translate("Program", "a line that is too long");
    case What::wrong:
        return detail;
    case What::illegal:
        return QCoreApplication::translate("Program", "a move against the rules");
    }
    return {};
}
