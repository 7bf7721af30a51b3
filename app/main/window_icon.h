// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWindow;

/// While a game is on the table the window has the icon of its pack.
void giveIconOfPack(QWindow &window);
