// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Cards

// One chapter of the rules: its blocks flow from page to page, so that no text is ever cut off.
// A column is `slot` wide, of which `leaf` is printed on; columns follow each other at slot + spacing.
Flow {
    id: root
    property real leaf: 400
    property real slot: leaf
    property bool twoPages: true
    property var rules: ({})                                  // by key, as Table and MatchSetup have them
    property bool atTable: false                              // they are those of a match, and its sentences stand here
    readonly property real usual: twoPages || Theme.textScale > 1 ? 1 : 1.15           // a single page is wide enough for larger type
    readonly property real enlarge: usual * fit
    // Slightly smaller print, where that spares a spread on which little would stand.
    property real fit: 1
    property real close: 1                                    // of lines to each other
    readonly property string shape: `${leaf} ${height} ${twoPages} ${Theme.body} ${atTable} ${Preferences.language}`
    onShapeChanged: fitting.restart()
    onRulesChanged: fitting.restart()
    Component.onCompleted: fitting.restart()
    Timer { id: fitting; interval: 0; onTriggered: root.adapt() }
    function adapt() {
        const pagesOf = one => {
            fit = one
            relay(root)
            return Math.ceil(pages / (twoPages ? 2 : 1))
        }
        let best = 1, least = pagesOf(1)
        for (const one of [0.97, 0.94, 0.91, 0.88, 0.85]) {
            if (least === 1 || Theme.body * usual * one < 12)
                break
            const spreads = pagesOf(one)
            if (spreads < least) {
                best = one
                least = spreads
            }
        }
        if (fit !== best)
            pagesOf(best)
    }
    // at once, from the innermost out
    function relay(item: Item) {
        for (const child of Array.from(item.children))
            relay(child)
        const column = item as Column, row = item as Row, flow = item as Flow
        if (column)
            column.forceLayout()
        else if (row)
            row.forceLayout()
        else if (flow)
            flow.forceLayout()
    }
    readonly property int pages: Math.max(1, Math.round((implicitWidth + spacing) / (slot + spacing)))
    spacing: Theme.base * (twoPages ? 0.9 : 0.7) * close * (1 - 2 * (1 - fit))
    // a rule of this match that is not the usual one
    function changed(key: string): bool { return atTable && (rules[key]?.unusual ?? false) }
    // the value of a choice at this table, by its place
    function played(key: string, value: int): bool { return atTable && (rules[key]?.value ?? -1) === value }
    // those keys as they are printed on the keyboard at hand
    function labels(keys: string): string { return Array.from(keys).map(one => Keyboard.labels[one]).join(" ") }
    function said(key: string): string { return rules[key]?.text ?? "" }
    function number(key: string): int { return rules[key]?.value ?? 0 }
    // how far the last page is printed
    readonly property real lastBottom: {
        for (let i = children.length - 1; i >= 0; --i) {
            const block = children[i] as RuleBlock
            if (block && block.visible)
                return block.y + block.height
        }
        return 0
    }
    flow: Flow.TopToBottom
}
