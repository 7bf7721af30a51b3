// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// A recorded match on its table, and below it the strip with which one goes through it.
Page {
    id: root
    objectName: "replay"
    laid: deals.open ? deals : look.open ? look : proof.open ? proof : board.laid
    readonly property bool free: laid === null || !laid.modal
    readonly property bool keyed: visible && enabled && free

    Backdrop { anchors.fill: parent; visible: board.aside > 0 }
    TablePage {
        id: board
        x: aside
        width: root.width - aside
        height: root.height - strip.height
        focus: true
        enabled: !deals.open && !look.open && !proof.open
        table: Replay.table
        onMenuRequested: root.went("back")
        onRulesRequested: root.went("rules")
    }
    MoveFigures {
        id: figures
        readonly property TableLayout places: board.layout
        visible: Replay.figuresWanted && !board.covered && !board.over && root.free && Replay.did + Replay.footing !== ""
                 && (board.stage === Table.Turn || board.stage === Table.DealersChoice)
        // round a trick the corners below belong to the hand and to the seats: it lies above the seat at the right, or in a tall
        // window below the trick
        readonly property bool raised: places.slated && !places.tall && places.height < 700
        readonly property bool low: places.slated && places.tall
        width: raised ? board.width * 0.23 : low ? board.width * 0.56 : places.tall ? Math.min(board.width - Theme.base * 1.6, Theme.base * 44) : Math.min(Theme.base * 24, (board.width - places.handWidth) / 2 - Theme.base * 1.6)
        x: board.x + (low ? Theme.base * 0.8 : places.tall ? (board.width - width) / 2 : board.width - width - Theme.base * 0.8)
        y: raised ? places.tabHeight + Theme.base * 0.8 : low ? places.lineTop - height - Theme.base * 0.4 : board.height - height - Theme.base * 0.6
    }
    Sheet {                                                   // before the first card: whose match it is, and how to go on
        objectName: "replay_title"
        visible: Replay.active && Replay.atStart && Replay.ending === "" && !Replay.playing && root.free
        framed: true
        width: Math.min(board.layout.clothWidth - Theme.base * 2, Theme.body * 36)
        height: heading.height + Theme.base * 3.6
        anchors.horizontalCenter: board.horizontalCenter
        y: Math.round(board.layout.clothY + (board.layout.clothHeight - height) / 2)
        Column {
            id: heading
            x: Theme.base * 2
            y: Theme.base * 1.8
            width: parent.width - 2 * x
            spacing: Theme.base * 0.5
            Print { width: parent.width; kind: "head"; horizontalAlignment: Text.AlignHCenter; text: Replay.title }
            Print { width: parent.width; horizontalAlignment: Text.AlignHCenter; text: Replay.about }
            Print { width: parent.width; kind: "note"; horizontalAlignment: Text.AlignHCenter; text: qsTr("“Play” shows it as it was played; the arrows go move by move.") }
        }
    }
    Sheet {                                                   // the record does not go on as it must
        objectName: "replay_ending"
        visible: Replay.ending !== "" && (Replay.atStart || Replay.atEnd)
        width: Math.min(board.width - Theme.base * 4, Theme.body * 44)
        height: ending.height + Theme.base * 2.2
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round((board.height - height) * 0.55)
        Print {
            id: ending
            x: Theme.base * 1.3
            y: Theme.base * 1.1
            width: parent.width - 2 * x
            kind: "note"
            wrapMode: Text.Wrap
            maximumLineCount: 6
            elide: Text.ElideRight
            text: Replay.ending
        }
    }
    ReplayStrip {
        id: strip
        anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
        enabled: root.free
        onDealsWanted: deals.open = true
        onLookWanted: look.open = true
        onProofWanted: root.prove()
    }
    DealList { id: deals; anchors.fill: parent; onClosed: open = false }
    LookSheet { id: look; anchors.fill: parent; onClosed: open = false }
    ProofSheet { id: proof; anchors.fill: parent; open: Replay.check.open; onClosed: Replay.check.close() }

    function prove() { Replay.checkMatch() }

    Binding { target: Theme; property: "speed"; value: root.visible ? Replay.speed : 1 }
    Component.onDestruction: Replay.close()

    component Step: Shortcut {
        enabled: root.keyed
        autoRepeat: false
    }
    component Key: CommandKey { enabled: root.keyed }
    Step { sequence: "Space"; onActivated: Replay.playing = !Replay.playing }
    Step { sequence: "Right"; autoRepeat: true; onActivated: Replay.forward() }
    Step { sequence: "Left"; autoRepeat: true; onActivated: Replay.back() }
    Step { sequence: "Home"; onActivated: Replay.toStart() }
    Step { sequence: "End"; onActivated: Replay.toEnd() }
    Step { sequence: "PgDown"; onActivated: Replay.nextDeal() }
    Step { sequence: "PgUp"; onActivated: Replay.previousDeal() }
    Key { command: "space"; onActivated: Replay.playing = !Replay.playing }
    Key { command: "right"; onActivated: Replay.forward() }
    Key { command: "left"; onActivated: Replay.back() }
    Key { command: "+"; onActivated: Replay.faster(1) }
    Key { command: "-"; onActivated: Replay.faster(-1) }
    Key { command: "o"; onActivated: Replay.openHands = !Replay.openHands }
    Key { command: "s"; onActivated: Replay.nextSeat() }
    Key { command: "v"; onActivated: look.open = true }
    Key { command: "d"; onActivated: deals.open = true }
    Key { command: "f"; onActivated: Replay.figuresWanted = !Replay.figuresWanted }
    Key { command: "c"; onActivated: root.prove() }
    Key { command: "l"; enabled: root.visible && root.enabled && (root.laid === null || root.laid === board.laid); onActivated: board.showLog() }
    Repeater {
        model: 9
        Item {
            id: digit
            required property int index
            Key { command: String(digit.index + 1); onActivated: Replay.lookFrom(digit.index) }
        }
    }
}
