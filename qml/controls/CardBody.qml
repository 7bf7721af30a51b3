// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The printed card itself and its shadow, as it lies or flies. The paper lies under the picture, which comes when it is
// ready, so that a card is never a hole.
Item {
    id: root
    required property string face                             // "AD", "7S", … or "back"
    property bool shadow: true
    property real lift: 0
    readonly property real corner: width * 0.059

    Shadow { visible: root.shadow; lift: root.lift }
    Rectangle { anchors.fill: parent; radius: root.corner; color: Theme.cardPaper; antialiasing: true }
    CardPicture { anchors.fill: parent; face: root.face }
    Rectangle {
        anchors.fill: parent
        radius: root.corner
        color: "transparent"
        antialiasing: true
        border { width: 1; color: "#59170f08" }
    }
}
