// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// What follows begins on a new page, except where a page is so tall that both parts fit on it.
// The height comes from the block before, not from the own place: that one depends on the height.
Item {
    id: root
    readonly property Chapter chapter: parent as Chapter
    readonly property bool breaks: chapter ? chapter.twoPages || chapter.height < Theme.body * 60 : false
    readonly property RuleBlock before: {
        for (let i = 1; chapter && i < chapter.children.length; ++i) {
            if (chapter.children[i] === root)
                return chapter.children[i - 1] as RuleBlock
        }
        return null
    }
    width: 1
    height: breaks && before ? Math.max(0, chapter.height - before.y - before.height - chapter.spacing - 1) : 0
}
