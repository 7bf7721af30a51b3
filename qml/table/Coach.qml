// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// Teresa's slip in the guided deal, and the rings round what she speaks of. It lies where the table leaves room.
Item {
    id: root
    required property Guide guide
    required property TableLayout places
    required property bool comparing                          // hands at the showdown lie where the table was
    required property OwnHand hand
    required property GameBoard board
    required property SeatRing ring
    required property Actions actions
    readonly property bool shown: visible && guide.active && guide.text !== ""
    readonly property bool wide: comparing || places.tall
    readonly property real taken: shown && comparing ? slip.height + Theme.base : 0 // of the showdown's room
    signal newMatch()

    // what the guide means by a name
    function thing(name: string): Item {
        const last = Number(name[name.length - 1])
        if (name.startsWith("hand"))
            return hand.card(last)
        if (name.startsWith("monte"))
            return board.thing("monte", name === "monte" ? 1 : last)
        if (name.startsWith("seat"))
            return ring.seatAt(last)
        if (name === "stock")
            return board.thing("stock", 0)
        return name === "value" ? hand.value : actions.ticket(name)
    }
    // the thing with this place among those pointed at; asked anew with each word
    function pointed(i: int): Item {
        const names = guide.pointsAt
        return shown && !comparing && i < names.length ? thing(names[i]) : null
    }
    component Pointing: Item {
        id: pointing
        required property int nth
        readonly property Item at: root.pointed(nth)
        parent: at ?? root
        anchors.fill: parent
        visible: at !== null
        z: 3
        Rectangle {
            anchors { fill: parent; margins: -8 }
            radius: 9
            color: "transparent"
            border { color: Theme.ink; width: 7 }
            Rectangle {
                anchors { fill: parent; margins: 1.5 }
                radius: 8
                color: "transparent"
                border { color: Theme.gold; width: 4 }
            }
        }
        Rectangle {                                           // an arrow's head, so that it is no ring of the keys
            anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.top; bottomMargin: 3 }
            width: Theme.base
            height: width
            rotation: 45
            antialiasing: true
            color: Theme.gold
            border { color: Theme.ink; width: 1.5 }
        }
    }
    Pointing { nth: 0 }
    Pointing { nth: 1 }
    Pointing { nth: 2 }
    Pointing { nth: 3 }
    Pointing { nth: 4 }
    Pointing { nth: 5 }

    Sheet {
        id: slip
        objectName: "coach"
        visible: root.shown
        // beside a hand of many cards in a small window: the face looks over the edge, and leaves the words the whole width
        readonly property bool narrow: width < Theme.body * 15
        width: root.wide ? Math.min(root.width - Theme.base * (root.comparing ? 14 : 3), Theme.base * 56)
                         : Math.min(root.places.handX - Theme.base * 1.2, Theme.base * 34)
        height: Math.max(words.height, narrow ? 0 : face.height) + tickets.height + Theme.base * 2.3
        x: root.wide ? (root.comparing ? Theme.base * 1.6 : (root.width - width) / 2) : Theme.base * 0.3
        y: root.comparing ? root.height - height - Theme.base * 8 : root.places.tall ? root.places.handY - height - Theme.base * 2
                                                                                      : root.height - height - Theme.base * 0.6
        Accessible.role: Accessible.Grouping
        Accessible.name: qsTr("Teresa, who explains the game")

        Medallion {
            id: face
            who: "teresa"
            height: Theme.base * (root.wide ? 4.2 : 3.4)
            x: Theme.base * 0.9
            y: slip.narrow ? -height * 0.75 : Theme.base * 0.8
        }
        PlainText {
            id: words
            anchors { left: slip.narrow ? parent.left : face.right; leftMargin: Theme.base * (slip.narrow ? 1.1 : 0.8); right: parent.right; rightMargin: Theme.base * (slip.narrow ? 0.8 : 1.2); top: parent.top; topMargin: Theme.base * 1 }
            wrapMode: Text.WordWrap
            lineHeight: 0.98
            text: root.guide.text
            color: Theme.ink
            font { family: Theme.serif; weight: Font.DemiBold; pixelSize: Theme.body }
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Item {
            id: tickets
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: Theme.base * 0.9; leftMargin: Theme.base * 1.2; rightMargin: Theme.base * 1.1 }
            readonly property ActionButton ticket: root.guide.over ? fresh : next
            readonly property bool ticketed: root.guide.waits || root.guide.over
            readonly property bool stacked: ticketed && skip.width + ticket.width + Theme.s > width
            height: stacked ? ticket.height + skip.height : Math.max(skip.height, ticketed ? ticket.height : 0)
            TextLink {
                id: skip
                objectName: "coach_skip"
                y: tickets.stacked ? parent.height - height : (parent.height - height) / 2
                text: root.guide.over ? qsTr("Play on here") : qsTr("Skip the guide")
                note: qsTr("The match goes on without explanations")
                onClicked: root.guide.dismiss()
            }
            ActionButton {
                id: next
                objectName: "coach_next"
                visible: root.guide.waits
                anchors.right: parent.right
                y: tickets.stacked ? 0 : (parent.height - height) / 2
                text: qsTr("Go on", "after what the coach said")
                key: qsTr("Enter")
                onClicked: root.guide.goOn()
            }
            ActionButton {
                id: fresh
                objectName: "coach_new"
                visible: root.guide.over
                anchors.right: parent.right
                y: tickets.stacked ? 0 : (parent.height - height) / 2
                text: qsTr("New match")
                onClicked: root.newMatch()
            }
        }
    }
    // Enter reads on
    Connections {
        target: root.guide
        function onChanged() {
            if (root.guide.waits && root.shown && root.enabled)
                next.forceActiveFocus(Qt.OtherFocusReason)
            else if (!root.guide.waits)
                next.focus = false                            // the keys are the table's again
        }
    }
}
