// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

/// Chooses how the windows are drawn; to be called before there is one. Without a graphics card OpenGL would be worked
/// out by the processor, pixel by pixel and each frame anew: there Qt Quick's own software renderer takes half the
/// memory, starts in half the time, and paints only what has changed. Whoever names a renderer in the environment
/// (QT_QUICK_BACKEND, QSG_RHI_BACKEND) gets that one.
void chooseRenderer();
