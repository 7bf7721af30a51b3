// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Everything here holds at once; the table beside the sheet shows the cloth.
Page {
    id: root
    objectName: "settings"
    readonly property bool tall: height > width
    readonly property list<string> languages: ["system", "en", "it"]

    StillLife { anchors.fill: parent; tall: root.tall }
    Sheet {
        id: page
        framed: true
        width: root.tall ? root.width - Theme.base * 4 : Math.min(root.width * 0.68, Theme.base * 46)
        height: Math.min(root.height * (root.tall ? 0.7 : 0.945), title.height + list.contentHeight + Theme.base * 9.6)
        x: root.tall ? (root.width - width) / 2 : root.width - width - root.width * 0.03
        y: root.tall ? root.height - height - Theme.base * 2 : (root.height - height) / 2

        Print { id: title; kind: "title"; x: Theme.base * 2.6; y: Theme.base * 1.6; text: qsTr("Settings") }
        Scroll {
            id: list
            anchors { left: parent.left; right: parent.right; top: title.bottom; bottom: done.top; leftMargin: Theme.base * 1.6; rightMargin: Theme.base * 1.4; topMargin: Theme.base * 0.4; bottomMargin: Theme.base * 0.6 }
            contentHeight: rows.height + Theme.s
            Column {
                id: rows
                spacing: root.height > Theme.base * 46.5 ? Theme.base * 0.4 : 0
                x: Theme.base
                width: list.width - Theme.base * 2.2
                OptionRow {
                    width: parent.width
                    name: qsTr("Language")
                    why: qsTr("Changes at once, even in the middle of a match")
                    Choice {
                        objectName: "settings_language"
                        focus: true
                        text: qsTr("Language")
                        options: [qsTr("System"), "English", "Italiano"]
                        names: root.languages
                        current: root.languages.indexOf(Preferences.language)
                        onChosen: index => { Preferences.language = root.languages[index] }
                    }
                }
                OptionRow {
                    width: parent.width
                    name: qsTr("The others think")
                    why: qsTr("How long they look at their cards")
                    Choice {
                        objectName: "settings_pace"
                        text: qsTr("The others think")
                        names: ["relaxed", "normal", "brisk", "atonce"]
                        options: [qsTr("relaxed"), qsTr("normal"), qsTr("brisk"), qsTr("at once")]
                        current: Preferences.pace
                        onChosen: index => { Preferences.pace = index }
                    }
                }
                OptionRow {
                    width: parent.width
                    name: qsTr("Cloth")
                    why: qsTr("What the table is laid with")
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
                OptionRow {
                    width: parent.width
                    name: qsTr("Card backs")
                    why: qsTr("What is printed on the other side of the cards")
                    Item {
                        width: backs.width + Theme.s
                        height: backs.height + Theme.s
                        Swatches {
                            id: backs
                            objectName: "settings_back"
                            anchors.centerIn: parent
                            text: qsTr("Card backs")
                            backs: true
                            samples: ["rosone", "sole", "vite"]
                            words: [qsTr("rosette"), qsTr("suns"), qsTr("vine")]
                            current: Preferences.back
                            onChosen: back => { Preferences.back = back }
                        }
                    }
                }
                TickRow {
                    width: parent.width
                    box: "settings_index"
                    name: qsTr("Corner index")
                    why: qsTr("Rank and suit in two corners of each card")
                    on: Preferences.cornerIndex
                    onToggled: on => { Preferences.cornerIndex = on }
                }
                TickRow {
                    width: parent.width
                    box: "settings_motion"
                    name: qsTr("Motion")
                    why: qsTr("Cards and tokens travel over the table; without it they are simply there")
                    on: Preferences.motion
                    onToggled: on => { Preferences.motion = on }
                }
                TickRow {
                    width: parent.width
                    box: "settings_confirm_knock"
                    name: qsTr("Ask before a knock")
                    why: qsTr("It takes a second press to knock")
                    on: Preferences.confirmKnock
                    onToggled: on => { Preferences.confirmKnock = on }
                }
                TickRow {
                    width: parent.width
                    box: "settings_next_deal"
                    name: qsTr("Next deal by itself")
                    why: qsTr("Once the hands have been shown, the cards are dealt again without a word from you")
                    on: Preferences.nextDealByItself
                    onToggled: on => { Preferences.nextDealByItself = on }
                }
                TickRow {
                    width: parent.width
                    box: "settings_full_screen"
                    name: qsTr("Full screen")
                    why: qsTr("F11 does the same")
                    on: Preferences.fullScreen
                    onToggled: on => { Preferences.fullScreen = on }
                }
            }
        }
        ActionButton {
            id: done
            objectName: "back"
            anchors { right: parent.right; rightMargin: Theme.base * 2.6; bottom: parent.bottom; bottomMargin: Theme.base * 1.9 }
            text: qsTr("Back")
            key: qsTr("Esc")
            onClicked: root.went("back")
        }
        Image { anchors { left: parent.left; leftMargin: Theme.base * 3; right: done.left; rightMargin: Theme.base * 2; verticalCenter: done.verticalCenter } height: width / 10; source: Theme.asset("textures/st_rule_ink.png"); mipmap: true; opacity: 0.75; fillMode: Image.PreserveAspectFit }
    }
}
