// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// Has the whole pack drawn for the table before it is opened, and again when the window has found its new size.
Item {
    id: root
    readonly property int handPixels: Math.round(places.handHeight * Screen.devicePixelRatio)
    readonly property int montePixels: Math.round(places.monteHeight * Screen.devicePixelRatio)
    function prepare() {
        CardPictures.prepare(MatchSetup.pack, handPixels, Screen.devicePixelRatio)
        CardPictures.prepare(MatchSetup.pack, montePixels, Screen.devicePixelRatio)
    }

    TableLayout { id: places; width: root.width; height: root.height; seats: MatchSetup.seatCount; cardAspect: CardPictures.aspectOf(MatchSetup.pack + "/back") }
    Timer {
        id: settled
        property bool begun: false                            // at first the page that is opened needs all cores
        interval: begun ? 200 : 1000
        running: true
        onTriggered: {
            begun = true
            root.prepare()
        }
    }
    Connections {
        target: Preferences
        function onBackChanged() { root.prepare() }
        function onCornerIndexChanged() { root.prepare() }
    }
    onHandPixelsChanged: settled.restart()
    onMontePixelsChanged: settled.restart()
}
