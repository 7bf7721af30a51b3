// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton
import QtQuick
import Cards

// Colours, type, spacing and motion of the house. Sizes follow `base`, which the window sets.
QtObject {
    id: root

    property string art: "qrc:/art/"
    function asset(name: string): url { return art + name }

    property real base: 16                                    // px of running text
    function baseFor(w: real, h: real): real {
        return Math.max(13, Math.min(46, Math.round(Math.min(w / 76, h / 48))))
    }

    // the card pack's inks
    readonly property color ink: "#17120f"
    readonly property color paper: "#f3e8cd"
    readonly property color cardPaper: "#fffdf4"
    readonly property color red: "#c9281b"
    readonly property color redDark: "#8e1d13"
    readonly property color yellow: "#fbd324"
    readonly property color gold: "#e09a16"
    readonly property color blue: "#27568f"
    readonly property color green: "#1f6a42"
    readonly property color rust: "#7c2f14"
    // text
    readonly property color inkSoft: "#5b4a38"                // second voice on paper, 7:1
    readonly property color cream: "#f4e6c2"                  // on wood
    readonly property color creamSoft: "#cdb78c"              // second voice on wood
    readonly property color chalk: "#fffdf6"                  // on red, blue and green tickets
    readonly property color rustDark: "#4d1b0b"               // on linen, in the lamp's shade too
    readonly property color bare: "#30ffffff"                 // unprinted field on paper

    readonly property string serif: "Osteria Serif"
    readonly property string sans: "Osteria Sans"
    readonly property list<QtObject> faces: [
        FontLoader { source: root.asset("fonts/OsteriaSerif-Regular.ttf") },
        FontLoader { source: root.asset("fonts/OsteriaSerif-Italic.ttf") },
        FontLoader { source: root.asset("fonts/OsteriaSerif-SemiBold.ttf") },
        FontLoader { source: root.asset("fonts/OsteriaSerif-SemiBoldItalic.ttf") },
        FontLoader { source: root.asset("fonts/OsteriaSerif-Bold.ttf") },
        FontLoader { source: root.asset("fonts/OsteriaSerif-Black.ttf") },
        FontLoader { source: root.asset("fonts/Cabin-Regular.ttf") },
        FontLoader { source: root.asset("fonts/Cabin-Medium.ttf") },
        FontLoader { source: root.asset("fonts/Cabin-SemiBold.ttf") },
        FontLoader { source: root.asset("fonts/Cabin-Bold.ttf") }
    ]
    // Print is as large as the person wishes; things keep to the window. What holds words takes its size from theirs.
    readonly property real textScale: Preferences.textSize / 100
    readonly property real small: Math.round(Math.max(12, base * 0.84) * textScale)
    readonly property real body: Math.round(base * textScale)
    readonly property real strong: Math.round(base * 1.18 * textScale)
    readonly property real head: Math.round(base * 1.55 * textScale)
    readonly property real big: Math.round(base * 2.1 * textScale)
    readonly property real display: Math.round(base * 3.0 * textScale)

    readonly property real xs: base * 0.25
    readonly property real s: base * 0.5
    readonly property real m: base
    readonly property real l: base * 1.5
    readonly property real xl: base * 2.5

    readonly property real touch: Math.max(36, Math.round(base * 2.3)) // smallest side of what is pressed

    // milliseconds; all 0 when motion is off, so states still change
    readonly property bool moving: Preferences.moving
    property real speed: 1                                    // of a replay: how many times as fast things travel
    readonly property int hoverTime: moving ? 90 : 0
    readonly property int chooseTime: moving ? 150 : 0
    readonly property int travelTime: moving ? 280 / speed : 0
    readonly property int travelApart: moving ? 60 / speed : 0
    readonly property int dealTime: moving ? 180 / speed : 0
    readonly property int dealApart: moving ? 70 / speed : 0
    readonly property int flipTime: moving ? 240 / speed : 0
    readonly property int flipApart: moving ? 90 / speed : 0
    readonly property int flipWithin: moving ? 70 / speed : 0 // between the cards of one hand at the showdown
    readonly property int bubbleInTime: moving ? 180 / speed : 0
    readonly property int bubbleOutTime: moving ? 150 / speed : 0
    readonly property int knockTime: moving ? 220 / speed : 0
    readonly property int tokenTime: moving ? 350 / speed : 0
    readonly property int gatherTime: moving ? 420 / speed : 0
    readonly property int lightTime: moving ? 500 / speed : 0 // the lamp is turned to whoever pays
    readonly property int sunTime: moving ? 240 : 0
    property int grace: 350                                   // what has only just come up takes no press yet
    readonly property int sheetTime: moving ? 300 : 0
    readonly property int pageTime: moving ? 240 : 0
}
