// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The print in which a hint gives its reasons.
PlainText {
    wrapMode: Text.WordWrap
    color: Theme.ink
    font { family: Theme.serif; italic: true; pixelSize: Theme.small }
}
