// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// A game in the words of the shared formats ("Match record"); each game of the house has one of these.
template<class G>
struct Json;
