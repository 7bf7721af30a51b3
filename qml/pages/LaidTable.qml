// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// The cloth of the coming match with its people round it, you below and the next to play at your right, or at your left
// where the game goes clockwise.
// One stop for Tab: arrows go round the table. What lies in the middle is given from outside.
Item {
    id: root
    property int chosen: 0
    property Guest person                                     // who sits on the chosen chair
    default property alias middle: centre.data
    readonly property alias centrepiece: centre
    readonly property int count: MatchSetup.seatCount
    readonly property int toTheRight: MatchSetup.clockwise ? -1 : 1 // from a seat to the one at its right
    readonly property real largest: Math.min(Theme.base * 7, Math.min(width, height) * 0.17)
    readonly property real pitch: perimeter(width - largest, height - largest * 1.4) / count
    readonly property bool named: pitch / 1.5 >= 40
    readonly property real d: Math.floor(Math.min(largest, named ? pitch / 1.5 : pitch * 0.94))
    readonly property real plate: named ? Math.round(Math.max(20, d * 0.36) * Theme.textScale) : 0
    readonly property rect inside: Qt.rect(d * 1.12, d * 1.12, width - d * 2.24, height - d * 2.24 - plate * 1.6)
    readonly property var spots: arrange(count, width - Math.max(d, d * 1.1), height - d - plate)

    // a squared circle of the size w × h, seen from its middle; t is the angle
    function rim(t: real, w: real, h: real): point {
        const c = Math.cos(t), s = Math.sin(t)
        return Qt.point(Math.sign(c) * Math.sqrt(Math.abs(c)) * w / 2, Math.sign(s) * Math.sqrt(Math.abs(s)) * h / 2)
    }
    function perimeter(w: real, h: real): real {
        let sum = 0, last = rim(0, w, h)
        for (let k = 1; k <= 180; ++k) {
            const next = rim(k * Math.PI / 90, w, h)
            sum += Math.hypot(next.x - last.x, next.y - last.y)
            last = next
        }
        return sum
    }
    // equal ways along the rim, from the foot on, to the right
    function arrange(n: int, w: real, h: real): var {
        const step = perimeter(w, h) / n
        const found = []
        let way = 0, last = rim(Math.PI / 2, w, h)
        for (let k = 0; found.length < n && k <= 1440; ++k) {
            const next = rim(Math.PI / 2 - k * Math.PI / 720, w, h)
            way += Math.hypot(next.x - last.x, next.y - last.y)
            last = next
            if (way >= found.length * step - 0.001)
                found.push(next)
        }
        while (found.length < n)
            found.push(last)
        return found
    }
    onChosenChanged: {
        person = people.itemAt(chosen) as Guest
        if (person && activeFocus)
            Announcer.sayValue(person.Accessible.name)
    }
    onCountChanged: chosen = Math.min(chosen, count - 1)
    function go(by: int) { chosen = (chosen + by + count) % count }

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Who sits at the table")
    Accessible.description: person?.Accessible.name ?? ""
    Accessible.focusable: true
    Keys.onRightPressed: go(toTheRight)
    Keys.onUpPressed: go(1)
    Keys.onLeftPressed: go(-toTheRight)
    Keys.onDownPressed: go(-1)

    Cloth {
        x: root.d * 0.45
        y: root.d * 0.5
        width: root.width - 2 * x
        height: root.height - root.d - root.plate
        band: Math.max(22, Math.min(width, height) * 0.066)
        variant: Preferences.cloth
    }
    Item { id: centre; x: root.inside.x; y: root.inside.y; width: root.inside.width; height: root.inside.height }
    Repeater {
        id: people
        model: MatchSetup.seats
        onItemAdded: (index, item) => {
            if (index === root.chosen)
                root.person = item as Guest
        }
        Guest {
            readonly property point spot: root.spots[index] ?? Qt.point(0, 0)
            x: root.width / 2 + root.toTheRight * spot.x - width / 2
            y: (root.height - root.plate) / 2 + spot.y - root.d / 2
            d: root.d
            plate: root.plate
            room: Math.min(root.pitch * 0.98, root.d * 1.7)
            on: index === root.chosen
            ringed: on && root.activeFocus
            onPressed: root.chosen = index
        }
    }
}
