// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Window
import Cards

// The window: which page lies on top, the sheets above them, and the keys that work everywhere.
Window {
    id: window
    objectName: "window"
    property bool leaving: false                              // the person has agreed to close the game
    property string chapter                                   // where the rules open: "thegame:short"
    property bool eveningLeft: false                          // a table of an evening was just abandoned
    property string taught                                    // whose lessons come first, if not those of the game played last
    readonly property list<string> places: ["start", "table", "setup", "games", "lessons", "rules", "history", "statistics", "settings", "keys", "about", "deals", "evening", "feats"]

    // Qt 6.4 does not tell qmllint what a QSize is
    // qmllint disable
    readonly property size kept: Preferences.windowSize       // as it was when it was last closed
    // qmllint enable
    readonly property bool playing: Session.running && Session.table.stage !== Table.Over && !Session.guide.over && Session.guide.lesson === ""
    readonly property bool losing: playing && !Session.kept   // what is on the table ends when it is left

    // Which match would be abandoned, by its game.
    function which(inProgress: bool): string {
        if (losing && Session.guide.active)
            return qsTr("Leave the guided deal?")
        const name = losing ? Session.table.game : Session.continueGame
        const game = Array.from(MatchSetup.offers).find(one => one.name === name)?.title ?? ""
        const asked = game === "" ? inProgress ? qsTr("Abandon the match in progress?") : qsTr("Abandon the match?")
            : inProgress ? qsTr("Abandon the match of %1 in progress?", "%1 is a game").arg(game) : qsTr("Abandon the match of %1?", "%1 is a game").arg(game)
        return asked.replace("!?", "?")                       // of a game whose name ends so
    }
    // How the match on the table ends, and what that costs besides.
    function ends(how: string): string {
        const costs = DayDeals.underWay ? qsTr("It is the deal of the day: left now, it counts as abandoned, and playing it again is practice.")
            : Osteria.leavingWords
        return costs === "" ? how : qsTr("%1 %2", "two sentences").arg(how).arg(costs)
    }
    function go(where: string) {
        menu.open = false
        if (places.indexOf(where) >= 0)
            show(where)
        else if (where === "replay" && Replay.active)
            show(where)
        else if (where === "back")
            pages.back()
        else if (where === "menu")
            menu.open = true
        else if (where === "begin" && pages.fresh())
            return                                            // pressed twice on the page before
        else if (where === "begin" && Saving.refused)
            confirm.ask("without", qsTr("Play without saving the match?"), Saving.trouble, qsTr("Play without saving"))
        else if (where === "begin" && (playing || Session.waits))
            confirm.ask("begin", which(true), ends(qsTr("It ends here, and a new one begins.")), qsTr("Abandon it and deal"))
        else if (pages.arranges(where) && pages.fresh())
            return
        else if (pages.arranges(where) && !(where === "sit" && Osteria.underWay) && (playing || Session.waits))
            confirm.ask(where, which(true), ends(qsTr("It ends here, and a new one begins.")), qsTr("Abandon it and deal"))
        else if (where.startsWith("lesson:") && losing && !Session.guide.active) // of a guided deal nothing is lost
            confirm.ask(where, which(true), ends(qsTr("It ends here, and the lesson begins.")), qsTr("Abandon it"))
        else if (where === "leave" && playing)
            confirm.ask("leave", which(false), ends(qsTr("It ends here and is not saved.")), qsTr("Abandon it"))
        else if (where === "home" && losing)
            confirm.ask("home", which(false), ends(qsTr("It ends here and is not saved.")), qsTr("Leave the table"))
        else if (where === "quit" && losing)
            confirm.ask("quit", qsTr("Close the game?"), qsTr("The match in progress ends here."), qsTr("Quit"))
        else
            carryOut(where)
    }
    function carryOut(what: string) {
        if (what === "quit") {
            leaving = true
            Qt.quit()
        } else if (what === "home" || what === "leave") {
            eveningLeft = what === "leave" && Osteria.atTable && Osteria.underWay
            if (what === "home")
                Session.leave()
            else
                Session.giveUp()
            pages.trail = eveningLeft ? ["start", "evening"] : ["start"] // where it goes on, or what it came to
        } else if (what === "continue") {
            if (Session.waits)
                Session.resume()
            pages.trail = ["start", "table"]
        } else if (what.startsWith("play:")) {
            MatchSetup.game = what.slice("play:".length)
            show("setup")
        } else if (what.startsWith("rules:")) {
            chapter = what.slice("rules:".length) + ":short"
            pages.show("rules")
        } else if (what.startsWith("lessons:")) {
            taught = what.slice("lessons:".length)
            pages.show("lessons")
        } else if (pages.arranges(what)) {
            if (what === "day")
                DayDeals.play()
            else if (what === "sit")
                Osteria.sitDown()
            else
                DealsBook.play(what.slice("deal:".length))
            pages.trail = ["start", "table"]
        } else if (what === "without") {
            Saving.playWithout()
            go("begin")
        } else if (what === "begin" && !(pages.page?.prepared() ?? true)) {
            return                                            // it deals once it knows what it asks
        } else if (what === "begin" || what === "deal" || what.startsWith("lesson:")) {
            const lesson = what.split(":")                    // "lesson:thegame:itsname"
            if (lesson.length === 1)
                Session.start()
            else
                Session.startLesson(lesson[1], lesson[2])
            pages.trail = ["start", "table"]
        }
    }
    function show(page: string) {
        eveningLeft = false
        if (page === "rules")
            chapter = opened.chapterThatFits()
        else if (page === "lessons")
            taught = pages.trail.indexOf("table") >= 0 ? Session.table.game : ""
        pages.show(page)
    }
    function mute() {
        Preferences.muted = !Preferences.muted
        slip.tell(Preferences.muted ? qsTr("Sounds off") : qsTr("Sounds on"))
        Announcer.say(slip.text)
    }
    function stepBack() {
        if (confirm.open)
            confirm.open = false
        else if (records.open)
            records.stepBack()
        else if (menu.open)
            menu.open = false
        else if (pages.page?.laid)
            pages.page.laid.closed()
        else
            pages.back()
    }

    width: kept.width
    height: kept.height
    minimumWidth: Math.min(800, kept.width)                   // on a small screen it is smaller
    minimumHeight: Math.min(600, kept.height)
    visible: true
    visibility: Preferences.fullScreen ? Window.FullScreen : Window.Windowed
    title: opened.title
    color: "#1c0d07"
    onClosing: close => {
        if (losing && !leaving) {
            close.accepted = false
            go("quit")
            return
        }
        if (visibility === Window.Windowed)
            Preferences.windowSize = Qt.size(width, height)
    }

    Binding { target: Theme; property: "base"; value: Theme.baseFor(window.width, window.height) }
    Binding { target: Sounds; property: "seen"; value: window.visible && window.visibility !== Window.Minimized }
    Shortcut { sequence: "F1"; autoRepeat: false; enabled: !confirm.open; onActivated: window.go(pages.topmost === "rules" ? "back" : "rules") }
    Shortcut { sequence: "F11"; autoRepeat: false; onActivated: Preferences.fullScreen = !Preferences.fullScreen }
    CommandKey { command: "m"; onActivated: window.mute() }
    Shortcut { sequence: "Ctrl+N"; autoRepeat: false; enabled: !confirm.open; onActivated: window.go(pages.topmost === "table" ? "play:" + Session.table.game : "setup") }
    Shortcut { sequence: "Ctrl+Q"; autoRepeat: false; onActivated: window.go("quit") }
    Shortcut { id: steps; sequence: "Escape"; autoRepeat: false; enabled: pages.covered || pages.topmost !== "table"; onActivated: window.stepBack() } // the table has its own
    CommandKey { command: "esc"; enabled: steps.enabled; onActivated: window.stepBack() }

    PackAhead { anchors.fill: parent }
    OpenedGame { id: opened; pages: pages }
    PageStack {
        id: pages
        Component.onCompleted: {
            if (Session.showsScene)
                trail = ["start", "table"]
            else if (Replay.active)
                trail = ["start", "replay"]
            else if (DealsBook.brought !== "")
                trail = ["start", "deals"]
            else if (MatchSetup.asked)
                trail = ["start", "setup"]
        }
        anchors.fill: parent
        covered: menu.open || confirm.open || records.open
        onWent: where => window.go(where)
        PageSlot { stack: pages; page: "start"; StartPage { } }
        PageSlot { stack: pages; page: "table"; MatchPage { } }
        PageSlot { stack: pages; page: "setup"; NewMatchPage { } }
        PageSlot { stack: pages; page: "games"; GamesPage { } }
        PageSlot { stack: pages; page: "lessons"; hint: window.taught; LessonsPage { } }
        // qmllint disable unqualified
        PageSlot { stack: pages; page: "rules"; hint: window.chapter; RulesPage { table: opened.table } } // a Loader makes it
        // qmllint enable unqualified
        PageSlot { stack: pages; page: "history"; HistoryPage { } }
        PageSlot { stack: pages; page: "statistics"; StatisticsPage { } }
        PageSlot { stack: pages; page: "settings"; SettingsPage { } }
        PageSlot { stack: pages; page: "keys"; KeysPage { } }
        PageSlot { stack: pages; page: "about"; AboutPage { } }
        PageSlot { stack: pages; page: "replay"; ReplayPage { } }
        PageSlot { stack: pages; page: "deals"; DealsPage { } }
        PageSlot { stack: pages; page: "evening"; hint: window.eveningLeft ? "left" : ""; EveningPage { } }
        PageSlot { stack: pages; page: "feats"; FeatsPage { } }
    }
    MenuSheet {
        id: menu
        anchors.fill: parent
        onClosed: open = false
        onWent: where => window.go(where)
    }
    Confirm {
        id: confirm
        anchors.fill: parent
        onClosed: open = false
        onAccepted: window.carryOut(purpose)
    }
    Connections {
        target: Saving
        function onChanged() {
            if (pages.topmost === "table" && Saving.trouble !== "" && Saving.trouble !== confirm.detail)
                confirm.tell(qsTr("A word about your matches"), Saving.trouble, qsTr("Keep playing"))
        }
    }
    Connections {
        target: MatchSetup
        function onAskedFor() { window.go("setup") }
    }
    Connections {
        target: DealsBook
        function onBroughtChanged() { window.go("deals") }
    }
    RecordSlips { id: records; anchors.fill: parent; onOpened: window.go("replay") }
    Slip {
        id: slip
        objectName: "slip"
        anchors.horizontalCenter: parent.horizontalCenter
        y: Math.round(parent.height * 0.585)                  // on the table nothing lies there
    }
    Announcements { }
}
