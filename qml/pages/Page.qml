// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What the window knows of a page. What lies over all of it, and is closed first by Esc, is `laid`.
FocusScope {
    property string hint                                      // where a page of many opens
    property string game                                      // that it is about, where it is about one
    property Overlay laid: null
    // false where the page has something to ask before the match begins; it says went("deal") then
    function prepared(): bool { return true }
    signal went(string where)                                 // "back" or a place that Main.go() knows
}
