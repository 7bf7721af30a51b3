// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/orders.h"

#include "guard/system.h"

#include <charconv>
#include <map>
#include <string_view>

namespace guard {

namespace {

void leaveOut(Orders &orders, const std::string &means)
{
    const std::map<std::string, bool Orders::*> known{{"landlock", &Orders::files},
                                                      {"namespaces", &Orders::namespaces},
                                                      {"seccomp", &Orders::calls},
                                                      {"limits", &Orders::limits},
                                                      {"environment", &Orders::environment}};
    const auto found = known.find(means);
    if (found == known.end())
        giveUp("there is no means \"" + means + "\" to be without");
    orders.*(found->second) = false;
}

} // namespace

Orders Orders::read(int argc, char **argv)
{
    Orders orders;
    int next = 1;
    for (; next < argc; ++next) {
        const std::string_view option = argv[next];
        if (option == "--") {
            orders.words.assign(argv + next + 1, argv + argc);
            break;
        }
        if (option == "--probe") {
            orders.probe = true;
            continue;
        }
        if (next + 1 == argc)
            break;
        const std::string value = argv[++next];
        if (option == "--parent")
            std::from_chars(value.data(), value.data() + value.size(), orders.parent);
        else if (option == "--shut")
            orders.shut.push_back(value);
        else if (option == "--read")
            orders.readable.push_back(value);
        else if (option == "--without")
            leaveOut(orders, value);
        else
            giveUp("unknown option " + std::string(option));
    }
    if (!orders.probe && (orders.parent <= 0 || orders.words.empty() || orders.words.front().empty()))
        giveUp("this starts the programs that play for the game, and is of no use by itself");
    return orders;
}

} // namespace guard
