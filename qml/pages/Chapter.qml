// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One chapter of the rules: its blocks flow from page to page, so that no text is ever cut off.
// A column is `slot` wide, of which `leaf` is printed on; columns follow each other at slot + spacing.
Flow {
    id: root
    property real leaf: 400
    property real slot: leaf
    property bool twoPages: true
    readonly property real enlarge: twoPages || Theme.textScale > 1 ? 1 : 1.15         // a single page is wide enough for larger type
    readonly property int pages: Math.max(1, Math.round((implicitWidth + spacing) / (slot + spacing)))
    spacing: Theme.base * (twoPages ? 0.9 : 0.7)
    // how far the last page is printed
    readonly property real lastBottom: {
        for (let i = children.length - 1; i >= 0; --i) {
            const block = children[i] as RuleBlock
            if (block)
                return block.y + block.height
        }
        return 0
    }
    flow: Flow.TopToBottom
}
