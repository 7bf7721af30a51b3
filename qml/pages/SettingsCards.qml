// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// How the table and the cards look.
SettingsGroup {
    id: root
    title: qsTr("Cards and cloth")
    OptionRow {
        id: covers
        width: root.width
        least: Theme.body * 7.5
        name: qsTr("Cloth")
        why: qsTr("What covers the table")
        Item {
            width: cloths.width + Theme.s
            height: cloths.height + Theme.s
            Swatches {
                note: covers.why
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
    OptionRow {                                               // of each pack, in the order of the line below the name
        width: root.width
        least: Theme.body * 5.5
        name: qsTr("Backs", "of the cards")
        why: qsTr("Piacentine, French")
        Row {
            height: piacentine.height + Theme.s
            spacing: Theme.s
            Swatches {
                id: piacentine
                objectName: "settings_back"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Backs, Piacentine cards")
                pack: "piacentine"
                spacing: Theme.base * 0.2
                samples: ["rosone", "sole", "vite"]
                words: [qsTr("rosette"), qsTr("suns"), qsTr("vine")]
                current: Preferences.back
                onChosen: back => { Preferences.back = back }
            }
            Rectangle { anchors.verticalCenter: parent.verticalCenter; width: 1; height: parent.height - Theme.s; color: Theme.ink; opacity: 0.3 }
            Swatches {
                objectName: "settings_french_back"
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("Backs, French cards")
                pack: "french"
                spacing: Theme.base * 0.2
                samples: ["losanga", "ghirlanda"]
                words: [qsTr("lozenges"), qsTr("garland")]
                current: Preferences.frenchBack
                onChosen: back => { Preferences.frenchBack = back }
            }
        }
    }
    OptionRow {
        id: sizes
        width: root.width
        name: qsTr("Size of the cards")
        why: qsTr("Yours and those in the middle of the table")
        Choice {
            note: sizes.why
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
        box: "settings_four"
        name: qsTr("Four colours")
        why: qsTr("French cards: clubs green, diamonds blue")
        on: Preferences.fourColours
        onToggled: on => { Preferences.fourColours = on }
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
