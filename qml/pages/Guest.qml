// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One person at the table that is being laid. A sun rises behind the one whose card lies in the middle.
Item {
    id: root
    required property int index
    required property string name
    required property string portrait
    required property string levelName
    required property int level
    required property bool human
    required property string temperament
    required property bool program
    required property string command
    required property string programText
    required property bool another
    required property string personText
    readonly property bool paired: MatchSetup.sides > 0
    readonly property bool mate: paired && index % MatchSetup.sides === 0 // on the same side as the person
    required property real d                                  // the portrait
    required property real plate                              // the height of the name below it; 0 for none
    required property real room                               // how wide the name may be
    required property bool on
    required property bool ringed
    signal pressed()

    objectName: "setup_seat_" + index
    width: d
    height: d + plate
    z: on ? 1 : 0
    Accessible.role: Accessible.ListItem
    readonly property string apart: Sentence.isolated(name)
    Accessible.name: human ? qsTr("%1, your seat").arg(apart) : mate ? Sentence.filled(qsTr("%1, your partner", "%1 is a player, how they play"), [told]) : told
    readonly property string told: program ? Sentence.filled(qsTr("%1, %2: %3", "a name, 'a program…', which program"), [apart, levelName, programText]) : Sentence.filled(qsTr("%1, %2"), [apart, levelName])
    Accessible.selectable: true
    Accessible.selected: on
    Accessible.onPressAction: pressed()

    Medallion { height: root.d; who: root.portrait; turn: root.on; y: pointer.containsMouse && !root.on ? -2 : 0 }
    Label {
        visible: root.plate > 0
        Accessible.ignored: true
        anchors { horizontalCenter: parent.horizontalCenter; top: parent.top; topMargin: root.d * 0.92 }
        width: Math.min(implicitWidth, root.room)
        height: root.plate
        pad: size * 0.6
        size: Math.max(11, Math.floor(measure.font.pixelSize * Math.min(1, (root.room - 2 - measure.font.pixelSize * 1.2) / Math.max(1, measure.advanceWidth))))
        text: root.name
    }
    TextMetrics { id: measure; text: root.name; font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Math.max(11, Math.round(root.plate * 0.56)) } }
    Picture {                                                 // the wine of the side, as at the table
        visible: root.paired
        source: Theme.asset(root.mate ? "tokens/wine_red.svg" : "tokens/wine_white.svg")
        height: Math.round(Math.max(20, root.d * 0.36))
        width: height
        x: root.d * 0.8
        y: root.d * 0.5
    }
    MouseArea { id: pointer; anchors.fill: parent; hoverEnabled: true; cursorShape: Qt.PointingHandCursor; onClicked: root.pressed() }
    FocusRing { shown: root.ringed; anchors.bottomMargin: root.plate - 5 }
}
