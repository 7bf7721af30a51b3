// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "thirtyone/events.h"

namespace thirtyone {

/// Tells an event, which is made only where somebody listens.
void report(Sink sink, const auto &makeEvent)
{
    if (sink)
        sink(Event(makeEvent()));
}

} // namespace thirtyone
