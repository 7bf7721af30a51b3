// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A picture of an exchange with the widow: a card of the hand goes up to her, and one of hers comes down for it.
RuleBlock {
    id: root
    readonly property real size: Math.min(Theme.base * 5.2, leaf * 0.22)
    readonly property real aspect: CardPictures.aspectOf("french/AH")
    readonly property real step: size * (aspect + 0.07)
    readonly property list<string> widow: ["french/AH", "french/back", "french/6D"]
    readonly property list<string> hand: ["french/KH", "french/QH", "french/4C"]
    readonly property real row: 2 * step + size * aspect

    component Cards3: Row {
        id: row
        required property list<string> faces
        required property int chosen                          // a place, that of the card which goes
        required property bool up                             // it rises, or comes down
        spacing: root.size * 0.07
        Repeater {
            model: row.faces
            CardFace {
                id: one
                required property string modelData
                required property int index
                face: modelData
                height: root.size
                selected: index === row.chosen
                Accessible.ignored: true
                transform: Translate { y: one.index !== row.chosen ? 0 : (row.up ? -0.07 : 0.07) * root.size }
            }
        }
    }
    component Name: Print {
        enlarge: root.enlarge
        kind: "note"
        width: root.row
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Item {
        width: root.leaf
        height: picture.height + note.height + Theme.base
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The widow: ace of hearts, a card face down, 6 of diamonds; your hand: king and queen of hearts, 4 of clubs. The ace and the 4 change places.")
        Column {
            id: picture
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.base * 0.4
            Name { text: qsTr("the widow", "over a picture of her cards") }
            Cards3 { faces: root.widow; chosen: 0; up: false }
            Item { width: root.row; height: Theme.base * 0.9 }
            Cards3 { faces: root.hand; chosen: 2; up: true }
            Name { text: qsTr("your hand", "below a picture of it") }
        }
        Print {
            id: note
            enlarge: root.enlarge
            anchors { top: picture.bottom; topMargin: Theme.base * 0.4 }
            width: root.leaf
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("The 4 of clubs for the ace: 20 becomes 31.")
        }
    }
}
