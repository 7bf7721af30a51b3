// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// How one plays.
SettingsGroup {
    id: root
    title: qsTr("At the table")
    OptionRow {
        id: pace
        width: root.width
        name: qsTr("The others think")
        why: qsTr("How long they look at their cards")
        Choice {
            note: pace.why
            objectName: "settings_pace"
            focus: true
            room: root.width - Theme.xs
            text: qsTr("The others think")
            names: ["relaxed", "normal", "brisk", "atonce"]
            options: [qsTr("relaxed"), qsTr("normal"), qsTr("brisk"), qsTr("at once")]
            current: Preferences.pace
            onChosen: index => { Preferences.pace = index }
        }
    }
    TickRow {
        width: root.width
        box: "settings_motion"
        name: qsTr("Animation")
        why: qsTr("Cards, tokens and pennies travel over the table; without it they are simply there")
        on: Preferences.motion
        onToggled: on => { Preferences.motion = on }
    }
    TickRow {
        width: root.width
        box: "settings_confirm_knock"
        name: qsTr("Ask before a knock")
        why: qsTr("It takes a second press to knock")
        on: Preferences.confirmKnock
        onToggled: on => { Preferences.confirmKnock = on }
    }
    TickRow {
        width: root.width
        box: "settings_next_deal"
        name: qsTr("Deal on automatically")
        why: qsTr("After the showdown the next deal begins without waiting for you")
        on: Preferences.nextDealByItself
        onToggled: on => { Preferences.nextDealByItself = on }
    }
    TickRow {
        width: root.width
        box: "settings_memory"
        name: qsTr("Memory aid")
        why: qsTr("Small pictures of the cards that everybody saw go into a hand")
        on: Preferences.memoryAid
        onToggled: on => { Preferences.memoryAid = on }
    }
    TickRow {
        width: root.width
        ruled: false
        box: "settings_guide"
        name: qsTr("Offer the lessons")
        why: qsTr("On the start page, for anybody who has not played yet")
        on: Preferences.guidesSeen.length === 0
        onToggled: on => { Preferences.guidesSeen = on ? [] : MatchSetup.games }
    }
}
