// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// pack_sound WAV PACKED: packs a recording for the plugin that plays it; the build does this.

#include "sound/wave.h"

#include <QFile>

#include <cstdio>

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    QFile from(QFile::decodeName(argv[1]));
    QFile to(QFile::decodeName(argv[2]));
    if (!from.open(QIODevice::ReadOnly) || !to.open(QIODevice::WriteOnly)) {
        std::fprintf(stderr, "pack_sound: %s or %s cannot be opened\n", argv[1], argv[2]);
        return 1;
    }
    const auto wave = Wave::read(from.readAll());
    if (!wave) {
        std::fprintf(stderr, "pack_sound: %s is no recording that the mixer can play\n", argv[1]);
        return 1;
    }
    const QByteArray packed = wave->packed();
    return to.write(packed) == packed.size() && to.flush() ? 0 : 1;
}
