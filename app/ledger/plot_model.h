// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"

#include <QList>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// One point, bar or divided bar.
struct PlotRow
{
    QString label;         ///< printed below or beside it, or empty
    QString value;         ///< printed at it
    QString told;          ///< all that it says, as a sentence
    double share = 0;      ///< its height, from 0 to 1 of the plot's
    QList<qreal> parts{};  ///< what a divided bar is divided into; together 1
    QStringList numbers{}; ///< printed on the parts
    bool operator==(const PlotRow &) const = default;
};

/// A picture of numbers: its points, and the same in words for whoever does not see it.
class PlotModel : public RowModel<PlotRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Owned by the statistics")
    Q_PROPERTY(QString title READ title NOTIFY wordsChanged)
    /// What it shows, with its numbers.
    Q_PROPERTY(QString summary READ summary NOTIFY wordsChanged)
    /// At the upper and the lower end of the heights; empty where the bars say their numbers themselves.
    Q_PROPERTY(QString most READ most NOTIFY wordsChanged)
    Q_PROPERTY(QString least READ least NOTIFY wordsChanged)
    /// What the parts of a divided bar are.
    Q_PROPERTY(QStringList partNames READ partNames NOTIFY wordsChanged)
    Q_PROPERTY(int count READ rowCountNow NOTIFY wordsChanged)
    /// The heights of all points, for a line through them.
    Q_PROPERTY(QList<qreal> shares READ shares NOTIFY wordsChanged)

public:
    enum Role {
        LabelRole = Qt::UserRole, ///< QString
        ValueRole,                ///< QString
        ToldRole,                 ///< QString
        ShareRole,                ///< real
        PartsRole,                ///< list of real
        NumbersRole,              ///< list of QString
    };
    Q_ENUM(Role)

    struct Words
    {
        QString title;
        QString summary;
        QString most{};
        QString least{};
        QStringList partNames{};
    };

    using RowModel::RowModel;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    void show(const Words &words, std::vector<PlotRow> rows);

    [[nodiscard]] QString title() const { return m_words.title; }
    [[nodiscard]] QString summary() const { return m_words.summary; }
    [[nodiscard]] QString most() const { return m_words.most; }
    [[nodiscard]] QString least() const { return m_words.least; }
    [[nodiscard]] QStringList partNames() const { return m_words.partNames; }
    [[nodiscard]] int rowCountNow() const { return rowCount(); }
    [[nodiscard]] QList<qreal> shares() const;
    /// What point `row` says; empty where there is none.
    Q_INVOKABLE [[nodiscard]] QString toldAt(int row) const;

Q_SIGNALS:
    void wordsChanged();

protected:
    [[nodiscard]] QVariant value(const PlotRow &row, int role) const override;

private:
    Words m_words;
};
