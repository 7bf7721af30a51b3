// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The osteria's banknote with some of its corners folded in, and what it is worth in two rounds beside the sun.
Item {
    id: root
    required property int folded                              // of its four corners; -1 for no note
    property string figure                                    // what it is worth; "" where nobody says
    readonly property int status: paper.status
    width: height * 2
    Accessible.ignored: true

    Picture { id: paper; anchors.fill: parent; source: root.folded < 0 ? "" : Theme.asset("tokens/bill_" + root.folded + ".svg") }
    Repeater {
        model: root.folded >= 0 && root.figure !== "" && paper.status === Image.Ready ? 2 : 0
        Rectangle {
            required property int index
            width: height
            height: root.height * 0.44
            radius: height / 2
            x: root.width * (index === 0 ? 0.247 : 0.743) - width / 2
            y: (root.height - height) * 0.48
            color: "#e9ecc6"
            border { color: "#15472c"; width: Math.max(1, root.height * 0.025) }
            antialiasing: true
            PlainText {
                anchors.centerIn: parent
                text: root.figure
                color: "#15472c"
                font { family: Theme.sans; weight: Font.Bold; pixelSize: parent.height * (root.figure.length > 1 ? 0.68 : 0.86) }
                Accessible.ignored: true
            }
        }
    }
}
