// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// A test of controls: one of each, and what is done with all of them.
TestCase {
    id: test
    when: windowShown

    readonly property Component ticket: ActionButton { text: "Knock"; note: "you stay with 24"; key: "K"; tone: "red" }
    readonly property Component stepper: Stepper { objectName: "tokens"; text: "Tokens"; display: "3" }
    readonly property Component choice: Choice { objectName: "pace"; text: "Pace"; options: ["slow", "usual", "fast"]; names: ["a", "b", "c"]; current: 1 }
    readonly property Component check: Check { text: "Ask before a knock" }
    readonly property Component slide: Slide {
        objectName: "volume"
        text: "Volume"
        level: 50
        onMoved: to => { level = to }
    }
    readonly property Component tokens: LaidTokens {
        objectName: "lives"
        text: "Tokens"
        count: 3
        least: 1
        onLaid: to => { count = to }
    }
    readonly property Component link: TextLink { text: "Repeat the lesson" }
    readonly property Component line: MenuLine { width: 700; text: "Start page"; note: "the match waits there" }
    readonly property Component field: LineField { objectName: "name"; label: "Name"; text: "Ada"; width: 200 }
    readonly property Component spy: SignalSpy { }

    function init() { failOnWarning(Backstage.fault) }
    function make(component: Component, properties: var): Item {
        const item = createTemporaryObject(component, parent, properties ?? {})
        verify(item)
        item.x = 100
        item.y = 100
        return item
    }
    function heard(item: Item, signalName: string): SignalSpy {
        const one = createTemporaryObject(spy, test, { target: item, signalName: signalName })
        verify(one.valid)
        return one
    }
}
