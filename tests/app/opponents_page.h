// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "records/game_json.h"
#include "records/parsed_record.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <optional>

/// A game's page for whoever writes programs: first a whole match, then what one seat of it is told and asked, and then
/// other whole matches.
class OpponentsPage
{
public:
    explicit OpponentsPage(const QString &path)
    {
        QFile page(path);
        if (!page.open(QIODevice::ReadOnly))
            return;
        const QList<QByteArray> parts = page.readAll().split('`');
        for (const QByteArray &part : parts)
            if (part.startsWith("\n{"))
                m_blocks << part.mid(1);
    }

    /// The match is one, by this program and by one that shares no line with it, and `program` is told what stands
    /// there: the number of lines that were compared, or -1. So are the other matches.
    template<game::Game G>
    [[nodiscard]] int compare(game::Seat program, const QString &checker) const
    {
        if (m_blocks.size() < 2 || !std::all_of(m_blocks.begin() + 2, m_blocks.end(), [&](const QByteArray &record) {
                return matchIn<G>(record) && passes(record, checker);
            }))
            return -1;
        const auto match = matchIn<G>(m_blocks[0]);
        if (!match || !passes(m_blocks[0], checker))
            return -1;
        QList<QJsonObject> asked;
        QList<QJsonObject> told;
        for (std::size_t place = 0; place < match->steps.size(); ++place) {
            const auto step = match->steps[place];
            if (step.chosen && step.chosen->seat == program)
                asked << question<G>(step.chosen->before.view(program));
            told << *Json<G>::seenEvent(G::seenBy(step.event, program), program, step.state.seats());
        }
        return compare(asked, told);
    }

private:
    /// The whole match of a record, or nothing.
    template<game::Game G>
    static std::optional<record::Parsed<G>> matchIn(const QByteArray &record)
    {
        const auto read = record::parse<G>(record);
        const auto *match = std::get_if<record::Parsed<G>>(&read);
        return match != nullptr && !match->fault && match->sealed ? std::optional(*match) : std::nullopt;
    }
    template<game::Game G>
    static QJsonObject question(const typename G::View &view)
    {
        return {{QStringLiteral("phase"), Json<G>::phaseName(view)},
                {QStringLiteral("view"), Json<G>::view(view)},
                {QStringLiteral("legal"), Json<G>::legal(view)}};
    }
    static bool passes(const QByteArray &record, const QString &checker)
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("page.petrangola")));
        if (!file.open(QIODevice::WriteOnly) || file.write(record) != record.size())
            return false;
        file.close();
        constexpr int patience = 60'000;
        QProcess process;
        process.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-B"), checker, file.fileName()});
        return process.waitForFinished(patience) && process.exitCode() == 0;
    }
    [[nodiscard]] int compare(const QList<QJsonObject> &asked, const QList<QJsonObject> &told) const
    {
        int compared = 0;
        const QList<QByteArray> lines = m_blocks[1].trimmed().split('\n');
        for (const QByteArray &line : lines) {
            const QJsonObject message = QJsonDocument::fromJson(line).object();
            const QString type = message[QStringLiteral("type")].toString();
            const auto differs = [&line](const QJsonObject &really) {
                qWarning().noquote() << line << "is really" << QJsonDocument(really).toJson(QJsonDocument::Compact);
                return -1;
            };
            if (type == QStringLiteral("choose")) {
                const QJsonObject &really = asked[message[QStringLiteral("id")].toInt() - 1];
                for (const QString &key : really.keys())
                    if (message[key] != really[key])
                        return differs(really);
                ++compared;
            } else if (type == QStringLiteral("event")) {
                if (!told.contains(message[QStringLiteral("event")].toObject()))
                    return differs({});
                ++compared;
            } else if (type != QStringLiteral("move")) {
                return differs({});
            }
        }
        return compared;
    }

    QList<QByteArray> m_blocks;
};
