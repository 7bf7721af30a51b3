// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// An open booklet: two pages side by side where there is room, else one. It shows the chapter that it is given.
Item {
    id: root
    required property Component content
    property string before                                    // the chapter before this one, "" for none
    property string after
    property string title                                     // of the chapter
    property var rules: ({})                                  // by key; `atTable`: of a match that lies on the table
    property bool atTable: false
    property bool twoPages: width >= Theme.body * 56
    property int first: 0                                     // the page at the left
    property int number: 0                                    // of the chapter, for its plate
    property Chapters book: null
    readonly property int perSpread: twoPages ? 2 : 1
    readonly property Chapter chapter: loader.item as Chapter
    readonly property int pages: chapter?.pages ?? 1
    readonly property real turnRoom: Math.max(Theme.touch, Math.round(Theme.body * 1.4))
    readonly property real half: width / perSpread
    readonly property real margin: Theme.base * (twoPages ? 2.3 : 3.6)
    readonly property bool hasNext: first + perSpread < pages
    readonly property bool hasBefore: first > 0
    signal leftBack()                                         // before the first page
    signal leftForward()                                      // after the last page

    function forward() {
        if (hasNext)
            first += perSpread
        else if (after !== "")
            leftForward()
    }
    function backward() {
        if (hasBefore)
            first = Math.max(0, first - perSpread)
        else if (before !== "")
            leftBack()
    }
    onPerSpreadChanged: first -= first % perSpread
    onPagesChanged: {
        if (first >= pages)
            first = pages - 1 - (pages - 1) % perSpread
    }
    onFirstChanged: turn()
    onContentChanged: turn()
    function turn() {
        turning.restart()
        turned.restart()
    }

    component Turn: Pressable {
        id: turn
        property bool forth: true
        implicitWidth: words.implicitWidth + Theme.base * 0.6
        implicitHeight: Math.max(Theme.touch, words.implicitHeight)
        ringOutside: 0
        PlainText {
            id: words
            anchors { centerIn: parent }
            text: turn.forth ? qsTr("%1  ›").arg(turn.text) : qsTr("‹  %1").arg(turn.text)
            color: turn.hovered ? Theme.red : Theme.rust
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
        }
    }

    BookLeaves { anchors.fill: parent; two: root.twoPages }
    FocusScope {                                              // one stop for Tab; arrows go from part to part, H to headings
        id: view
        objectName: "rules_text"
        readonly property bool reading: activeFocus
        property Item at: null                                // the part that has the focus
        function parts(): list<Item> { return ToldParts.within(view, Qt.rect(0, 0, width, height)) }
        function goTo(part: Item) {
            at = part
            part?.forceActiveFocus(Qt.TabFocusReason)
        }
        function step(by: int, headings: bool): bool {
            const all = Array.from(parts())
            for (let i = all.indexOf(at) + by; i >= 0 && i < all.length; i += by) {
                if (!headings || ToldParts.isHeading(all[i])) {
                    goTo(all[i])
                    return true
                }
            }
            return false
        }
        // a page is read from its beginning on
        function begin() {
            const all = Array.from(parts())
            if (reading && all.length > 0 && !all.includes(at))
                goTo(all[0])
        }
        activeFocusOnTab: true
        onReadingChanged: {
            if (!reading)
                return
            if (Array.from(parts()).includes(at))
                at.forceActiveFocus(Qt.TabFocusReason)
            else
                begin()
        }
        Timer { id: turned; interval: 0; onTriggered: view.begin() }
        Accessible.role: Accessible.Document
        Accessible.name: root.title
        Accessible.focusable: true
        Keys.onUpPressed: step(-1, false)
        Keys.onDownPressed: step(1, false)
        Keys.onPressed: event => {
            const heading = event.key === Qt.Key_H && (event.modifiers === Qt.NoModifier || event.modifiers === Qt.ShiftModifier)
            event.accepted = heading
            if (heading)
                step(event.modifiers === Qt.ShiftModifier ? -1 : 1, true)
        }
        FocusRing {
            parent: view
            anchors.fill: undefined
            readonly property rect place: view.reading && view.at ? view.mapFromItem(view.at, 0, 0, view.at.width, view.at.height) : Qt.rect(0, 0, 0, 0)
            shown: view.reading && view.at !== null
            x: place.x - 4
            y: place.y - 4
            width: place.width + 8
            height: place.height + 8
        }
        x: root.margin - Theme.base
        y: Theme.base * 1.2
        width: root.width - 2 * x
        height: root.height - Theme.base * 4 - root.turnRoom
        clip: true
        Loader {
            id: loader
            x: Theme.base - root.first * root.half
            y: Theme.base * 0.6
            sourceComponent: root.content
            onLoaded: {
                root.first = 0
                turned.restart()
            }
        }
        Binding { target: root.chapter; property: "rules"; value: root.rules }
        Binding { target: root.chapter; property: "atTable"; value: root.atTable }
        Binding { target: root.chapter; property: "twoPages"; value: root.twoPages }
        Binding { target: root.chapter; property: "leaf"; value: root.half - 2 * root.margin }
        Binding { target: root.chapter; property: "slot"; value: root.half - (root.chapter?.spacing ?? 0) }
        Binding { target: root.chapter; property: "height"; value: view.height - Theme.base }
        NumberAnimation { id: turning; target: view; property: "opacity"; from: 0; to: 1; duration: Theme.pageTime; easing.type: Easing.OutCubic }
    }
    Repeater {
        model: root.perSpread
        Image {
            required property int index
            x: root.half * index + (root.half - width) / 2
            y: root.height - root.turnRoom - Theme.base * 2.1
            width: Math.min(root.half * 0.62, Theme.base * 20)
            height: width / 10
            source: Theme.asset("textures/st_rule_ink.png")
            mipmap: true
            opacity: 0.75
        }
    }
    RulePlate {                                               // where the last page has room
        readonly property bool odd: root.twoPages && root.pages % 2 === 1
        readonly property real room: odd ? view.height - Theme.base : view.height - (root.chapter?.lastBottom ?? 0) - Theme.base * 2
        visible: !root.hasNext && room > Theme.base * 10
        whole: odd
        number: root.number
        pack: root.book?.pack ?? ""
        hands: root.book?.plates ?? []
        own: root.book?.sayings ?? []
        x: root.width - root.half + root.margin
        y: view.y + view.height - height - Theme.base * 0.4
        width: root.half - 2 * root.margin
        height: room
    }
    Turn { objectName: "rules_back"; visible: root.hasBefore || root.before !== ""; anchors { left: parent.left; leftMargin: root.margin; bottom: parent.bottom; bottomMargin: Theme.base * 0.6 } forth: false; text: root.hasBefore ? qsTr("Previous page") : root.before; onClicked: root.backward() }
    Turn { objectName: "rules_next"; visible: root.hasNext || root.after !== ""; anchors { right: parent.right; rightMargin: root.margin; bottom: parent.bottom; bottomMargin: Theme.base * 0.6 } text: root.hasNext ? qsTr("Next page") : root.after; onClicked: root.forward() }
}
