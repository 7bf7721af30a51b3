// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The trumps from the highest to the lowest in two columns, those of equal rank marked.
RuleBlock {
    id: root
    property bool angelOnTop: false
    readonly property list<string> names: [qsTr("the Magician"), qsTr("the High Priestess"), qsTr("the Empress"), qsTr("the Emperor"), qsTr("the Pope"),
        qsTr("the Lovers"), qsTr("the Chariot"), qsTr("Justice"), qsTr("the Hermit"), qsTr("the Wheel of Fortune"), qsTr("Strength"),
        qsTr("the Hanged Man"), qsTr("Death"), qsTr("Temperance"), qsTr("the Devil"), qsTr("the Tower"), qsTr("the Stars"),
        qsTr("the Moon"), qsTr("the Sun"), qsTr("Judgement, or the Angel"), qsTr("the World")]
    readonly property list<int> order: {
        const down = names.map((name, place) => names.length - place)
        return angelOnTop ? [down[1], down[0]].concat(down.slice(2)) : down
    }
    readonly property int rows: Math.ceil(names.length / 2)
    Row {
        width: root.leaf
        Repeater {
            model: 2
            Column {
                id: column
                required property int index
                width: root.leaf / 2
                Repeater {
                    model: Array.from(root.order).slice(column.index * root.rows, (column.index + 1) * root.rows)
                    Item {
                        id: line
                        required property int modelData
                        readonly property bool equal: modelData >= 2 && modelData <= 5
                        width: column.width
                        height: Math.max(name.implicitHeight, Theme.body * 1.4 * root.enlarge)
                        Accessible.role: Accessible.StaticText
                        Accessible.name: equal ? qsTr("%1: %2, one of the Quartet", "a trump's number and name").arg(modelData).arg(name.text)
                                               : qsTr("%1: %2", "a trump's number and name").arg(modelData).arg(name.text)
                        Rectangle { visible: line.equal; width: 3; height: parent.height; color: Theme.red }
                        Print {
                            enlarge: root.enlarge
                            x: Theme.base * 0.5
                            width: Theme.body * 1.8 * root.enlarge
                            horizontalAlignment: Text.AlignRight
                            kind: "note"
                            text: line.modelData
                            color: Theme.rust
                            font { family: Theme.serif; weight: Font.Black }
                            Accessible.ignored: true
                        }
                        Print { id: name; enlarge: root.enlarge; x: Theme.base * 0.5 + Theme.body * 2.4 * root.enlarge; width: parent.width - x; kind: "note"; text: root.names[line.modelData - 1]; Accessible.ignored: true }
                    }
                }
            }
        }
    }
}
