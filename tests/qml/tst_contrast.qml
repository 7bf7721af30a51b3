// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Letters are set off well from what they are printed on: on every page, in every moment, on every cloth.
Item {
    id: root
    width: 200
    height: 100

    Walk {
        id: test
        name: "contrast"

        function test_contrast_data() {
            const ways = []
            for (const cloth of ["tela", "verde", "rosso"]) {
                for (const what of cloth === "tela" ? ["pages", "rules", "sheets", "table"] : ["table"]) {
                    for (const [width, height] of what === "table" ? [[800, 600], [1280, 800]] : [[1280, 800]])
                        ways.push({ tag: [cloth, what, width].join(" "), cloth: cloth, what: what, width: width, height: height })
                }
            }
            return ways
        }
        function test_contrast(way) {
            Preferences.cloth = way.cloth
            open("it", way.width, way.height)
            const complaints = []
            through(way, where => {
                waitForRendering(main.contentItem, 100)
                for (const one of Audit.faint(main)) {
                    if (!complaints.some(other => other.endsWith(one.slice(one.indexOf(":")))))
                        complaints.push(where + ": " + one)
                }
            })
            report(complaints)
        }
    }
}
