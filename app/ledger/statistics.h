// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ledger/number_model.h"
#include "ledger/own_facts.h"
#include "ledger/plot_model.h"
#include "records/record_sums.h"

#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>
#include <utility>
#include <vector>

/// What the person's own matches come to: those of all games or of one, of tables of one level, of the last days.
/// Matches that came from files do not count. Records that were not counted yet are read a few at a time.
class Statistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    /// By their names in records, and in words, before them "" for all where there are several; none where nothing was
    /// played.
    Q_PROPERTY(QStringList games READ games NOTIFY changed)
    Q_PROPERTY(QStringList gameNames READ gameNames NOTIFY changed)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// Ways to play this game that were played, as records write them: "" for all, then each; none but "" where there
    /// is only one. And in words.
    Q_PROPERTY(QStringList variants READ variants NOTIFY changed)
    Q_PROPERTY(QStringList variantNames READ variantNames NOTIFY changed)
    Q_PROPERTY(QString variant READ variant WRITE setVariant NOTIFY changed)
    /// What the others at the tables of this game were: "" for all, then a kind of a record's seat, or "mixed".
    Q_PROPERTY(QStringList levels READ levels NOTIFY changed)
    Q_PROPERTY(QStringList levelNames READ levelNames NOTIFY changed)
    Q_PROPERTY(QString level READ level WRITE setLevel NOTIFY changed)
    /// Matches of the last so many days; 0 for all of them.
    Q_PROPERTY(int days READ days WRITE setDays NOTIFY changed)

    /// Matches that count under these filters, and any at all.
    Q_PROPERTY(int matches READ matches NOTIFY changed)
    Q_PROPERTY(bool any READ any NOTIFY changed)
    /// Records that are still to be read.
    Q_PROPERTY(int pending READ pending NOTIFY changed)
    /// From when on matches count, in words; empty for all of them.
    Q_PROPERTY(QString sinceText READ sinceText NOTIFY changed)

    Q_PROPERTY(NumberModel *numbers READ numbers CONSTANT)
    Q_PROPERTY(PlotModel *wins READ wins CONSTANT)
    Q_PROPERTY(PlotModel *losses READ losses CONSTANT)
    Q_PROPERTY(PlotModel *places READ places CONSTANT)
    Q_PROPERTY(PlotModel *knocks READ knocks CONSTANT)

public:
    /// Points of a line over time; more matches than that are told by some of them.
    static constexpr int mostPoints = 60;

    explicit Statistics(QObject *parent = nullptr);

    [[nodiscard]] QStringList games() const { return m_games; }
    [[nodiscard]] QStringList gameNames() const;
    [[nodiscard]] QString game() const { return m_game; }
    void setGame(const QString &game);
    [[nodiscard]] QStringList variants() const { return m_variants; }
    [[nodiscard]] QStringList variantNames() const;
    [[nodiscard]] QString variant() const { return m_variant; }
    void setVariant(const QString &variant);
    [[nodiscard]] QStringList levels() const { return m_levels; }
    [[nodiscard]] QStringList levelNames() const;
    [[nodiscard]] QString level() const { return m_level; }
    void setLevel(const QString &level);
    [[nodiscard]] int days() const { return m_days; }
    void setDays(int days);
    [[nodiscard]] int matches() const { return m_sums.matches; }
    [[nodiscard]] bool any() const { return !m_read.matches().isEmpty(); }
    [[nodiscard]] int pending() const { return m_read.pending(); }
    [[nodiscard]] QString sinceText() const;

    [[nodiscard]] NumberModel *numbers() { return &m_numbers; }
    [[nodiscard]] PlotModel *wins() { return &m_wins; }
    [[nodiscard]] PlotModel *losses() { return &m_losses; }
    [[nodiscard]] PlotModel *places() { return &m_places; }
    [[nodiscard]] PlotModel *knocks() { return &m_knocks; }
    [[nodiscard]] const record::Sums &sums() const { return m_sums; }

    /// Only matches that end from now on count. All stay in the history.
    Q_INVOKABLE void reset();
    /// All matches count again.
    Q_INVOKABLE void countAll();

Q_SIGNALS:
    void changed();

private:
    void reload();
    void choose();
    void speak();
    void speakNumbers();
    /// How many matches of each game, where all are told of.
    void speakGames();
    void speakPlaces();
    void speakSides();
    using PointTold = std::function<QString(int match, const QString &day, double value)>;
    [[nodiscard]] std::vector<PlotRow> overTime(const std::vector<double> &values, double most, double least,
                                                const PointTold &told) const;

    OwnFacts m_read; ///< of those that count
    QTimer m_reloading;

    QStringList m_games;
    QString m_game;
    QStringList m_variants;
    QString m_variant;
    QStringList m_levels;
    QString m_level;
    int m_days = 0;
    record::Sums m_sums;
    /// The same of each game, in the order of the games, where all are told of.
    std::vector<std::pair<QString, record::Sums>> m_byGame;
    /// Matches of two sides with one partner, or against one kind of others.
    struct Together
    {
        QString name; ///< of a partner, or what the others were, as levels() has it
        int matches = 0;
        int wins = 0;
    };
    void addTogether(const Store::Entry &entry);
    void speakTogether(std::vector<NumberRow> &rows) const;
    std::vector<Together> m_partners;
    std::vector<Together> m_against;
    /// When each match of the sums ended.
    std::vector<QDateTime> m_ended;

    NumberModel m_numbers;
    PlotModel m_wins;
    PlotModel m_losses;
    PlotModel m_places;
    PlotModel m_knocks;
};
