// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the window knows of a page.
FocusScope {
    property string hint                                      // where a page of many opens
    signal went(string where)                                 // "back" or a place that Main.go() knows
}
