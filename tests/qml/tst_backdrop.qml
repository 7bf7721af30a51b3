// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards

// Where no graphics card draws, a backdrop at rest is one picture, which looks like what it is of.
Item {
    id: root
    width: 640
    height: 420

    Backdrop {
        id: backdrop
        width: 600
        height: 400
        busy: true
        Cloth { id: cloth; x: 60; y: 50; width: 480; height: 300; band: 30; variant: "tela" }
    }

    TestCase {
        id: test
        name: "backdrop"
        when: windowShown

        readonly property StillPicture still: backdrop.children[1] as StillPicture

        function init() {
            backdrop.visible = true
            backdrop.busy = true
            backdrop.width = 600
            backdrop.lampY = 0
            cloth.variant = "tela"
            tryVerify(() => test.still.taken, 5000)
            tryVerify(() => !test.still.of.visible)
        }
        // How far the most different of many points of two pictures are apart, of 255.
        function apart(one: var, other: var): int {
            let worst = 0
            for (let y = 3; y < backdrop.height; y += 7) {
                for (let x = 2; x < backdrop.width; x += 7)
                    worst = Math.max(worst, Math.abs(one.red(x, y) - other.red(x, y)), Math.abs(one.blue(x, y) - other.blue(x, y)))
            }
            return worst
        }
        function test_looksTheSame() {
            const still = grabImage(backdrop)
            backdrop.lampY = 40
            verify(!test.still.taken)
            const lit = grabImage(backdrop)
            verify(apart(still, lit) > 3, "the lamp's place shows")
            backdrop.lampY = 0
            verify(!test.still.taken)
            verify(apart(still, grabImage(backdrop)) <= 2)
        }
        function test_follows_data() {
            return [
                { tag: "size", change: () => { backdrop.width = 560 } },
                { tag: "lamp", change: () => { backdrop.lampY = 20 } },
                { tag: "cloth", change: () => { cloth.variant = "verde" } },
                { tag: "its place", change: () => { cloth.x += 5 } },
                { tag: "its band", change: () => { cloth.band += 5 } }
            ]
        }
        function test_follows(data: var) {
            data.change()
            tryVerify(() => !test.still.taken && test.still.of.visible, 1000)
            const layers = grabImage(backdrop)
            tryVerify(() => test.still.taken, 5000)
            verify(apart(layers, grabImage(backdrop)) <= 2)
        }
        // Where nothing moves there is nothing to be saved.
        function test_notBusy() {
            backdrop.busy = false
            tryVerify(() => !test.still.taken, 1000)
            wait(400)
            verify(!test.still.taken)
        }
        // Nothing is kept for a page that is not looked at.
        function test_hidden() {
            backdrop.visible = false
            verify(!test.still.taken)
            wait(400)
            verify(!test.still.taken)
        }
    }
}
