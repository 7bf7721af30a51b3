// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The words of a table, in the alphabetical order of the language.
Chapter {
    id: root
    property list<Term> terms
    readonly property list<int> order: alphabetical()

    function alphabetical(): list<int> {
        const found = []
        for (let i = 0; i < terms.length; ++i)
            found.push(i)
        return found.sort((a, b) => terms[a].word.toLowerCase().localeCompare(terms[b].word.toLowerCase()))
    }
    RuleHead { kind: "title"; title: qsTr("Words") }
    Repeater {
        model: root.order
        RuleTerm {
            required property int modelData
            readonly property Term term: root.terms[modelData]
            word: term.word
            italian: term.italian
            text: term.text
        }
    }
}
