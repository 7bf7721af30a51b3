// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalog/known_games.h"
#include "programs/program_greeting.h"
#include "records/option_json.h"

#include <QJsonDocument>
#include <QSet>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

/// An outside program at a seat, by the shared "Seat protocol": what it is told, what it may answer, and what becomes
/// of the match where it misbehaves. Calls block, never longer than the time limit; all of them come from one thread.
template<game::Game G>
class ProgramSeat
{
public:
    using View = typename G::View;
    using Move = typename G::Move;
    using Event = typename G::Event;

    static constexpr std::chrono::milliseconds usualTimeLimit{5000};
    /// After so many faults in a match the program is asked nothing more in it.
    static constexpr int mostFaults = 10;

    /// `stop` makes every call return as soon as may be; it must outlive this.
    ProgramSeat(QString command, std::chrono::milliseconds timeLimit, const std::atomic<bool> &stop,
                ProgramProcess::Errors errors = ProgramProcess::Errors::forwarded)
        : m_command(std::move(command))
        , m_timeLimit(timeLimit)
        , m_stop(stop)
        , m_errors(errors)
    {
    }
    ~ProgramSeat()
    {
        if (m_process)
            m_process->send({{QStringLiteral("type"), QStringLiteral("bye")}});
    }
    ProgramSeat(const ProgramSeat &) = delete;
    ProgramSeat &operator=(const ProgramSeat &) = delete;

    /// Begins a match; the program is started for the first. A program that has ended is not started again.
    void beginMatch(const typename G::Options &options, const QStringList &names, game::Seat seat,
                    const QByteArray &commitment)
    {
        m_faults = 0;
        if (!m_gone && !m_process)
            launch();
        else if (m_process)
            m_process->forgiveErrors();
        m_seats = static_cast<int>(names.size());
        m_seat = seat;
        tell({{QStringLiteral("type"), QStringLiteral("match")},
              {QStringLiteral("game"), gameName<G>()},
              {QStringLiteral("options"), record::written<G>(options, m_seats)},
              {QStringLiteral("seats"), QJsonArray::fromStringList(names)},
              {QStringLiteral("seat"), seat},
              {QStringLiteral("commitment"), QString::fromLatin1(commitment)}});
    }

    /// Something happened; the event is as this seat may see it.
    void tell(const Event &seen)
    {
        if (const auto event = Json<G>::seenEvent(seen, m_seat, m_seats))
            tell({{QStringLiteral("type"), QStringLiteral("event")}, {QStringLiteral("event"), *event}});
    }

    /// The program's move, or the table's where it owes one; nothing once stopped.
    [[nodiscard]] std::optional<Move> choose(const View &view)
    {
        if (!Json<G>::goesOn(view))
            m_turnLost = false;
        if (!asked() || m_turnLost)
            return Json<G>::standIn(view);
        const int id = ++m_lastId;
        m_process->send({{QStringLiteral("type"), QStringLiteral("choose")},
                         {QStringLiteral("id"), id},
                         {QStringLiteral("phase"), Json<G>::phaseName(view)},
                         {QStringLiteral("view"), Json<G>::view(view)},
                         {QStringLiteral("legal"), Json<G>::legal(view)}});
        const QDeadlineTimer deadline(m_timeLimit);
        QByteArray line;
        while (true) {
            switch (m_process->receive(line, deadline, m_stop)) {
            case ProgramProcess::Heard::stopped:
                return std::nullopt;
            case ProgramProcess::Heard::ended:
                end({What::ended, {}});
                return Json<G>::standIn(view);
            case ProgramProcess::Heard::silence:
                m_late.insert(id);
                fault(id, {What::late, {}});
                return Json<G>::standIn(view);
            case ProgramProcess::Heard::tooLong:
                fault(id, {What::tooLong, {}});
                return Json<G>::standIn(view);
            case ProgramProcess::Heard::line:
                break;
            }
            const QJsonObject answer = QJsonDocument::fromJson(line).object();
            if (m_late.remove(answer.value(QStringLiteral("id")).toInt(0)))
                continue; // owed since an earlier choice, which has its fault already
            return judge(answer, id, view);
        }
    }

    /// In this match.
    [[nodiscard]] int faults() const { return m_faults; }
    /// What was wrong last.
    [[nodiscard]] const ProgramTrouble &trouble() const { return m_trouble; }
    /// It is not asked any more: it has ended, or has too many faults in this match.
    [[nodiscard]] bool asked() const { return !m_gone && m_faults < mostFaults; }
    /// As it calls itself; empty before it is ready.
    [[nodiscard]] QString name() const { return m_name; }
    /// What it wrote last to its standard error since this was asked, where that is kept.
    [[nodiscard]] QStringList takeErrors()
    {
        QStringList lines = std::exchange(m_errorLines, {});
        return m_process ? lines + m_process->takeErrors() : lines;
    }

private:
    using What = ProgramTrouble::What;

    void launch()
    {
        m_process = std::make_unique<ProgramProcess>(m_errors);
        ProgramGreeting greeting = ProgramGreeting::exchange(*m_process, m_command, m_stop);
        m_name = greeting.name;
        if (greeting.trouble)
            end(greeting.trouble);
    }

    [[nodiscard]] Move judge(const QJsonObject &answer, int id, const View &view)
    {
        JsonReader reader(answer);
        if (answer.isEmpty())
            reader.fault(QStringLiteral("type"), QStringLiteral("\"move\""));
        reader.word(QStringLiteral("type"), {QStringLiteral("move")});
        reader.number(QStringLiteral("id"), id, id);
        JsonReader inner(reader.object(QStringLiteral("move")));
        const Move move = Json<G>::readAnswer(inner, view);
        if (!reader.failed() && inner.failed())
            reader.adopt(inner);
        if (!reader.failed() && Json<G>::legalMove(view, move))
            return move;
        fault(id,
              reader.failed() ? ProgramTrouble{What::wrong, reader.firstFault()} : ProgramTrouble{What::illegal, {}});
        return Json<G>::standIn(view);
    }

    void tell(const QJsonObject &message)
    {
        if (asked())
            m_process->send(message);
    }
    void fault(int id, const ProgramTrouble &trouble)
    {
        ++m_faults;
        m_turnLost = true;
        m_trouble = trouble;
        m_process->send({{QStringLiteral("type"), QStringLiteral("fault")},
                         {QStringLiteral("id"), id},
                         {QStringLiteral("why"), trouble.words()}});
    }
    void end(const ProgramTrouble &trouble)
    {
        ++m_faults;
        m_trouble = trouble;
        m_gone = true;
        m_errorLines = m_process->takeErrors();
        m_process.reset();
    }

    QString m_command;
    std::chrono::milliseconds m_timeLimit;
    const std::atomic<bool> &m_stop;
    ProgramProcess::Errors m_errors;
    std::unique_ptr<ProgramProcess> m_process;
    QString m_name;
    ProgramTrouble m_trouble;
    QStringList m_errorLines;
    bool m_gone = false;
    int m_faults = 0;
    /// A fault in the turn: what is left of it is the table's.
    bool m_turnLost = false;
    int m_seats = 0;
    game::Seat m_seat = game::nobody;
    int m_lastId = 0;
    /// Choices whose answer is still owed and whose fault is counted.
    QSet<int> m_late;
};
