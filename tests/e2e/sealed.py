# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens what lies sealed in the game's database, with the key beside it (app/store/sealing_key.h)."""

import ctypes
import ctypes.util
import os

NONCE_BYTES = 24
MAC_BYTES = 16


def opener(folder):
    """A function that opens sealed bytes with that folder's key."""
    sodium = ctypes.CDLL(ctypes.util.find_library("sodium"))
    with open(os.path.join(folder, "petrangola.key"), "rb") as file:
        key = file.read()

    def opened(sealed):
        plain = ctypes.create_string_buffer(len(sealed) - NONCE_BYTES - MAC_BYTES)
        box = sealed[NONCE_BYTES:]
        if sodium.crypto_secretbox_open_easy(plain, box, ctypes.c_ulonglong(len(box)), sealed[:NONCE_BYTES], key) != 0:
            raise ValueError("it is sealed with another key")
        return plain.raw

    return opened
