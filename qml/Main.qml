// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Window
import Cards

// The window: which page lies on top, the sheets above them, and the keys that work everywhere.
Window {
    id: window
    objectName: "window"
    property list<string> trail: ["start"]                    // the pages from the first to the one on top
    readonly property string top: trail[trail.length - 1]
    readonly property bool covered: menu.open || confirm.open
    readonly property PetrangolaTable table: Session.table
    property string chapter: "short"                          // where the rules are open
    property bool settled: true

    function show(page: string) {
        const at = trail.indexOf(page)
        trail = at >= 0 ? trail.slice(0, at + 1) : trail.concat([page])
    }
    function back() {
        if (trail.length > 1)
            trail = trail.slice(0, -1)
    }
    function showRules() {
        menu.open = false
        chapter = fittingChapter()
        show("rules")
    }
    function fittingChapter(): string {
        if (top === "setup")
            return "house"
        if (top !== "table")
            return chapter
        switch (table.stage) {
        case PetrangolaTable.FirstDealer:
        case PetrangolaTable.Cut:
        case PetrangolaTable.DealersChoice: return "deal"
        case PetrangolaTable.Turn: return "turn"
        case PetrangolaTable.Showdown: return "ranking"
        case PetrangolaTable.Reentry:
        case PetrangolaTable.Over: return "tokens"
        default: return "short"
        }
    }
    function showSetup() {
        menu.open = false
        show("setup")
    }
    function showSettings() {
        menu.open = false
        show("settings")
    }
    function begin() {
        if (Session.running)
            confirm.ask("begin", qsTr("Leave the match on the table?"), qsTr("It ends here, and a new one begins."), qsTr("Deal the cards"))
        else
            confirm.carryOut("begin")
    }
    function leave() {
        menu.open = false
        confirm.ask("leave", qsTr("Leave the match?"), qsTr("It ends here: the others share the plate."), qsTr("Leave the table"))
    }
    function quit() {
        menu.open = false
        if (Session.running)
            confirm.ask("quit", qsTr("Close the game?"), qsTr("The match on the table ends here."), qsTr("Quit"))
        else
            Qt.quit()
    }
    function stepBack() {
        if (confirm.open)
            confirm.open = false
        else if (menu.open)
            menu.open = false
        else if (top === "table")
            menu.open = true
        else
            back()
    }

    width: 1280
    height: 800
    minimumWidth: 800
    minimumHeight: 600
    visible: true
    visibility: Preferences.fullScreen ? Window.FullScreen : Window.Windowed
    title: qsTr("Petrangola")
    color: "#1c0d07"
    onTrailChanged: { settled = false; settling.restart() }

    Binding { target: Theme; property: "base"; value: Theme.baseFor(window.width, window.height) }
    Timer { id: settling; interval: Theme.pageTime + 20; onTriggered: window.settled = true }
    Shortcut { sequences: ["F1"]; onActivated: window.top === "rules" ? window.back() : window.showRules() }
    Shortcut { sequences: ["F11"]; onActivated: Preferences.fullScreen = !Preferences.fullScreen }
    Shortcut { sequences: ["Ctrl+N"]; onActivated: window.showSetup() }
    Shortcut { sequences: ["Ctrl+Q"]; onActivated: window.quit() }
    Shortcut { sequences: ["Escape"]; enabled: window.top !== "table" || window.covered; onActivated: window.stepBack() } // the table has its own

    Item {
        anchors.fill: parent
        PageSlot {
            page: "start"; trail: window.trail; settled: window.settled; covered: window.covered
            StartPage {
                onContinued: window.show("table")
                onNewMatchRequested: window.showSetup()
                onRulesRequested: window.showRules()
                onSettingsRequested: window.showSettings()
                onAboutRequested: window.show("about")
                onQuitRequested: window.quit()
            }
        }
        PageSlot {
            page: "table"; trail: window.trail; settled: window.settled; covered: window.covered
            TablePage {
                table: window.table
                onMenuRequested: menu.open = true
                onRulesRequested: window.showRules()
                onNewMatchRequested: window.showSetup()
                onHomeRequested: confirm.carryOut("leave")
            }
        }
        PageSlot {
            page: "setup"; trail: window.trail; settled: window.settled; covered: window.covered
            NewMatchPage { onBack: window.back(); onRulesRequested: window.showRules(); onStarted: window.begin() }
        }
        PageSlot {
            page: "rules"; trail: window.trail; settled: window.settled; covered: window.covered
            RulesPage { chapter: window.chapter; onOpened: name => { window.chapter = name } onBack: window.back() }
        }
        PageSlot {
            page: "settings"; trail: window.trail; settled: window.settled; covered: window.covered
            SettingsPage { onBack: window.back() }
        }
        PageSlot {
            page: "about"; trail: window.trail; settled: window.settled; covered: window.covered
            AboutPage { onBack: window.back() }
        }
        MenuSheet {
            id: menu
            anchors.fill: parent
            onClosed: open = false
            onNewMatchRequested: window.showSetup()
            onRulesRequested: window.showRules()
            onSettingsRequested: window.showSettings()
            onLeaveRequested: window.leave()
            onQuitRequested: window.quit()
        }
        Confirm {
            id: confirm
            property string purpose
            function ask(purpose: string, question: string, detail: string, yes: string) {
                confirm.purpose = purpose
                confirm.question = question
                confirm.detail = detail
                confirm.yes = yes
                open = true
            }
            function carryOut(purpose: string) {
                if (purpose === "quit") {
                    Qt.quit()
                } else if (purpose === "leave") {
                    Session.leave()
                    window.trail = ["start"]
                } else {
                    Session.start()
                    window.trail = ["start", "table"]
                }
            }
            anchors.fill: parent
            onClosed: open = false
            onAccepted: carryOut(purpose)
        }
    }
}
