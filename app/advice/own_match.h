// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "advice/counsel.h"
#include "words/hand_worth.h"

#include <QtQml/qqmlregistration.h>

#include <limits>

/// What the person's own match came to, once it is over: how good the moves were, the dearest mistake, the best hand,
/// and the course of the tokens. The moves are judged as the review of a deal judges them, a few at a time and in
/// another thread, while somebody wants to know.
class OwnMatch : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the table")
    /// The match is over, and the person played in it.
    Q_PROPERTY(bool available READ available NOTIFY availableChanged)
    /// Somebody looks at it: only then are moves judged.
    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY told)
    Q_PROPERTY(bool thinking READ thinking NOTIFY told)
    /// The person's moves, how many of them are judged, and what of these: no better move was there; a better one was,
    /// but not by much; a mistake.
    Q_PROPERTY(int moves READ moves NOTIFY told)
    Q_PROPERTY(int judged READ judged NOTIFY told)
    Q_PROPERTY(int best READ best NOTIFY told)
    Q_PROPERTY(int good READ good NOTIFY told)
    Q_PROPERTY(int errors READ errors NOTIFY told)
    /// The dearest mistake among them, in a sentence, and where in the record it was made; empty, and 0, for none.
    Q_PROPERTY(QString worst READ worst NOTIFY told)
    Q_PROPERTY(QString worstBetter READ worstBetter NOTIFY told)
    Q_PROPERTY(int worstPosition READ worstPosition NOTIFY told)
    /// The best hand that was laid open: faces, and its worth.
    Q_PROPERTY(QStringList bestHand READ bestHand NOTIFY availableChanged)
    Q_PROPERTY(QString bestHandText READ bestHandText NOTIFY availableChanged)
    /// What the person had before the first deal and after each, and then again where more were bought.
    Q_PROPERTY(QList<int> tokens READ tokens NOTIFY availableChanged)
    /// All of it in sentences.
    Q_PROPERTY(QString spoken READ spoken NOTIFY told)

public:
    explicit OwnMatch(QObject *parent = nullptr);

    /// The person made this move; so many steps of the record were told with it.
    void chose(const MadeMove &made, int position);
    /// So many tokens after this deal, 0 for before the first; told again, more where some were bought since.
    void stands(int deal, int tokens);
    /// The best hand so far.
    void held(const QStringList &faces, const HandWorth &worth, int deal);
    void matchIsOver();
    void forget();
    void respeak();

    [[nodiscard]] bool available() const { return m_over && (!m_decisions.empty() || m_tokens.size() > 1); }
    [[nodiscard]] bool wanted() const { return m_wanted; }
    void setWanted(bool wanted);
    [[nodiscard]] bool thinking() const { return m_wanted && judged() < moves(); }
    [[nodiscard]] int moves() const { return static_cast<int>(m_decisions.size()); }
    [[nodiscard]] int judged() const { return static_cast<int>(m_judged); }
    [[nodiscard]] int best() const { return count(0, 0); }
    [[nodiscard]] int good() const { return count(1, m_mistakeFrom - 1); }
    [[nodiscard]] int errors() const { return count(m_mistakeFrom, anyCost); }
    [[nodiscard]] QString worst() const;
    [[nodiscard]] QString worstBetter() const;
    [[nodiscard]] int worstPosition() const;
    [[nodiscard]] QStringList bestHand() const { return m_bestHand; }
    [[nodiscard]] QString bestHandText() const;
    [[nodiscard]] QList<int> tokens() const { return m_tokens; }
    [[nodiscard]] QString spoken() const;

Q_SIGNALS:
    void availableChanged();
    void told();

private:
    static constexpr int anyCost = std::numeric_limits<int>::max(); ///< a life and more, where two can be lost
    struct Decision
    {
        MadeMove made;
        int position = 0;
        Counsel::Answer reckoned; ///< none before it is judged
        int cost = 0;             ///< hundredths
    };

    [[nodiscard]] int count(int least, int most) const;
    [[nodiscard]] const Decision *dearest() const;
    void askOn();
    void judge(const Counsel::Answer &answer);

    Counsel m_counsel;
    std::vector<Decision> m_decisions;
    std::size_t m_judged = 0; ///< from the first on
    int m_mistakeFrom = 1;    ///< hundredths; known once one is judged (CountedWords)
    QList<int> m_tokens;
    int m_bought = 0; ///< times that tokens were bought after a deal
    QStringList m_bestHand;
    HandWorth m_bestWorth;
    int m_bestDeal = 0;
    bool m_over = false;
    bool m_wanted = false;
};
