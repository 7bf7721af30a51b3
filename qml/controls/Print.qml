// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Words printed on paper, in the few sizes of the house: title, head, section, text, note, aside.
PlainText {
    id: root
    property string kind: "text"
    property real enlarge: 1
    readonly property bool serifed: kind !== "note"
    readonly property bool heading: kind === "title" || kind === "head" || kind === "section"
    color: kind === "note" ? Theme.inkSoft : kind === "section" || kind === "aside" ? Theme.rust : Theme.ink
    wrapMode: Text.WordWrap
    lineHeight: heading ? 1 : 1.1
    font {
        family: serifed ? Theme.serif : Theme.sans
        italic: kind === "aside"
        weight: kind === "title" ? Font.Black : heading ? Font.Bold : Font.Normal
        pixelSize: Math.round(enlarge * (kind === "title" ? Theme.big : heading ? Theme.head : kind === "text" ? Theme.body * 1.1 : Theme.body))
    }
    Accessible.role: heading ? Accessible.Heading : Accessible.StaticText
    Accessible.focusable: false
    Accessible.name: text
}
