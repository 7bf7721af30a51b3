// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "table/table.h"
#include "words/phrases.h"

namespace {

/// Of more hands than these only the best and the person's are read out.
constexpr std::size_t mostHandsTold = 8;

/// What somebody who watches the match fast wants to hear of it.
bool matters(LogLine::What what)
{
    return what >= LogLine::What::lostToken;
}

} // namespace

// ---------------------------------------------------------------- what a screen reader is told

void Table::tell(const LogLine &line)
{
    // Nobody wants to hear what a program's writer reads, nor a heading between what is told one after the other.
    if (line.what == LogLine::What::programWrote || line.what == LogLine::What::part)
        return;
    if (m_tempo.fast() && !matters(line.what))
        return;
    const QString text = LogModel::text(line);
    const bool ownCards = isYou(line.seat)
        && (line.what == LogLine::What::exchanged || line.what == LogLine::What::shirtChange
            || line.what == LogLine::What::drew || line.what == LogLine::What::tookUp
            || line.what == LogLine::What::drewUp || line.what == LogLine::What::swapped);
    // Whoever deals sees a hand of their own only once it is chosen what becomes of the cards in the middle.
    const bool dealt = line.what == LogLine::What::deal || (line.what == LogLine::What::exposed && isYou(line.seat));
    if (dealt && !handValue().isEmpty() && isYou(person) && !m_ties.onlooker)
        Q_EMIT told(tr("%1. You hold %2: %3.", "%1 is 'Deal 2', %2 cards, %3 what they are worth")
                        .arg(text, Phrases::cards(faces(QStringLiteral("hand"))), handValue()));
    else if (ownCards)
        Q_EMIT told(
            tr("%1. That makes %2.", "%1 is a line such as 'You give …', %2 a hand's worth").arg(text, handValue()));
    else
        Q_EMIT told(text);
}

void Table::tellHands()
{
    if (m_tempo.fast() || m_catchingUp)
        return;
    // Those that were turned one by one were told then.
    std::vector<ShowdownRow> rows = m_showdown.rows();
    if (rows.size() <= mostHandsTold)
        std::erase_if(rows, [this](const ShowdownRow &row) { return m_told.contains(row.seat); });
    if (rows.empty())
        return;
    const auto hand = [](const ShowdownRow &row) {
        return tr("%1: %2", "a name, and what the hand is worth").arg(row.name, row.worth.words());
    };
    QStringList hands;
    for (const ShowdownRow &row : rows)
        if (rows.size() <= mostHandsTold || &row == &rows.front() || row.seat == person)
            hands << hand(row);
    const QString list = hands.join(tr("; ", "between the hands of the showdown"));
    Q_EMIT told(rows.size() <= mostHandsTold
                    ? tr("The cards are turned up. %1.", "%1 are names and hands").arg(list)
                    : tr("The cards are turned up. The best hand and yours: %1.", "%1 are names and hands").arg(list));
}

bool Table::tellsHandByHand() const
{
    return !m_tempo.fast() && m_showdown.rows().size() <= mostHandsTold;
}

QString Table::turnQuestion(const QString &monte) const
{
    if (m_now.knocker == game::nobody)
        return tr("Your turn. You have %1. In the monte: %2.", "%1 is a hand's worth, %2 are cards")
            .arg(handValue(), monte);
    return CallWords(call()).lastQuestion(nameOf(m_now.knocker), handValue(), monte);
}

void Table::tellWhatIsAsked()
{
    if (!m_asked)
        return;
    const QString question = m_stage == Cut ? notice() : gameQuestion();
    if (!question.isEmpty())
        Q_EMIT asks(question);
}
