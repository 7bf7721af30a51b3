// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "knock_forecast.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

/// Whether what the hint says of a knock in Thirty-One comes true: knock_forecast_bench [MATCHES], of each table.
/// Prints a table for each company, and ends with 1 where a tenth of the forecasts is wrong by more than 5 in 100, and
/// not by chance. An hour for 2000 matches; the quick half of it is in thirtyone_rollouts_test.

namespace {

using opponents::Level;
using opponents::Temperament;
using Guests = std::vector<KnockForecast::Guest>;

constexpr double allowed = 0.05;
/// So many standard errors are chance: there are many tenths.
constexpr double errors = 3.5;

/// True where the forecasts hold.
bool holds(const char *company, const Guests &guests, int matches)
{
    constexpr int deals = 600;
    constexpr std::uint32_t once = 2;
    KnockForecast forecast;
    forecast.play(guests, matches, once, deals, 31);
    std::printf("%s, %d matches\n%10s %8s %10s %8s %12s\n", company, matches, "foretold", "knocks", "forecast", "came",
                "difference");
    bool holds = true;
    const auto line = [&](const std::string &name, const KnockForecast::Tenth &tenth) {
        if (tenth.asked == 0)
            return;
        const bool wrong = std::abs(tenth.difference()) > allowed + errors * tenth.error();
        std::printf("%10s %8d %10.1f %8.1f %+7.1f ±%4.1f%s\n", name.c_str(), tenth.asked, 100 * tenth.forecast(),
                    100 * tenth.came(), 100 * tenth.difference(), 200 * tenth.error(), wrong ? "  wrong" : "");
        holds = holds && !wrong;
    };
    for (std::size_t tenth = 0; tenth < forecast.tenths().size(); ++tenth)
        line(std::to_string(10 * tenth) + '-' + std::to_string(10 * (tenth + 1)), forecast.tenths()[tenth]);
    line("all", forecast.all());
    std::fflush(stdout);
    return holds;
}

} // namespace

int main(int count, char **arguments)
{
    const int matches = count > 1 ? std::atoi(arguments[1]) : 200;
    if (matches <= 0) {
        std::fprintf(stderr, "usage: knock_forecast_bench [MATCHES]\n");
        return 2;
    }
    bool all = true;
    all &= holds("regular and casual", {{Level::regular}, {Level::casual}}, matches);
    all &= holds("regular and regular", {{Level::regular}, {Level::regular}}, matches);
    all &= holds("expert and novice", {{Level::expert}, {Level::novice}}, matches);
    all &= holds("expert and late regular", {{Level::expert}, {Level::regular, Temperament::late}}, matches);
    all &= holds("a table of four", {{Level::novice}, {Level::casual}, {Level::regular}, {Level::expert}}, matches);
    all &= holds("six regulars", Guests(6, {Level::regular}), matches);
    return all ? 0 : 1;
}
