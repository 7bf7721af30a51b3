// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "pinale/planner.h"

#include "pinale/solver.h"

namespace pinale {

namespace {

/// A turn under way.
struct Node
{
    Turn turn;
    double gain = 0; ///< points so far, less those of others
};
/// One step more.
struct Advance
{
    std::size_t parent = 0;
    Step step;
    double gain = 0;
    double worth = 0; ///< with what is hoped for
};

/// What a step brings: to the side, less what it brings to others.
double gainOf(const Turn &before, const Turn &after, const Step &step, const Outlook &outlook)
{
    const Options &options = before.options();
    if (std::holds_alternative<NewMeld>(step))
        return valueOf(after.board()[after.board().size() - 1], options);
    const std::size_t meld
        = std::holds_alternative<Extend>(step) ? std::get<Extend>(step).meld : std::get<Swap>(step).meld;
    const double gain = valueOf(after.board()[meld], options) - valueOf(before.board()[meld], options);
    return before.board()[meld].side == before.side() ? gain : -outlook.share() * gain;
}

double hopeOf(const Turn &turn, const Outlook &outlook)
{
    double owed = 0;
    for (const Card card : turn.owed())
        owed += points(card);
    return outlook.worthOf(turn.hand(), turn.board()) + outlook.promise(turn.board(), turn.hand()) + owed;
}

class Planner
{
public:
    Planner(const Outlook &outlook, std::size_t width, std::size_t most)
        : m_outlook(outlook)
        , m_width(width)
        , m_most(most)
    {
    }

    void run(const Turn &turn)
    {
        std::vector<Node> nodes{{.turn = turn, .gain = 0}};
        while (!nodes.empty()) {
            std::vector<Advance> next;
            for (std::size_t parent = 0; parent < nodes.size(); ++parent) {
                end(nodes[parent]);
                expand(nodes[parent], parent, next);
            }
            nodes = best(nodes, std::move(next));
        }
    }
    [[nodiscard]] std::vector<Plan> plans() &&
    {
        std::stable_sort(m_plans.begin(), m_plans.end(),
                         [](const Plan &one, const Plan &other) { return one.worth > other.worth; });
        if (m_plans.size() > m_most)
            m_plans.resize(m_most);
        return std::move(m_plans);
    }

    /// Ends the turn here in the best ways there are.
    void end(const Node &node)
    {
        const Turn &turn = node.turn;
        if (!turn.owed().empty())
            return;
        const double promise = m_outlook.promise(turn.board(), turn.hand());
        turn.hand().eachFace([&](Card card) {
            if (turn.checkDiscard(card))
                return;
            Bag left = turn.hand();
            left.erase(card);
            const bool out = left.empty();
            const double worth = node.gain
                + (out ? m_outlook.outWorth()
                       : promise + m_outlook.worthOf(left, turn.board()) - m_outlook.danger(card, turn.board()));
            if (m_plans.size() < m_most) {
                m_plans.push_back({.play = turn.play(card), .worth = worth, .out = out});
                return;
            }
            const auto least = std::min_element(m_plans.begin(), m_plans.end(), [](const Plan &one, const Plan &other) {
                return one.worth < other.worth;
            });
            if (worth > least->worth)
                *least = {.play = turn.play(card), .worth = worth, .out = out};
        });
    }

private:
    void expand(const Node &node, std::size_t parent, std::vector<Advance> &next) const
    {
        Turn turn = node.turn;
        eachStep(node.turn, [&](const Step &step) {
            if (turn.apply(step))
                return false;
            const double gain = node.gain + gainOf(node.turn, turn, step, m_outlook);
            next.push_back({.parent = parent, .step = step, .gain = gain, .worth = gain + hopeOf(turn, m_outlook)});
            turn.undo();
            return false;
        });
    }
    /// The best of what was laid, made; the same cards laid in another order come to the same.
    [[nodiscard]] std::vector<Node> best(const std::vector<Node> &parents, std::vector<Advance> advances) const
    {
        std::stable_sort(advances.begin(), advances.end(),
                         [](const Advance &one, const Advance &other) { return one.worth > other.worth; });
        std::vector<Node> nodes;
        for (const Advance &advance : advances) {
            if (nodes.size() == m_width)
                break;
            Node node{.turn = parents[advance.parent].turn, .gain = advance.gain};
            static_cast<void>(node.turn.apply(advance.step));
            const bool known = std::any_of(nodes.begin(), nodes.end(), [&node](const Node &other) {
                return other.gain == node.gain && other.turn.hand() == node.turn.hand();
            });
            if (!known)
                nodes.push_back(std::move(node));
        }
        return nodes;
    }

    const Outlook &m_outlook;
    std::size_t m_width;
    std::size_t m_most;
    std::vector<Plan> m_plans;
};

} // namespace

std::vector<Plan> plansFor(const Turn &turn, const Outlook &outlook, std::size_t width, std::size_t most)
{
    Planner planner(outlook, width, most);
    planner.run(turn);
    std::vector<Plan> plans = std::move(planner).plans();
    if (!plans.empty())
        return plans;
    // What was looked at may all have left something owed: the solver finds what there is.
    if (const auto finished = finish(turn))
        plans.push_back({.play = finished->play(discards(*finished)[0]), .out = finished->hand().size() == 1});
    return plans;
}

std::vector<Plan> endsOf(const Turn &turn, const Outlook &outlook, std::size_t most)
{
    Planner planner(outlook, 0, most);
    planner.end({.turn = turn, .gain = 0});
    return std::move(planner).plans();
}

double worthOfDraw(const Choice &choice, const Outlook &outlook)
{
    constexpr double drawWorth = 8;
    return outlook.worthOf(choice.hand, *choice.board) + outlook.promise(*choice.board, choice.hand) + drawWorth;
}

} // namespace pinale
