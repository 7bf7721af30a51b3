// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What follows, as far as the next of these, begins on a new page unless all of it has room on this one, or so much of this
// one is left that it would lie half empty.
// The height comes from the block before, not from the own place: that one depends on the height.
Item {
    id: root
    readonly property Chapter chapter: parent as Chapter
    readonly property int at: {
        for (let i = 1; chapter && i < chapter.children.length; ++i) {
            if (chapter.children[i] === root)
                return i
        }
        return 0
    }
    readonly property RuleBlock before: at > 0 ? chapter.children[at - 1] as RuleBlock : null
    readonly property real needed: {
        let sum = 0
        for (let i = at + 1; at > 0 && i < chapter.children.length; ++i) {
            const block = chapter.children[i] as RuleBlock
            if (!block)
                break
            if (block.visible)
                sum += block.height + chapter.spacing
        }
        return sum
    }
    readonly property real room: chapter && before ? chapter.height - before.y - before.height - chapter.spacing - 1 : 0
    width: 1
    height: needed > room && room < chapter.height * 0.45 ? Math.max(0, room) : 0
}
