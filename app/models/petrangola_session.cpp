// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/petrangola_session.h"

#include "models/match_setup.h"

petrangola::Options PetrangolaSession::options() const
{
    return MatchSetup::instance().options();
}
