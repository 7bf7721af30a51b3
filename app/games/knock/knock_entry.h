// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/entry_of.h"
#include "knock/knock.h"

class KnockEntry : public EntryOf<knock::Knock>
{
public:
    [[nodiscard]] QStringList otherNames() const override;
    [[nodiscard]] Counted counted(const OptionValues & /*values*/) const override { return Counted::balance; }
    [[nodiscard]] Call call() const override { return Call::none; }
    [[nodiscard]] GameOffer offer() const override;
    [[nodiscard]] OptionWords option(std::size_t place, int seats) const override;
    [[nodiscard]] QString rules(const OptionValues &values) const override;
    [[nodiscard]] QString pool(const OptionValues &values, int seats) const override;
    [[nodiscard]] std::vector<NamedRules> presets() const override;
    [[nodiscard]] std::vector<LessonOffer> lessons() const override;
    [[nodiscard]] std::unique_ptr<AnyGameSession> session() const override;
    [[nodiscard]] std::unique_ptr<ReplayTable> replayTable() const override;
    [[nodiscard]] const GameNumbers &numbers() const override;
};
