// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// A block that stays together on one page of a chapter.
Item {
    id: root
    default property alias content: inner.data
    property bool ours: false                                 // told as this table plays it, and not as is usual
    readonly property real enlarge: (parent as Chapter)?.enlarge ?? 1
    readonly property real leaf: inner.width
    width: (parent as Chapter)?.slot ?? 0
    height: inner.childrenRect.height
    Rectangle { visible: root.ours; x: -Theme.base * 0.7; width: 3; height: root.height; color: Theme.red }
    Item { id: inner; width: (root.parent as Chapter)?.leaf ?? 0; height: childrenRect.height }
}
