// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Cards

// What shall we play? A pack and a price label for each game on the osteria's shelves, and below what the chosen one is.
// `games` is a list as MatchSetup.offers has it. Shelves that have no room are reached by scrolling.
FocusScope {
    id: root
    required property var games
    property int at: 0
    property real kept: b * 11                                // px at each side of the question
    readonly property var chosen: games[at]
    signal played(game: string)
    signal rulesWanted(game: string)
    signal lessonsWanted(game: string)

    readonly property real b: Theme.base
    readonly property bool tall: height > width
    readonly property int columns: Math.max(1, Math.min(tall ? 2 : 4, games.length, Math.floor(width / (Theme.small * 10.5))))
    readonly property int rows: Math.ceil(games.length / columns)
    readonly property real side: b * (height < 700 ? 0.8 : 2)
    readonly property real cell: (width - 2 * side) / columns
    readonly property int lines: cell < Theme.small * 20 ? 2 : 1 // that what is said of a game takes
    readonly property real lip: Math.round(Theme.strong * 1.45 + Theme.small * 1.3 * lines + Theme.small * 0.15 + b * 1.4) // a board's front edge, with the labels
    readonly property real least: lip + b * (lines > 1 ? 4.5 : 7)                 // that a shelf may be high
    // a shelf more than fits leaves a part of itself to be seen
    readonly property real shelf: rows * least <= view.height ? Math.min(view.height / rows, lip + b * 20) : Math.max(least, view.height / Math.max(1, Math.floor(view.height / least) + 0.25))
    readonly property real down: Math.max(0, (view.height - rows * shelf) / 2) // few stand in the middle
    readonly property real pack: Math.min((shelf - lip - b * 0.8) / 1.08, (cell - b * 0.8) / 1.42)

    function choose(index: int) {
        if (index < 0 || index >= games.length || index === at)
            return
        at = index
        const y = Math.floor(index / columns) * shelf
        view.contentY = Math.max(0, Math.min(view.contentHeight - view.height, y < view.contentY ? y : Math.max(view.contentY, y + shelf - view.height)))
    }
    function seatsOf(game: var): string {
        return game.fewestSeats === game.mostSeats ? "" + game.mostSeats : qsTr("%1–%2", "numbers of players").arg(game.fewestSeats).arg(game.mostSeats)
    }
    function factsOf(game: var): string {
        return qsTr("%1 players · about %2 minutes · %3, %4 cards", "%1 is a number, or '2–8'; %3 a pack").arg(seatsOf(game)).arg(game.minutes).arg(game.pack).arg(game.packCards)
    }
    function startWith(letter: string): int {
        for (let step = 1; step <= games.length; ++step) {
            const index = (at + step) % games.length
            if (games[index].title.toLowerCase().startsWith(letter))
                return index
        }
        return -1
    }

    PlainText {
        id: question
        anchors.horizontalCenter: parent.horizontalCenter
        y: root.b * 0.5
        width: root.width - 2 * root.kept
        horizontalAlignment: Text.AlignHCenter
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 12
        text: qsTr("What shall we play?")
        color: Theme.cream
        font { family: Theme.serif; weight: Font.Black; pixelSize: Math.round(Theme.head * 1.2) }
        Accessible.role: Accessible.Heading
        Accessible.name: text
        Accessible.focusable: false
    }
    Flickable {
        id: view
        anchors { left: parent.left; right: parent.right; top: question.bottom; topMargin: root.b * 0.6; bottom: slip.top; bottomMargin: root.b * 0.6 }
        contentHeight: root.rows * root.shelf
        clip: true
        boundsBehavior: Flickable.StopAtBounds
        interactive: contentHeight > height + 1

        Repeater {
            model: root.rows
            ShelfBoard {
                required property int index
                y: root.down + index * root.shelf
                width: root.width
                height: root.shelf
                lip: root.lip
            }
        }
        FocusScope {
            id: list
            objectName: "shelf_games"
            width: root.width
            height: view.contentHeight
            focus: true
            activeFocusOnTab: true
            Accessible.role: Accessible.Grouping
            Accessible.name: qsTr("Games")
            Accessible.description: root.chosen.title
            Keys.onLeftPressed: root.choose(root.at - 1)
            Keys.onRightPressed: root.choose(root.at + 1)
            Keys.onUpPressed: root.choose(root.at - root.columns)
            Keys.onDownPressed: root.choose(root.at + root.columns)
            Keys.onPressed: event => {
                event.accepted = true
                if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) {
                    if (!event.isAutoRepeat)
                        root.played(root.chosen.name)
                } else if (event.modifiers !== Qt.NoModifier) {
                    event.accepted = false
                } else if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) {
                    root.choose(event.key - Qt.Key_1)
                } else if (event.text.length === 1 && root.startWith(event.text.toLowerCase()) >= 0) {
                    root.choose(root.startWith(event.text.toLowerCase()))
                } else {
                    event.accepted = false
                }
            }
            Repeater {
                model: root.games
                ShelfGame {
                    id: game
                    required property int index
                    required property var modelData
                    objectName: "shelf_" + modelData.name
                    offer: modelData
                    on: index === root.at
                    focused: on && list.activeFocus
                    onOnChanged: if (on) focus = true
                    Component.onCompleted: if (on) focus = true
                    seats: root.seatsOf(modelData)
                    facts: root.factsOf(modelData)
                    x: root.side + (index % root.columns) * root.cell
                    y: root.down + Math.floor(index / root.columns) * root.shelf
                    width: root.cell
                    height: root.shelf
                    lip: root.lip
                    pack: root.pack
                    lines: root.lines
                    onChosen: {
                        list.forceActiveFocus(Qt.MouseFocusReason)
                        root.choose(index)
                    }
                    onTaken: root.played(modelData.name)
                }
            }
        }
    }
    ShelfSlip {
        id: slip
        x: root.side
        width: root.width - 2 * x
        height: Math.min(root.height * (root.lines > 1 ? 0.46 : 0.5), natural)
        y: root.height - height - root.b * 0.7
        offer: root.chosen
        facts: root.factsOf(root.chosen)
        onPlayed: root.played(root.chosen.name)
        onRulesWanted: root.rulesWanted(root.chosen.name)
        onLessonsWanted: root.lessonsWanted(root.chosen.name)
    }
}
