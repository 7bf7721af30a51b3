// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Cards

// Paper that is longer than its window: a printed mark at the right shows where one is, and what gets the focus comes into view.
Flickable {
    id: root
    readonly property bool longer: contentHeight > height + 1
    readonly property Item focused: Window.activeFocusItem

    function holds(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up === contentItem)
                return true
        }
        return false
    }
    // a few lines on, or a page
    function roll(lines: real) { contentY = Math.max(0, Math.min(contentHeight - height, contentY + lines * Theme.body * 1.4)) }
    readonly property real pageful: height / (Theme.body * 1.4) - 1
    onFocusedChanged: reveal()
    onHeightChanged: reveal()
    function reveal() {
        // what the pointer lights up does not run away from under it
        if (!focused || !holds(focused) || (focused as MenuLine)?.byPointer)
            return
        show(focused)
    }
    // brings what is on the paper into the window
    function show(item: Item) {
        const top = item.mapToItem(contentItem, 0, 0).y - Theme.base * 1.5
        const bottom = top + item.height + Theme.base * 3
        const most = Math.max(0, contentHeight - height)
        if (top < contentY)
            contentY = bottom <= height ? 0 : Math.max(0, top)
        else if (bottom > contentY + height)
            contentY = Math.min(most, bottom - height)
    }

    // What goes on above or below fades into the paper, so that no letter is cut through. What has none is transparent.
    property color paper: Theme.paper
    property real fade: Math.min(Theme.body * 0.9, height * 0.12)
    component Fade: Rectangle {
        id: edge
        required property bool below
        readonly property list<real> veil: below ? [0, 0.5, 0.9, 1] : [1, 0.9, 0.5, 0]
        parent: root
        z: 1
        width: root.width - Theme.s - 1
        height: root.fade
        y: below ? root.height - height : 0
        visible: height >= 4 && root.paper.a > 0 && (below ? root.contentY < root.contentHeight - root.height - 1 : root.contentY > 1)
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.alpha(root.paper, edge.veil[0]) }
            GradientStop { position: 0.35; color: Qt.alpha(root.paper, edge.veil[1]) }
            GradientStop { position: 0.65; color: Qt.alpha(root.paper, edge.veil[2]) }
            GradientStop { position: 1; color: Qt.alpha(root.paper, edge.veil[3]) }
        }
    }
    Fade { below: false }
    Fade { below: true }

    clip: true
    boundsBehavior: Flickable.StopAtBounds
    interactive: longer
    flickableDirection: Flickable.VerticalFlick

    Item {
        parent: root
        visible: root.longer
        anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
        width: Theme.s
        Rectangle { anchors.horizontalCenter: parent.horizontalCenter; width: 1; height: parent.height; color: Theme.ink; opacity: 0.3 }
        Rectangle {
            width: parent.width
            height: Math.max(Theme.base * 2, root.visibleArea.heightRatio * parent.height)
            y: root.visibleArea.yPosition * parent.height
            radius: width / 2
            color: Theme.rust
            opacity: 0.75
        }
    }
}
