# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scripts for portraits, tokens, textures and icon share: SVG files and their rendering by QtSvg."""
import os
import subprocess
import tempfile

from PIL import Image

UNITS = 10   # the woodcut kit writes ten units for one of the canvas
# REUSE-IgnoreStart
HEADER = ('<!--\nSPDX-FileCopyrightText: The Petrangola developers\n'
          'SPDX-License-Identifier: CC-BY-SA-4.0\n-->\n')
# REUSE-IgnoreEnd


def svg(body, width=560, height=560, title=''):
    return (HEADER + '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
            f'width="{width}" height="{height}" viewBox="0 0 {width * UNITS} {height * UNITS}">\n'
            + (f'<title>{title}</title>\n' if title else '') + body + '\n</svg>\n')


def write(path, text):
    with open(path, 'w', encoding='utf-8', newline='\n') as file:
        file.write(text)


def rendered(path, height, background='#00000000'):
    """The SVG file as QtSvg draws it, by qrender (see its folder) from PATH or from the variable QRENDER."""
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, 'out.png')
        subprocess.run([os.environ.get('QRENDER', 'qrender'), '-b', background, '-h', str(height), path, out],
                       check=True, stderr=subprocess.DEVNULL, env={**os.environ, 'QT_QPA_PLATFORM': 'offscreen'})
        return Image.open(out).convert('RGBA')
