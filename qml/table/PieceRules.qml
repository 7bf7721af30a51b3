// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What the rules of a match say of the pieces that its players lose.
QtObject {
    id: root
    required property Table table
    readonly property bool bill: table.piece === "bill"
    readonly property var rules: table.seatCount > 0 ? table.rulesByKey() : ({})
    // what is printed on a bill; nothing where other pieces lie there
    readonly property string figure: bill ? (rules.billValue?.text ?? "").match(/\d+/)?.[0] ?? "" : ""
    // lives that have no piece: who has lost the last one plays on for nothing
    readonly property int spareLives: bill || table.piece === "penny" && rules.county?.value === 1 ? 1 : 0
}
