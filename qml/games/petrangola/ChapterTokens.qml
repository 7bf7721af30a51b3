// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// Lives, coming back, and the end of a match.
Chapter {
    id: root
    readonly property int reentries: number("reentries")
    RuleHead { kind: "title"; title: qsTr("Tokens") }
    RuleLead {
        ours: root.changed("tokens")
        text: ours ? qsTr("Tokens are lives. At this table everybody pays the stake into the pot and starts with %n of them.", "", root.number("tokens"))
                   : qsTr("Tokens are lives. Everybody pays the stake into the pot and starts with three tokens, or as many as the table has agreed.")
    }
    RuleStep { number: "1"; title: qsTr("The worst hand pays"); text: qsTr("After every deal the worst hand loses one token. If several tie for worst, each of them loses one.") }
    RuleOrder {
        hands: [["piacentine/JD", "piacentine/7D", "piacentine/6D"], ["piacentine/7S", "piacentine/7C", "piacentine/7B"], ["piacentine/AB", "piacentine/KB", "piacentine/JB"], ["piacentine/KS", "piacentine/6S", "piacentine/4C"]]
        worths: [qsTr("Jack-high sequence"), qsTr("Three sevens"), qsTr("31 in batons"), qsTr("16 in swords")]
        visible: !root.changed("trisBeatsSequence")
        pays: qsTr("pays a token")
    }
    RuleOrder {
        visible: root.changed("trisBeatsSequence")
        ours: true
        hands: [["piacentine/7S", "piacentine/7C", "piacentine/7B"], ["piacentine/JD", "piacentine/7D", "piacentine/6D"], ["piacentine/AB", "piacentine/KB", "piacentine/JB"], ["piacentine/KS", "piacentine/6S", "piacentine/4C"]]
        worths: [qsTr("Three sevens"), qsTr("Jack-high sequence"), qsTr("31 in batons"), qsTr("16 in swords")]
        pays: qsTr("pays a token")
    }
    RuleStep { number: "2"; title: qsTr("Three aces earn one"); text: qsTr("A petrangolone wins its owner a token, even beyond the number at the start. It never loses one.") }
    RuleHead {
        ours: root.changed("reentries")
        title: ours && root.reentries === 0 ? qsTr("Out is out") : qsTr("Out, and back again")
        text: !ours ? qsTr("Whoever loses the last token may pay a new stake at once and come back, usually once a match, with as many tokens as the poorest player still in.")
            : root.reentries === 0 ? qsTr("Whoever loses the last token watches until the end: at this table nobody comes back.")
            : qsTr("Whoever loses the last token may pay a new stake at once and come back, at this table up to %n times a match, with as many tokens as the poorest player still in.", "", root.reentries)
    }
    RuleText { visible: !root.changed("reentries") || root.reentries > 0; kind: "note"; text: qsTr("You can do this only right after that deal: whoever has been out for longer stays out. You can even do it when just one player is left: the match is not over until everybody has declined. If two come back together, both get the same.") }
    RuleHead { title: qsTr("The end"); text: qsTr("The last one in wins the match and takes the pot.") }
    RuleText { kind: "note"; text: qsTr("If all who are left lose their last token together, the dealer of that deal takes the pot, and nobody can come back.") }
    RuleText { kind: "aside"; text: qsTr("The stakes are play money: nothing can be won here but the match.") }
}
