// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window

// A picture drawn for the size it is shown in. After a resize it is stretched until the one for the new size is ready,
// so that it never vanishes. Only the height is asked for: width and height set apart would load twice.
Item {
    id: root
    required property url source
    property real wanted: 0
    property real drawn: 0
    // Qt draws vectors for the screen's density by itself, but not pixels
    readonly property real density: ("" + source).endsWith(".png") ? Screen.devicePixelRatio : 1
    readonly property int status: picture.status

    function adopt() {
        wanted = Math.round(height * density)
        if (picture.status !== Image.Ready)
            drawn = wanted
        if (wanted === drawn)
            return
        ahead.sourceSize.height = wanted
        ahead.source = source
        if (ahead.status === Image.Ready)
            drawn = wanted
    }
    Component.onCompleted: adopt()
    onHeightChanged: rest.restart()
    onDensityChanged: rest.restart()
    Timer { id: rest; interval: 40; onTriggered: root.adopt() }

    Image {
        id: picture
        anchors.fill: parent
        asynchronous: true
        antialiasing: true
        source: root.drawn > 0 ? root.source : ""
        sourceSize.height: root.drawn
    }
    Image {
        id: ahead
        visible: false
        asynchronous: true
        onStatusChanged: {
            if (status === Image.Ready && sourceSize.height === root.wanted)
                root.drawn = root.wanted
        }
    }
}
