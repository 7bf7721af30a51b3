// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "game/option.h"

#include <QJsonValue>
#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// The house rules of a match of any game: a value for each option of its list, in its order.
using OptionValues = std::vector<std::int64_t>;

/// The house rules of one game, without its types.
class OptionList
{
public:
    OptionList() = default;
    /// Made once for each game.
    template<class G>
    [[nodiscard]] static const OptionList &of();

    /// One for each value.
    [[nodiscard]] const std::vector<const game::OptionInfo *> &all() const { return m_options; }
    [[nodiscard]] const game::OptionInfo &operator[](std::size_t place) const { return *m_options[place]; }
    [[nodiscard]] std::size_t size() const { return m_options.size(); }
    /// The place of the option of that key.
    [[nodiscard]] std::optional<std::size_t> find(const QString &key) const;
    [[nodiscard]] const OptionValues &usual() const { return m_usual; }
    /// The places of the choices whose values are ways to play that are told apart; no two values have one word.
    [[nodiscard]] std::vector<std::size_t> variants() const;
    /// Whether the option at this place has a bearing where the others have these values.
    [[nodiscard]] bool matters(std::size_t place, const OptionValues &values) const;
    /// Whether a match is played alike with these and those: what has no bearing may differ.
    [[nodiscard]] bool same(const OptionValues &values, const OptionValues &others) const;
    /// The nearest to these that can be played with so many seats, and that the New match page can show.
    [[nodiscard]] OptionValues offered(OptionValues values, int seats) const;

private:
    std::vector<const game::OptionInfo *> m_options;
    OptionValues m_usual;
};

/// An option's key as text.
[[nodiscard]] inline QString keyOf(const game::OptionInfo &option)
{
    return QString::fromLatin1(option.key);
}
/// What a choice's value is called where it is written.
[[nodiscard]] QString writtenValue(const game::OptionInfo &option, std::int64_t value);
/// All that a flag or a choice may be, as it is written; nothing for numbers.
[[nodiscard]] QStringList writtenValues(const game::OptionInfo &option);
/// The same as JSON has it: true or false, a number, or a word.
[[nodiscard]] QJsonValue jsonValue(const game::OptionInfo &option, std::int64_t value);
/// The value that is written so; nothing where it is none of the option's. Bounds are not looked at.
[[nodiscard]] std::optional<std::int64_t> readValue(const game::OptionInfo &option, const QString &written);

template<class G>
[[nodiscard]] OptionValues valuesOf(const typename G::Options &options)
{
    OptionValues values;
    for (const auto &option : G::optionList())
        values.push_back(option.get(options));
    return values;
}

/// Options that have no value keep their usual one.
template<class G>
[[nodiscard]] typename G::Options optionsOf(const OptionValues &values)
{
    typename G::Options options;
    std::size_t place = 0;
    for (const auto &option : G::optionList())
        if (place < values.size())
            option.set(options, values[place++]);
    return options;
}

template<class G>
const OptionList &OptionList::of()
{
    static const OptionList made = [] {
        OptionList list;
        for (const auto &option : G::optionList())
            list.m_options.push_back(&option);
        list.m_usual = valuesOf<G>({});
        return list;
    }();
    return made;
}
