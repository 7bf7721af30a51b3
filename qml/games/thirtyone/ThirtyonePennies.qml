// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Lives, the county, and the end of a match.
Chapter {
    id: root
    readonly property bool noCounty: changed("county")
    readonly property bool bills: played("settlement", 1)
    readonly property bool points: played("settlement", 2)
    readonly property bool chips: played("settlement", 3)
    readonly property bool usual: !bills && !points && !chips
    readonly property int lives: atTable && number("lives") > 0 ? number("lives") : 3
    RuleHead { kind: "title"; title: qsTr("Pennies") }
    RuleText { visible: root.bills; ours: true; text: qsTr("At this table nobody has pennies: everybody plays for a bill. The next chapter says how.") }
    RuleText { visible: root.points; ours: true; text: qsTr("At this table nobody has pennies or any other lives: it is played to points. The chapter “To points” says how.") }
    RuleText { visible: root.chips; ours: true; text: qsTr("At this table nobody has pennies or any other lives: chips are staked and won. The chapter “The widow” says how.") }
    RuleLead {
        ours: root.usual && root.changed("lives")
        text: ours ? qsTr("Pennies are lives. At this table everybody starts with %n, and pays one into the pot for every life lost.", "", root.lives)
                   : qsTr("Pennies are lives. Everybody starts with three, and pays one into the pot for every life lost.")
    }
    RuleTokens { visible: root.lives > 1; piece: "penny"; count: root.lives; title: qsTr("At the start"); text: qsTr("Every life lost costs one of them.") }
    RuleTokens { visible: !root.noCounty; piece: "penny"; count: 1; title: qsTr("The last penny"); text: qsTr("Whoever loses two lives now is out at once, and pays this one penny.") }
    RuleTokens { visible: !root.noCounty; piece: "penny"; lastLife: true; title: qsTr("On the county"); text: qsTr("With no penny left you play on, as if the county paid for you, and as if you had one more life.") }
    RuleTokens { ours: root.noCounty; piece: "penny"; title: qsTr("Out"); text: root.noCounty ? qsTr("At this table nobody plays on without a penny: whoever loses the last one is out until the end.") : qsTr("Whoever loses on the county is out until the end, and pays nothing more.") }
    RuleBreak { }
    RuleHead { title: qsTr("The end"); text: qsTr("The last player in wins the match and takes all the pennies of the pot.") }
    RuleText { kind: "note"; text: qsTr("It cannot happen that all who are left lose their last life together: in each deal somebody is safe.") }
    RuleText { kind: "aside"; text: qsTr("The pennies are play money: nothing can be won here but the match.") }
}
