// SPDX-FileCopyrightText: The Petrangola developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include "guard/program_file.h"

#include "guard/system.h"

#include <cstdlib>
#include <filesystem>
#include <optional>
#include <sstream>
#include <string_view>

#include <unistd.h>

namespace guard {

namespace {

namespace fs = std::filesystem;

/// The kernel looks no further for a script's first line, and from script to script no more often.
constexpr std::size_t longestFirstLine = 256;
constexpr int mostScripts = 5;

bool runs(const fs::path &file)
{
    std::error_code error;
    return fs::is_regular_file(file, error) && access(file.c_str(), X_OK) == 0;
}

/// As the kernel reads it: a file, and all that follows as one word.
struct FirstLine
{
    std::string interpreter;
    std::string word;
};

std::optional<FirstLine> firstLineOf(const std::string &file)
{
    const std::string text = runs(file) ? contents(file).substr(0, longestFirstLine) : std::string();
    if (!text.starts_with("#!"))
        return std::nullopt;
    std::istringstream line(text.substr(2, text.find('\n', 2) - 2));
    FirstLine read;
    line >> read.interpreter >> std::ws;
    std::getline(line, read.word);
    read.word.erase(read.word.find_last_not_of(" \t") + 1);
    return read;
}

/// Follows env through what it is told in a script's first line to the program that it runs.
class Env
{
public:
    /// Empty where it runs none, or where that is not plainly to be seen.
    [[nodiscard]] std::string programIn(const std::string &word)
    {
        if (!word.starts_with('-'))
            return word.find('=') == std::string::npos ? found(word) : std::string();
        std::istringstream words(splitOff(word));
        for (std::string each; words >> each;) {
            // What is quoted or put in for a name is not looked at.
            if (each.find_first_of("\\'\"$#") != std::string::npos)
                return {};
            if (each == "-u" && words >> each)
                m_samePath = m_samePath && each != "PATH";
            else if (each == "-i" || each == "-")
                m_samePath = false;
            else if (each.starts_with('-') && each != "-v")
                return {};
            else if (each.find('=') != std::string::npos)
                m_samePath = m_samePath && !each.starts_with("PATH=");
            else if (each != "-v")
                return found(each);
        }
        return {};
    }

private:
    /// What it is told to split into words, by "-S", also behind other letters, or "--split-string=".
    std::string splitOff(const std::string &word)
    {
        constexpr std::string_view longName = "--split-string=";
        if (word.starts_with(longName))
            return word.substr(longName.size());
        const std::size_t letter = word.find_first_not_of("iv", 1);
        if (letter == std::string::npos || word[letter] != 'S')
            return {};
        m_samePath = word.find('i', 1) >= letter;
        return word.substr(letter + 1);
    }
    [[nodiscard]] std::string found(const std::string &name) const
    {
        return m_samePath || name.find('/') != std::string::npos ? foundProgram(name) : std::string();
    }

    bool m_samePath = true; ///< it looks for programs where they are looked for here
};

} // namespace

std::string foundProgram(const std::string &name)
{
    if (name.find('/') != std::string::npos)
        return name;
    const char *const path = std::getenv("PATH");
    std::istringstream folders(path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin");
    for (std::string folder; std::getline(folders, folder, ':');)
        if (const fs::path file = fs::path(folder.empty() ? "." : folder) / name; runs(file))
            return file.string();
    return {};
}

std::vector<std::string> interpretersOf(const std::string &program)
{
    std::vector<std::string> found;
    std::string script = program;
    for (int scripts = 0; scripts < mostScripts; ++scripts) {
        const auto line = firstLineOf(script);
        if (!line || !runs(line->interpreter))
            break;
        script = line->interpreter;
        found.push_back(script);
        if (fs::path(script).filename() != "env")
            continue;
        script = Env().programIn(line->word);
        if (script.empty() || !runs(script))
            break;
        found.push_back(script);
    }
    return found;
}

} // namespace guard
