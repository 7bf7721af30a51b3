// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/counsel.h"
#include "advice/hint_model.h"

#include <QStringList>

#include <optional>

/// The slip with a hint for the move that the person is asked for. While it lies open, the moves are reckoned in the
/// background, and the rows follow; the numbers are told once they stay, and are then those of the review. It knows the
/// person's view and nothing else.
class Hint : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")
    /// There is a move to give a hint for.
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    /// The numbers still get better.
    Q_PROPERTY(bool thinking READ thinking NOTIFY told)
    /// Somebody looks at a row closely: the rows keep their order, until they are told in figures and go by these.
    Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)
    Q_PROPERTY(HintModel *moves READ moves CONSTANT)
    /// On how many deals the numbers rest, as a line of small print.
    Q_PROPERTY(QString footing READ footing NOTIFY told)

public:
    explicit Hint(QObject *parent = nullptr);

    /// The person is asked for a move: the estimate of it, or an empty one where no hint helps. `names` are those of
    /// the seats.
    void consider(const LazyEstimate &choice, const QStringList &names);
    /// Of the same choice another estimate, as the person has done something that the one before does not reckon with.
    void considerAnew(const LazyEstimate &choice);
    /// The person is not asked any more.
    void dismiss();
    /// What is chosen on the table now, where it is a move.
    void setChosen(std::optional<std::size_t> move);
    void respeak();

    [[nodiscard]] bool available() const { return bool(m_choice); }
    [[nodiscard]] bool open() const { return m_open; }
    void setOpen(bool open);
    [[nodiscard]] bool thinking() const { return m_open && !m_settled; }
    [[nodiscard]] bool held() const { return m_held; }
    void setHeld(bool held);
    [[nodiscard]] HintModel *moves() { return &m_moves; }
    [[nodiscard]] QString footing() const;
    /// The estimate that the rows show; none before the first answer.
    [[nodiscard]] const Counsel::Answer &answer() const { return m_answer; }

    /// The ticket of the best move, while the slip lies open and all is reckoned; else empty.
    [[nodiscard]] QString advised() const;
    /// Takes the move of a row up on the table, without making it.
    Q_INVOKABLE void take(int row);

Q_SIGNALS:
    void availableChanged();
    void openChanged();
    void heldChanged();
    void told();
    /// The person wants this move's cards chosen; `action` is its ticket.
    void wanted(std::size_t move, const QString &action);

private:
    void ask();
    void lay();
    /// How each of these stands beside the best, in words: the same for those whose printed figures are the same.
    void compare(std::vector<HintRow> &rows, std::size_t best) const;
    [[nodiscard]] QString verdictOn(const HintRow &row, std::size_t best) const;
    /// Exchanges that make an equal hand, and lose and gain as often; or that look the same, as of cards face down one
    /// is as good as another.
    [[nodiscard]] bool same(std::size_t one, std::size_t other) const;
    [[nodiscard]] std::pair<int, int> rank(std::size_t move) const;
    /// Of the variants of a move that which is told.
    [[nodiscard]] std::size_t shownFor(std::size_t move) const;
    [[nodiscard]] bool isChosen(std::size_t move) const;
    /// What is told in any case: what has a ticket that it shares with few, and what the person thinks of.
    [[nodiscard]] std::vector<bool> always(std::optional<std::size_t> tempting) const;
    [[nodiscard]] std::vector<std::size_t> worthALook() const;
    [[nodiscard]] HintRow rowOf(std::size_t move, const std::vector<std::size_t> &beside) const;

    Counsel m_counsel;
    HintModel m_moves;
    LazyEstimate m_choice;
    QStringList m_names;
    std::optional<std::size_t> m_chosen;
    Counsel::Answer m_answer;
    bool m_open = false;
    bool m_held = false;
    bool m_settled = false;
    bool m_figured = false; ///< the rows were laid with their figures
};
