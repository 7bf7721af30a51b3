// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// Four colours for French cards: offered once where cards are small, and then shown.
Item {
    id: root
    width: 1280
    height: 800

    ControlCase {
        id: test
        name: "four_colours"

        readonly property Component laid: PinaleLaid { late: false }

        function cleanup() {
            Preferences.fourColours = false
            Preferences.fourColoursOffered = false
            Theme.base = 16
        }
        function lay(width: int, height: int, more: int): Item {
            Theme.base = Theme.baseFor(width, height)
            const item = createTemporaryObject(laid, root, { width: width, height: height, more: more })
            Backstage.settle(item)
            return item
        }
        function test_itIsOfferedWhereCardsAreSmall() {
            const large = lay(1280, 800, 0)
            verify(large.fields.shared >= 56)
            verify(!Backstage.find(large, "fourColours"))
            const small = lay(800, 600, 6)
            verify(small.fields.shared < 56)
            const offer = Backstage.find(small, "fourColours")
            verify(offer)
            const own = small.fields.ownField
            for (let i = 0; i < own.melds.length; ++i) {
                const meld = own.meld(i)
                const at = meld.mapToItem(small, 0, 0)
                const on = offer.mapToItem(small, 0, 0)
                verify(on.y + offer.height <= at.y + 1 || at.x + meld.width <= on.x, `meld ${i}: ${at.y}, ${on.y + offer.height}`)
            }
        }
        function test_itIsTakenOrNot_data() {
            return [{ tag: "yes", press: "four_yes", four: true }, { tag: "no", press: "four_no", four: false }]
        }
        function test_itIsTakenOrNot(data) {
            const small = lay(800, 600, 6)
            verify(!CardPictures.indexOf("french/7C").toString().includes("four"))
            mouseClick(Backstage.find(small, data.press))
            compare(Preferences.fourColours, data.four)
            verify(Preferences.fourColoursOffered)
            verify(!Backstage.find(small, "fourColours"))
            for (const face of ["french/7C", "french/KD"])
                compare(CardPictures.indexOf(face).toString().includes("/four/"), data.four)
            for (const face of ["french/7H", "french/AS", "piacentine/7D", "french/XR"])
                verify(!CardPictures.indexOf(face).toString().includes("four"), face)
        }
    }
}
