// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// How the table and the cards look.
SettingsGroup {
    id: root
    title: qsTr("Cards and cloth")
    OptionRow {
        width: root.width
        least: Theme.body * 7.5
        name: qsTr("Cloth")
        why: qsTr("What covers the table")
        Item {
            width: cloths.width + Theme.s
            height: cloths.height + Theme.s
            Swatches {
                id: cloths
                objectName: "settings_cloth"
                anchors.centerIn: parent
                text: qsTr("Cloth")
                samples: ["tela", "verde", "rosso"]
                words: [qsTr("linen"), qsTr("green"), qsTr("red")]
                current: Preferences.cloth
                onChosen: cloth => { Preferences.cloth = cloth }
            }
        }
    }
    component Backs: OptionRow {
        id: row
        property alias pack: swatches.pack
        property alias samples: swatches.samples
        property alias words: swatches.words
        property alias current: swatches.current
        property string box
        signal chosen(string back)
        width: root.width
        least: Theme.body * 7.5
        why: qsTr("What is printed on the other side of the cards")
        Item {
            width: swatches.width + Theme.s
            height: swatches.height + Theme.s
            Swatches {
                id: swatches
                objectName: row.box
                anchors.centerIn: parent
                text: row.name
                onChosen: back => { row.chosen(back) }
            }
        }
    }
    Backs {
        box: "settings_back"
        name: qsTr("Backs, Piacentine cards")
        pack: "piacentine"
        samples: ["rosone", "sole", "vite"]
        words: [qsTr("rosette"), qsTr("suns"), qsTr("vine")]
        current: Preferences.back
        onChosen: back => { Preferences.back = back }
    }
    Backs {
        box: "settings_french_back"
        name: qsTr("Backs, French cards")
        pack: "french"
        samples: ["losanga", "ghirlanda"]
        words: [qsTr("lozenges"), qsTr("garland")]
        current: Preferences.frenchBack
        onChosen: back => { Preferences.frenchBack = back }
    }
    OptionRow {
        width: root.width
        name: qsTr("Size of the cards")
        why: qsTr("Yours and those in the middle of the table")
        Choice {
            objectName: "settings_card_size"
            room: root.width - Theme.xs
            text: qsTr("Size of the cards")
            names: ["usual", "larger", "largest"]
            options: [qsTr("usual", "size of the cards"), qsTr("larger"), qsTr("largest")]
            current: Preferences.cardSize
            onChosen: index => { Preferences.cardSize = index }
        }
    }
    TickRow {
        width: root.width
        ruled: false
        box: "settings_index"
        name: qsTr("Corner index")
        why: qsTr("Rank and suit in two corners of each card")
        on: Preferences.cornerIndex
        onToggled: on => { Preferences.cornerIndex = on }
    }
}
