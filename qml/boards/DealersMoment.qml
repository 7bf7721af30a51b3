// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// While the dealer looks at the cards in the middle, a slip on them tells who sees them.
Label {
    required property bool own                                // the dealer is the person
    z: 1
    tone: own ? "" : "_dark"
}
