// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/mambassa_session.h"

#include "models/match_setup.h"

mambassa::Options MambassaSession::options() const
{
    return MatchSetup::instance().mambassaOptions();
}
