// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "arena/game_arena.h"
#include "arena/hand_ranks.h"
#include "pinale/pinale.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>

template<>
struct arena::GameArena<pinale::Pinale>
{
    static constexpr std::array benchedSeats{2, 4};

    struct MeldRanks
    {
        static constexpr const char *line = "a meld, with what a wild stands for (3H 4H XR=5H 6H)";
        static constexpr std::array options{
            RankOption{"maxWildsPerMeld", "LIMIT", "Wilds in a meld: notMoreThanNaturals, none (no limit) or 1."},
            RankOption{"wildGroupDoubling", "CARDS", "Of a four with a wild naturals, none or all count double."},
            RankOption{"fullRunWilds", "", "A full run with wilds is worth 1,500 too."},
        };

        /// "run<TAB>80", or "illegal<TAB>" and why.
        [[nodiscard]] static QString said(const QString &line, const pinale::Options &options, QString &problem)
        {
            pinale::Meld meld;
            const QStringList words = line.simplified().split(u' ', Qt::SkipEmptyParts);
            if (words.isEmpty() || words.size() > pinale::runPlaces) {
                problem
                    = QStringLiteral("1 to 13 cards are wanted, as in 3H 4H XR=5H 6H, not “%1”").arg(line.trimmed());
                return {};
            }
            for (const QString &word : words) {
                const auto card = cards::french::parse(word.section(u'=', 0, 0).toStdString());
                const auto as = cards::french::parse(word.section(u'=', -1).toStdString());
                if (!card || !as || word.count(u'=') > 1) {
                    problem = QStringLiteral(
                                  "“%1” is not a card; a card is its rank, 2 to 9 T J Q K A, and its suit, C D H "
                                  "S, or XR or XB, and with “=” what it stands for")
                                  .arg(word);
                    return {};
                }
                meld.slots.push_back({.card = *card, .as = *as});
            }
            arrange(meld);
            constexpr std::array kinds{"group", "run", "jokers"};
            const QString kind = QString::fromLatin1(kinds[static_cast<std::size_t>(meld.kind)]);
            if (const auto fault = pinale::faultOf(meld, options))
                return QStringLiteral("illegal\t%1").arg(QLatin1String(why(*fault)));
            return QStringLiteral("%1\t%2").arg(kind).arg(pinale::valueOf(meld, options));
        }

    private:
        /// What these cards can only be: jokers alone, cards of one rank a group, others a run.
        static void arrange(pinale::Meld &meld)
        {
            const auto all = [&](auto &&holds) { return std::all_of(meld.slots.begin(), meld.slots.end(), holds); };
            using pinale::Slot;
            if (all([](const Slot &slot) { return pinale::isJoker(slot.as); })) {
                meld.kind = pinale::Meld::Kind::jokers;
                return;
            }
            const bool group = all([&](const Slot &slot) {
                return !pinale::isJoker(slot.as) && cards::french::rank(slot.as) == meld.rank();
            });
            if (group)
                return;
            meld.kind = pinale::Meld::Kind::run;
            if (!pinale::isJoker(meld.slots[0].as))
                meld.first = static_cast<std::int16_t>(pinale::placeOfFirst(meld.slots[0].as));
        }
        [[nodiscard]] static const char *why(pinale::MeldFault fault)
        {
            switch (fault) {
            case pinale::MeldFault::size:
                return "a group has three or four cards, a run four to thirteen and no card beyond an ace";
            case pinale::MeldFault::order:
                return "the cards of a run follow each other in one suit, A 3 4 to K A";
            case pinale::MeldFault::suits:
                return "the cards of a group are of one rank and different suits";
            case pinale::MeldFault::wilds:
                return "more wilds than the house allows";
            case pinale::MeldFault::jokers:
                return "jokers lie with jokers alone, three or four";
            case pinale::MeldFault::wildAs:
                return "only a wild stands for another card, and for no two and no joker";
            }
            return "";
        }
    };
};
