// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Cards
import Cards.Testing

// The engine itself: what asks it for more than is built in gets nothing, and is told of on standard error.
Item {
    id: root
    width: 200
    height: 100

    Component { id: styled; Text { textFormat: Text.StyledText } }
    Component { id: picture; Image { width: 8; height: 8 } }
    Component { id: script; Loader { } }

    TestCase {
        name: "closed"
        when: windowShown

        function test_theEngineIsClosed_data() {
            return [
                { tag: "a picture from the network", make: () => createTemporaryObject(picture, root, { source: Stranger.network.match(/http[^"]+/)[0] }) },
                { tag: "a picture file", make: () => createTemporaryObject(picture, root, { source: "file:///usr/share/pixmaps/debian-logo.png" }) },
                { tag: "a picture in the address", make: () => createTemporaryObject(picture, root, { source: "data:image/png;base64,iVBORw0KGgo=" }) },
                { tag: "an unknown provider", make: () => createTemporaryObject(picture, root, { source: "image://stranger/x" }) },
                { tag: "a page", make: () => createTemporaryObject(script, root, { source: "file:///tmp/Page.qml" }) },
                { tag: "a page from the network", make: () => createTemporaryObject(script, root, { source: Stranger.network.match(/http[^"]+/)[0] }) },
                { tag: "markup", make: () => createTemporaryObject(styled, root, { text: Stranger.network }) },
                { tag: "a request", make: () => {
                    const request = new XMLHttpRequest()
                    request.open("GET", Stranger.network.match(/http[^"]+/)[0])
                    request.send()
                    return request
                } }
            ]
        }
        function test_theEngineIsClosed(data) {
            const before = Stranger.refusals
            verify(data.make())
            tryVerify(() => Stranger.refusals > before)
            wait(50)
            compare(Stranger.calls, 0)
        }
    }
}
