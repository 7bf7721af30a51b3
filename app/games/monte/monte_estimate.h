// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "games/knocking/rollouts_estimate.h"
#include "games/monte/dealers_choice.h"

/// The estimate of a game round a monte: its exchanges, and the dealer's choice.
template<class Rollouts, class Exchange, const cards::Pack &pack>
class MonteEstimate : public RolloutsEstimate<Rollouts, pack>
{
    using Base = RolloutsEstimate<Rollouts, pack>;

public:
    using Base::action;
    using Base::Base;
    using typename Base::Move;
    using typename Base::View;

    [[nodiscard]] double strength(std::size_t index) const override
    {
        const auto &held = expected(index).hand;
        return held.empty() ? 0 : view().ranking->share(view().ranking->strength(held));
    }
    [[nodiscard]] QStringList hand() const override
    {
        return facesOf(pack, dealerChooses() ? view().aside : view().hand);
    }
    [[nodiscard]] QStringList open() const override
    {
        return dealerChooses() ? QStringList() : facesOf(pack, view().monte);
    }
    [[nodiscard]] QString handTitle() const override
    {
        if (!dealerChooses())
            return QCoreApplication::translate("ReviewEntry", "Your hand");
        return view().aside.size() == 4 ? QCoreApplication::translate("ReviewEntry", "The four you looked at")
                                        : QCoreApplication::translate("ReviewEntry", "The three you looked at");
    }
    [[nodiscard]] QString openTitle() const override { return QCoreApplication::translate("ReviewEntry", "The monte"); }
    [[nodiscard]] QString moment() const override
    {
        return HintWords::moment(dealerChooses(), view().knocker != game::nobody, view().lap);
    }
    [[nodiscard]] QStringList give(std::size_t index) const override
    {
        const auto *exchange = shownExchange(index);
        return exchange != nullptr ? facesOf(pack, exchange->give) : QStringList();
    }
    [[nodiscard]] QStringList take(std::size_t index) const override
    {
        const auto *exchange = shownExchange(index);
        return exchange != nullptr ? facesOf(pack, exchange->take) : QStringList();
    }
    [[nodiscard]] QString worth(std::size_t index) const override
    {
        const auto &held = expected(index).hand;
        return held.empty() ? QString() : inWords(view().ranking->worth(held));
    }

protected:
    using Base::costs;
    using Base::expected;
    using Base::move;
    using Base::often;
    using Base::view;

    /// The best hand that one more card makes of this one, of those that nobody has seen: in any place, or in the one
    /// that is left free for it; the first two such cards are named. Empty where none makes a better one.
    template<class Hand, class Unseen>
    [[nodiscard]] QString aim(const Hand &hand, const Unseen &unseen, std::optional<std::size_t> free = {}) const
    {
        auto most = view().ranking->strength(hand);
        Hand best = hand;
        QStringList wanted;
        for (const cards::Card card : unseen)
            for (std::size_t place = free.value_or(0); place < (free ? *free + 1 : hand.size()); ++place) {
                Hand made = hand;
                made[place] = card;
                const auto strength = view().ranking->strength(made);
                const QString name = HintWords::cards(pack, {&card, 1});
                if (strength > most) {
                    most = strength;
                    best = made;
                    wanted = {name};
                } else if (strength == most && !wanted.isEmpty() && wanted.size() < 2 && !wanted.contains(name))
                    wanted << name;
            }
        return wanted.isEmpty() ? QString()
                                : HintReasons::aims(wanted, inWords(view().ranking->worth(best)), free.has_value());
    }
    /// The dealer looks at the cards of `aside`, and at no other.
    [[nodiscard]] bool dealerChooses() const { return dealerChoosesIn(view()); }

private:
    /// The move, where it is an exchange that is told by its cards.
    [[nodiscard]] const Exchange *shownExchange(std::size_t index) const
    {
        const auto *exchange = std::get_if<Exchange>(&move(index));
        return action(index) == QStringLiteral("exchange") ? exchange : nullptr;
    }
};
