// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "models/row_model.h"
#include "setup/match_setup.h"

#include <QJsonObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

class QJSEngine;
class QQmlEngine;

/// House rules under a name.
struct RulePreset
{
    /// As the person gave it; of the house's own it is made anew for each language.
    QString name;
    OptionValues options;
    /// Its number in the store, or its group in the settings file; empty for the house's own, which cannot be changed.
    QString key;
    /// All that is written of it, also what this version does not know.
    QJsonObject written;
    /// What the house says of its own, and their picture (NamedRules).
    QString line = {};
    QString picture = {};
    bool operator==(const RulePreset &) const = default;
};

/// House rules of the game that is chosen, kept under a name, the house's own first and then the person's in the order
/// in which they were first kept. A preset holds every option of the rules, but not the seats.
///
/// The person's lie in the store. Before there was one they lay in the settings file, each in a group of its own below
/// [presets], and still do where nothing can be stored; the store takes over those that it does not have yet and leaves
/// the file as it is. One that is damaged is passed over and takes no other with it; whatever is written that this
/// version does not know stays.
class RulePresets : public RowModel<RulePreset>
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// The row whose rules the new-match page has now, or -1 where they are a mix of one's own.
    Q_PROPERTY(int current READ current NOTIFY currentChanged)
    /// Its name; empty for a mix of one's own.
    Q_PROPERTY(QString currentName READ currentName NOTIFY currentChanged)
    /// The rules of the new-match page in words, and what of them is not as usual; empty where everything is.
    Q_PROPERTY(QString currentSummary READ currentSummary NOTIFY currentChanged)
    Q_PROPERTY(QString currentDifference READ currentDifference NOTIFY currentChanged)

public:
    enum Role {
        NameRole = Qt::UserRole, ///< QString
        SummaryRole,             ///< QString: the rules in words
        DifferenceRole,          ///< QString: what of them is not as usual; empty where everything is
        PictureRole,             ///< QString: of resources/tokens; empty where there is none
        OwnRole,                 ///< bool: kept by the person, so it can be renamed and removed
    };
    Q_ENUM(Role)

    static constexpr int longestName = 40;

    [[nodiscard]] static RulePresets &instance();
    static RulePresets *create(QQmlEngine *, QJSEngine *);
    RulePresets(const RulePresets &) = delete;
    RulePresets &operator=(const RulePresets &) = delete;

    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] int current() const { return m_current; }
    [[nodiscard]] QString currentName() const;
    [[nodiscard]] QString currentSummary() const;
    [[nodiscard]] QString currentDifference() const;

    /// The new match is played by these rules, brought to what its seats allow.
    Q_INVOKABLE void choose(int row);
    /// A name as it is kept: without blanks at its ends, each blank single, and no longer than may be.
    [[nodiscard]] Q_INVOKABLE static QString tidied(const QString &name);
    /// The row of that name, whichever way it is capitalised, or -1.
    [[nodiscard]] Q_INVOKABLE int find(const QString &name) const;
    [[nodiscard]] Q_INVOKABLE bool isOwn(int row) const;
    /// Keeps the rules of the new-match page under a name, over those that had it. The house's own names are refused,
    /// and no name at all.
    Q_INVOKABLE bool keep(const QString &name);
    /// Refused where another has the name, and for the house's own.
    Q_INVOKABLE bool rename(int row, const QString &name);
    Q_INVOKABLE bool remove(int row);

Q_SIGNALS:
    void currentChanged();

protected:
    [[nodiscard]] QVariant value(const RulePreset &preset, int role) const override;

private:
    RulePresets();
    void follow();
    [[nodiscard]] static QString difference(const OptionValues &values);
    [[nodiscard]] int fitting() const;
    [[nodiscard]] const RulePreset &preset(int row) const { return rows()[static_cast<std::size_t>(row)]; }
    /// Everything anew, from where the person's presets lie now.
    void load();
    [[nodiscard]] QList<RulePreset> inSettings() const;
    /// False where it could not be written; a new one gets its key.
    [[nodiscard]] bool write(RulePreset &preset) const;

    QString m_game; ///< whose rules these are
    int m_current = -1;
    QString m_chosen; ///< the name last chosen or kept; told where several have the same rules
};
