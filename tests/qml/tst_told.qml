// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// What a screen reader makes of single things: roles, lists, values, and where the focus is.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "told"

        function node(item: Item): var { return Audit.nodes(main).find(one => one.item === item) }
        // A reader asks for a role once: it stays while cards are turned and turns come and go.
        function test_cardsKeepTheirRole() {
            open("it", 1280, 800)
            main.go("table")
            for (const moment of ["choice", "othersChoice", "turn", "laps", "lastTurn"]) {
                Backstage.lay(moment, 4)
                settle()
                for (const name of ["hand0", "hand1", "hand2", "monte0", "monte1", "monte2"].filter(one => Backstage.find(main.contentItem, one))) {
                    compare(Backstage.role(at(name)), Accessible.CheckBox, moment + " " + name)
                    compare(node(at(name)).checkable, true)
                }
            }
        }
        // The hand and the monte are lists; the cards tell where they lie and by which key they are chosen.
        function test_cardsLieInLists() {
            open("it", 1280, 800)
            main.go("table")
            Backstage.lay("turn", 4)
            settle()
            for (const [name, list, places, keys] of [["hand", "La tua mano", "la tua mano, carta %1 di 3, tasto %2", "123"], ["monte", "Il monte", "monte, carta %1 di 3, tasto %2", "QWE"]]) {
                for (let place = 0; place < 3; ++place) {
                    const card = at(name + place)
                    compare(card.Accessible.description, places.arg(place + 1).arg(keys[place]))
                    compare(Backstage.role(card.parent), Accessible.List)
                    compare(Backstage.name(card.parent), list)
                }
                at(name + 0).forceActiveFocus()
                for (const [key, place] of [[Qt.Key_Right, 1], [Qt.Key_Right, 2], [Qt.Key_Home, 0], [Qt.Key_End, 2], [Qt.Key_Left, 1]]) {
                    keyClick(key)
                    verify(at(name + place).activeFocus, name + place)
                }
            }
            Keyboard.give("q", "x")                           // the key that is named is the one to be pressed
            compare(at("monte0").Accessible.description, "monte, carta 1 di 3, tasto X")
            Keyboard.setHands("usual")
            compare(at("monte0").Accessible.description, "monte, carta 1 di 3, tasto Q")
        }
        // Tab comes to seats, stock and pot, and each answers a key.
        function test_theTableIsAStop() {
            open("it", 1280, 800)
            main.go("table")
            Backstage.lay("turn", 4)
            settle()
            for (const type of ["Stock", "Pool"]) {
                const thing = Backstage.all(main.contentItem, type).find(one => one.visible)
                compare(node(thing).focusable, true, type)
                thing.forceActiveFocus()
                heard = []
                keyClick(Qt.Key_Space)
                compare(heard.length, 1, type)
            }
            at("seat0").forceActiveFocus()
            keyClick(Qt.Key_Right)
            verify(at("seat1").activeFocus)
            keyClick(Qt.Key_Return)
            tryVerify(() => Backstage.all(main.contentItem, "SeatNote").some(one => one.visible))
        }
        // What is set has a value within its range, what is chosen from answers each action that it offers.
        function test_whatIsSetHasValues() {
            open("it", 1280, 800)
            for (const page of ["setup", "settings", "games"]) {
                main.go(page)
                tryVerify(() => Backstage.find(main.contentItem, page))
                settle()
                for (const one of Audit.nodes(main)) {
                    const spins = one.role === Accessible.SpinBox || one.role === Accessible.Slider
                    compare(one.value !== undefined, spins, one.name)
                    if (spins && one.item.objectName !== "setup_portrait") // portraits have no order that counts
                        verify(one.least < one.most && one.value >= one.least && one.value <= one.most && one.step > 0, one.name)
                    if (one.role === Accessible.RadioButton && !one.checked && one.actions.includes("Toggle") && !/language|pace_atonce/.test(one.item.objectName)) {
                        const item = one.item
                        Backstage.doAction(item, "Toggle")
                        verify(!node(item) || node(item).checked, item.objectName)
                    }
                }
                main.go("start")
                settle()
            }
            Preferences.textSize = 100
            Preferences.cardSize = 0
        }
        // Of a grouping Orca reads every word before what has the focus.
        function test_settingsAreNotReadAtOnce() {
            open("it", 1280, 800)
            main.go("settings")
            tryVerify(() => Backstage.find(main.contentItem, "settings"))
            settle()
            const all = Audit.nodes(main)
            all.forEach((one, index) => {
                for (let at = index + 1; one.role === Accessible.Grouping && at < all.length && all[at].depth > one.depth; ++at)
                    verify(all[at].role !== Accessible.StaticText, one.name + ": " + all[at].name)
            })
            const chosen = all.filter(one => one.role === Accessible.RadioButton && one.checked && /^settings_(pace|cloth|card|language|text|staging)/.test(one.item.objectName))
            compare(chosen.length, 6)
            for (const one of chosen)                         // what they are for is said of the one that is chosen
                verify(one.description !== "", one.name)
            compare(node(at("settings_sound")).description, "70%; Carte, bussate e monete")
        }
        // It is announced, and the sheet does not tell it again.
        function test_theReentryIsToldOnce() {
            open("it", 1280, 800)
            main.go("table")
            heard = []
            Backstage.lay("reentry", 4)
            settle()
            compare(heard.filter(one => /^Hai perso l’ultima marca/.test(one)).length, 1)
            const again = Audit.nodes(main).filter(one => /Hai perso l’ultima marca/.test(one.name + one.description))
            compare(again.map(one => one.role), [Accessible.Paragraph])
        }
    }
}
