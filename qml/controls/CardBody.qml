// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// The printed card itself and its shadow, as it lies or flies. The paper is there until the picture is ready, so that a
// card is never a hole.
Item {
    id: root
    required property string face                             // "piacentine/AD", "piacentine/back"
    property bool shadow: true
    property real lift: 0
    readonly property real corner: width * 0.059

    CardShadow { anchors.fill: parent; z: -1; visible: root.shadow; lift: root.lift }
    Rectangle { anchors.fill: parent; visible: !picture.ready; radius: root.corner; color: Theme.cardPaper; antialiasing: true }
    CardPicture { id: picture; anchors.fill: parent; face: root.face }
}
