// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "person/key_place.h"

#include <algorithm>
#include <array>

namespace {

constexpr std::array places = {
    KeyPlace{"q", u'q', u'Q', 16, 0x0c, "AD01"},
    KeyPlace{"w", u'w', u'W', 17, 0x0d, "AD02"},
    KeyPlace{"e", u'e', u'E', 18, 0x0e, "AD03"},
    KeyPlace{"r", u'r', u'R', 19, 0x0f, "AD04"},
    KeyPlace{"t", u't', u'T', 20, 0x11, "AD05"},
    KeyPlace{"y", u'y', u'Y', 21, 0x10, "AD06"},
    KeyPlace{"u", u'u', u'U', 22, 0x20, "AD07"},
    KeyPlace{"i", u'i', u'I', 23, 0x22, "AD08"},
    KeyPlace{"o", u'o', u'O', 24, 0x1f, "AD09"},
    KeyPlace{"p", u'p', u'P', 25, 0x23, "AD10"},
    KeyPlace{"a", u'a', u'A', 30, 0x00, "AC01"},
    KeyPlace{"s", u's', u'S', 31, 0x01, "AC02"},
    KeyPlace{"d", u'd', u'D', 32, 0x02, "AC03"},
    KeyPlace{"f", u'f', u'F', 33, 0x03, "AC04"},
    KeyPlace{"g", u'g', u'G', 34, 0x05, "AC05"},
    KeyPlace{"h", u'h', u'H', 35, 0x04, "AC06"},
    KeyPlace{"j", u'j', u'J', 36, 0x26, "AC07"},
    KeyPlace{"k", u'k', u'K', 37, 0x28, "AC08"},
    KeyPlace{"l", u'l', u'L', 38, 0x25, "AC09"},
    KeyPlace{"z", u'z', u'Z', 44, 0x06, "AB01"},
    KeyPlace{"x", u'x', u'X', 45, 0x07, "AB02"},
    KeyPlace{"c", u'c', u'C', 46, 0x08, "AB03"},
    KeyPlace{"v", u'v', u'V', 47, 0x09, "AB04"},
    KeyPlace{"b", u'b', u'B', 48, 0x0b, "AB05"},
    KeyPlace{"n", u'n', u'N', 49, 0x2d, "AB06"},
    KeyPlace{"m", u'm', u'M', 50, 0x2e, "AB07"},
    KeyPlace{"1", u'1', u'!', 2, 0x12, "AE01"},
    KeyPlace{"2", u'2', u'@', 3, 0x13, "AE02"},
    KeyPlace{"3", u'3', u'#', 4, 0x14, "AE03"},
    KeyPlace{"4", u'4', u'$', 5, 0x15, "AE04"},
    KeyPlace{"5", u'5', u'%', 6, 0x17, "AE05"},
    KeyPlace{"6", u'6', u'^', 7, 0x16, "AE06"},
    KeyPlace{"7", u'7', u'&', 8, 0x1a, "AE07"},
    KeyPlace{"8", u'8', u'*', 9, 0x1c, "AE08"},
    KeyPlace{"9", u'9', u'(', 10, 0x19, "AE09"},
    KeyPlace{"0", u'0', u')', 11, 0x1d, "AE10"},
    KeyPlace{"semicolon", u';', u':', 39, 0x29, "AC10"},
    KeyPlace{"apostrophe", u'\'', u'"', 40, 0x27, "AC11"},
    KeyPlace{"bracketleft", u'[', u'{', 26, 0x21, "AD11"},
    KeyPlace{"bracketright", u']', u'}', 27, 0x1e, "AD12"},
    KeyPlace{"comma", u',', u'<', 51, 0x2b, "AB08"},
    KeyPlace{"period", u'.', u'>', 52, 0x2f, "AB09"},
    KeyPlace{"slash", u'/', u'?', 53, 0x2c, "AB10"},
    KeyPlace{"grave", u'`', u'~', 41, 0x32, "TLDE"},
    KeyPlace{"backslash", u'\\', u'|', 43, 0x2a, "BKSL"},
    KeyPlace{"minus", u'-', u'_', 12, 0x1b, "AE11"},
    KeyPlace{"equal", u'=', u'+', 13, 0x18, "AE12"},
    KeyPlace{"less", u'<', u'>', 86, 0x0a, "LSGT"},
};

template<class Is>
const KeyPlace *find(Is is)
{
    const auto found = std::find_if(places.begin(), places.end(), is);
    return found == places.end() ? nullptr : &*found;
}

} // namespace

std::span<const KeyPlace> KeyPlace::all()
{
    return places;
}

const KeyPlace *KeyPlace::named(const QString &name)
{
    return find([&name](const KeyPlace &place) { return name == QLatin1StringView(place.name); });
}

const KeyPlace *KeyPlace::ofCode(std::uint32_t code)
{
    return find([code](const KeyPlace &place) { return place.code == code; });
}

const KeyPlace *KeyPlace::ofMac(std::uint32_t key)
{
    return find([key](const KeyPlace &place) { return place.mac == key; });
}
