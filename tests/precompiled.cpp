// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Nothing: CMake wants a source where headers are compiled ahead.
