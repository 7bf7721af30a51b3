// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "stacked_mambassa.h"

// What the tests of Mambassa's rules deal where the hands do not matter: nobody has anything.
inline const std::vector<std::string> plainHands{"2D 3C 4S 5B", "3D 4C 5S 6B", "4D 5C 6S 7B"};
