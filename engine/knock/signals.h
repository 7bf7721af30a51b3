// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "knock/ranking.h"

#include <bit>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

namespace knock {

/// What one partner tells the other, and all others hear, with a card or before a lead: S1 to S21 of rules/knock.md,
/// "Signals". It is the meaning; two may have the same gesture (KNOCK-11).
enum class Signal : std::uint8_t {
    none,
    longSuit,         ///< S1: I had four or more of the suit that I lead
    restIsMine,       ///< S2: all but one of the rest of the suit that I lead is mine
    trumpLow,         ///< S3: take this with the lowest trump that wins
    saveHighTrumps,   ///< S4: spend no high trump
    notYourHighest,   ///< S5: do not play your highest trump
    oneMore,          ///< S6: I have one more of this suit
    anotherSuit,      ///< S7: when you next lead, not the suit that you led last
    lastTrump,        ///< S8: my last trump
    magicianInDanger, ///< S9: I hold the Magician, and it is in danger
    highestTrump,     ///< S10: I hold the highest trump left
    twoHighestTrumps, ///< S11: I hold the two highest trumps left
    holdsWorld,       ///< S12
    holdsSun,         ///< S13
    holdsMoon,        ///< S14
    holdsFifteen,     ///< S15, as the next two
    holdsSixteen,
    holdsSeventeen,
    lastOfSuit,    ///< S16: my last card of this suit
    highestOfSuit, ///< S17: I hold the highest card left in this suit
    queenOfSuit,   ///< S18: I hold its queen
    notThisSuit,   ///< S19: do not lead this suit
    bijou,         ///< S20: lead a low trump
    grand,         ///< S21: lead a high trump
};
inline constexpr int signalCount = 24; ///< none included

class SignalSet
{
public:
    class Iterator
    {
    public:
        explicit constexpr Iterator(std::uint32_t rest)
            : m_rest(rest)
        {
        }
        constexpr Signal operator*() const { return static_cast<Signal>(std::countr_zero(m_rest)); }
        constexpr Iterator &operator++()
        {
            m_rest &= m_rest - 1;
            return *this;
        }
        constexpr bool operator==(const Iterator &) const = default;

    private:
        std::uint32_t m_rest;
    };

    constexpr SignalSet() = default;
    constexpr SignalSet(std::initializer_list<Signal> signals)
    {
        for (const Signal signal : signals)
            insert(signal);
    }
    [[nodiscard]] constexpr bool contains(Signal signal) const { return (m_bits & bit(signal)) != 0; }
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    [[nodiscard]] constexpr int size() const { return std::popcount(m_bits); }
    constexpr void insert(Signal signal) { m_bits |= bit(signal); }
    constexpr void insertIf(bool holds, Signal signal) { m_bits |= holds ? bit(signal) : 0; }
    constexpr void erase(Signal signal) { m_bits &= ~bit(signal); }
    [[nodiscard]] constexpr Signal nth(int place) const
    {
        Iterator signal(m_bits);
        for (; place > 0; --place)
            ++signal;
        return *signal;
    }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(m_bits); }
    [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }
    constexpr bool operator==(const SignalSet &) const = default;
    friend constexpr SignalSet operator&(SignalSet one, SignalSet other)
    {
        one.m_bits &= other.m_bits;
        return one;
    }
    constexpr SignalSet &operator|=(SignalSet other)
    {
        m_bits |= other.m_bits;
        return *this;
    }

private:
    static constexpr std::uint32_t bit(Signal signal) { return std::uint32_t{1} << static_cast<unsigned>(signal); }

    std::uint32_t m_bits = 0;
};

/// One signal of the list.
struct SignalInfo
{
    Signal signal = Signal::none;
    std::string_view id;  ///< as records write it
    bool fact = false;    ///< it must be true (KNOCK-12); else it is a request, which binds nobody
    bool reduced = false; ///< it is in the reduced set too
};

/// All of them, in the order of the rules page.
[[nodiscard]] std::span<const SignalInfo> signalList();
[[nodiscard]] const SignalInfo &infoOf(Signal signal);
/// The one with that id, or nothing.
[[nodiscard]] std::optional<Signal> signalNamed(std::string_view id);
/// Those in play by the house rules (KNOCK-17).
[[nodiscard]] SignalSet signalsOf(const Options &options);
/// Those that the leader's partner may give before the lead.
inline constexpr SignalSet beforeLead{Signal::bijou, Signal::grand};

/// A card that is played, as far as the signals with it depend on it.
struct SignalledPlay
{
    Card card;
    CardSet hand;   ///< without the card
    CardSet unseen; ///< all cards that the player has not seen
    bool leads = false;
    bool follows = false;       ///< the suit that was led
    bool partnerHasLed = false; ///< a suit, in this deal
};

/// The signals that may go with the card: requests that fit the moment, and facts that are true.
[[nodiscard]] SignalSet signalsWith(const SignalledPlay &play, const Ranking &ranking);

} // namespace knock
