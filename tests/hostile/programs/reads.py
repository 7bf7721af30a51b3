#!/usr/bin/python3
# SPDX-FileCopyrightText: The Petrangola developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Told paths in one line of JSON, says in one which of them it can read or list."""
import json
import os
import sys


def can(path):
    try:
        if os.path.isdir(path):
            os.listdir(path)
        else:
            with open(path, "rb") as file:
                file.read(1)
    except OSError:
        return False
    return True


print(json.dumps([path for path in json.loads(sys.stdin.readline()) if can(path)]), flush=True)
