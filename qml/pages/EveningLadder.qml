// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The ladder of the osteria, its highest rung on top; the one on which one stands is marked.
Column {
    id: root
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The ladder")
    Repeater {
        model: Osteria.titles.length
        Item {
            id: step
            required property int index
            readonly property int rung: Osteria.titles.length - 1 - index
            readonly property bool here: rung === Osteria.rung
            readonly property bool been: rung <= Osteria.highest
            width: root.width
            height: Math.round(Theme.body * 1.75)
            Accessible.role: Accessible.ListItem
            Accessible.name: here ? qsTr("%1, %2: you are here", "a rung of the ladder, and what an evening costs there").arg(name.text).arg(price.text) : qsTr("%1, %2", "a rung of the ladder, and what an evening costs there").arg(name.text).arg(price.text)
            Rectangle { x: Theme.base * 0.6; width: 2; height: parent.height; color: Theme.rust; opacity: 0.7 }
            Rectangle { x: Theme.base * 2.6; width: 2; height: parent.height; color: Theme.rust; opacity: 0.7 }
            Rectangle { x: Theme.base * 0.6; width: Theme.base * 2; height: 2; y: parent.height / 2; color: Theme.rust; opacity: 0.7 }
            Picture {
                visible: step.here
                x: Theme.base * 1.6 - width / 2
                y: (parent.height - height) / 2
                height: Theme.base * 1.5
                width: height
                source: Theme.asset("tokens/marca.svg")
            }
            PlainText {
                id: name
                anchors { left: parent.left; leftMargin: Theme.base * 3.6; right: price.left; rightMargin: Theme.s; verticalCenter: parent.verticalCenter }
                text: Osteria.titles[step.rung]
                elide: Text.ElideRight
                color: step.here ? Theme.redDark : Theme.ink
                opacity: step.been ? 1 : 0.7
                font { family: Theme.serif; weight: step.here ? Font.Black : step.been ? Font.DemiBold : Font.Normal; italic: !step.been; pixelSize: step.here ? Theme.strong : Theme.body }
                Accessible.ignored: true
            }
            PlainText {
                id: price
                anchors { right: parent.right; baseline: name.baseline }
                text: qsTr("%n coin(s) an evening", "", Osteria.buyIns[step.rung])
                color: Theme.inkSoft
                opacity: name.opacity
                font { family: Theme.sans; weight: Font.Medium; pixelSize: Theme.small }
                Accessible.ignored: true
            }
        }
    }
}
