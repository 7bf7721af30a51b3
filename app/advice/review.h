// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/counsel.h"
#include "advice/review_model.h"

/// Goes through the person's own moves of the deal that is over. It keeps what the person could know and the moves
/// made, and shows them only once the hands lie open; while its page lies open the moves are reckoned.
class Review : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")
    /// The deal is over and the person made a move in it that can be looked at again.
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    Q_PROPERTY(bool open READ open WRITE setOpen NOTIFY openChanged)
    Q_PROPERTY(bool thinking READ thinking NOTIFY told)
    Q_PROPERTY(ReviewModel *moves READ moves CONSTANT)
    /// Of the deal.
    Q_PROPERTY(QString title READ title NOTIFY availableChanged)
    Q_PROPERTY(QString summary READ summary NOTIFY told)

public:
    explicit Review(QObject *parent = nullptr);

    /// The person made this move.
    void chose(const MadeMove &made);
    /// The hands of the deal with this number lie open. `names` are those of the seats.
    void dealIsOver(int deal, const QStringList &names);
    /// Forgets everything.
    void clear();
    void respeak();

    [[nodiscard]] bool available() const { return m_over && !m_decisions.empty(); }
    [[nodiscard]] bool open() const { return m_open; }
    void setOpen(bool open);
    /// The person made a move in the deal that is played, or was played last.
    [[nodiscard]] bool begun() const { return !m_decisions.empty(); }
    /// Has it open with the end of the deal, unless the person makes another move before.
    void openSoon() { m_wanted = true; }
    [[nodiscard]] bool thinking() const { return m_open && !isJudged(); }
    [[nodiscard]] ReviewModel *moves() { return &m_moves; }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString summary() const;

Q_SIGNALS:
    void availableChanged();
    void openChanged();
    void told();

private:
    struct Decision
    {
        MadeMove made;
        Counsel::Answer reckoned; ///< none before it is judged
    };

    void judge();
    [[nodiscard]] bool isJudged() const;
    void lay();
    /// The better move, and the hand that it makes.
    [[nodiscard]] static QString better(const Estimate &choice, std::size_t best, bool surely);
    [[nodiscard]] ReviewRow rowOf(const Decision &decision) const;

    Counsel m_counsel;
    ReviewModel m_moves;
    std::vector<Decision> m_decisions;
    QStringList m_names;
    int m_deal = 0;
    bool m_over = false;
    bool m_wanted = false; ///< asked for before the end of the deal
    bool m_open = false;
    std::vector<std::size_t> m_asked; ///< decisions, by what the counsel was asked
};
