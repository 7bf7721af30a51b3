// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

// A match record that somebody sent: it verifies, or one of its lines is named with a reason.

#include "target.h"

#include "records/record.h"

void fuzz::prepare() { }

void fuzz::feed(const QByteArray &input)
{
    const std::optional<record::Fault> fault = record::verify(input);
    if (!fault)
        return;
    require(fault->line >= 1 && fault->line <= input.count('\n') + 2, "the fault names a line");
    require(!fault->why.isEmpty(), "the fault has a reason");
}
