// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the opening of a deal is told from, of one seat; nothing is drawn.
Item {
    required property int seat
    required property string name
    required property bool dealer
    required property bool turn
    required property bool out
}
