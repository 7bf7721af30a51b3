// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Two who are bet on, each with the stake before them.
RuleBlock {
    id: root
    required property string told
    Accessible.role: Accessible.Graphic
    Accessible.name: told
    Item {
        width: root.leaf
        height: both.height
        Row {
            id: both
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.body * 2.4
            Repeater {
                model: ["bruno", "nives"]
                Column {
                    id: backed
                    required property string modelData
                    spacing: Theme.body * 0.3
                    Medallion { anchors.horizontalCenter: parent.horizontalCenter; who: backed.modelData; height: Theme.body * 5 }
                    Row {
                        anchors.horizontalCenter: parent.horizontalCenter
                        spacing: Theme.body * 0.3
                        Repeater {
                            model: 2
                            Picture { width: Theme.body * 1.7; height: width; source: Theme.asset("tokens/penny.svg") }
                        }
                    }
                }
            }
        }
    }
}
