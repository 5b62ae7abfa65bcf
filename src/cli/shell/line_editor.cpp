#include "cli/shell/line_editor.hpp"

#include <algorithm>
#include <cerrno>
#include <clocale>
#include <cstdio>
#include <cwchar>
#include <string>
#include <system_error>

#include <histedit.h>
#include <langinfo.h>
#include <unistd.h>

#include "cli/drawing/text.hpp"
#include "cli/shell/interrupts.hpp"
#include "cli/shell/tab.hpp"

namespace meadhall::cli {

namespace {

constexpr int lines_kept = 500;
constexpr char unseen = '\1';        // stands round what takes no room in the question: colours
constexpr char end_of_input = '\4';  // Ctrl-D

/// The editor reads and writes as the locale says. Terminals of today speak UTF-8 even where the locale does not say
/// so.
void speak_utf8() {
    std::setlocale(LC_CTYPE, "");
    if (std::string_view{nl_langinfo(CODESET)} != "UTF-8") { std::setlocale(LC_CTYPE, "C.UTF-8"); }
}

std::string without_newline(std::string_view line) {
    while (line.ends_with('\n') || line.ends_with('\r')) { line.remove_suffix(1); }
    return std::string{line};
}

/// Escape sequences marked for the editor, which has to know how wide the question is. It shows them together with the
/// sign that follows, so one at the end goes before the last blank.
std::string marked(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const std::size_t escape = std::min(text.find('\x1b'), text.size());
        out += text.substr(0, escape);
        text.remove_prefix(escape);
        if (text.empty()) { break; }
        const std::size_t end = std::min(text.find('m'), text.size() - 1) + 1;
        const bool is_last = end == text.size() && out.ends_with(' ');
        if (is_last) { out.pop_back(); }
        out += unseen + std::string{text.substr(0, end)} + unseen + (is_last ? " " : "");
        text.remove_prefix(end);
    }
    return out;
}

}  // namespace

struct LineEditor::Works {
    Terminal& terminal;
    std::string file{};  // of the history; empty where none is kept
    ::History* history = nullptr;
    EditLine* editor = nullptr;
    std::string question{};
    const Sayings* sayings = nullptr;

    static Works& of(EditLine* editor) {
        void* works = nullptr;
        el_get(editor, EL_CLIENTDATA, &works);
        return *static_cast<Works*>(works);
    }
    static char* ask(EditLine* editor) { return of(editor).question.data(); }
    static int next_sign(EditLine* editor, wchar_t* sign);
    static unsigned char press_tab(EditLine* editor, wint_t key);

    void begin();
    void remember(const std::string& line);
    void show(const std::vector<std::string>& choices);
};

/// One sign from the keyboard. The editor's own reader would go on waiting after a signal.
int LineEditor::Works::next_sign(EditLine* /*editor*/, wchar_t* sign) {
    std::mbstate_t state{};
    while (true) {
        char byte = 0;
        const ssize_t got = ::read(STDIN_FILENO, &byte, 1);
        if (got == 0) { return 0; }
        if (got < 0 && errno == EINTR && Interrupts::signal() == 0) { continue; }
        if (got < 0) { return -1; }
        if (byte == 0) { byte = end_of_input; }  // typed before the question was there: the terminal keeps it as a zero
        const std::size_t length = std::mbrtowc(sign, &byte, 1, &state);
        if (length == static_cast<std::size_t>(-2)) { continue; }  // more bytes follow
        if (length == static_cast<std::size_t>(-1)) { *sign = L'\xFFFD'; }
        return 1;
    }
}

unsigned char LineEditor::Works::press_tab(EditLine* editor, wint_t /*key*/) {
    Works& works = of(editor);
    const LineInfo* info = el_line(editor);
    const std::string before{info->buffer, static_cast<std::size_t>(info->cursor - info->buffer)};
    if (works.sayings == nullptr || !*works.sayings) { return CC_ERROR; }
    const Completion found = completion(before, (*works.sayings)(before));
    if (found.added.empty() && found.choices.empty()) { return CC_ERROR; }
    if (!found.added.empty()) {
        el_insertstr(editor, found.added.c_str());
        return CC_REFRESH;
    }
    works.show(found.choices);
    return CC_REDISPLAY;
}

void LineEditor::Works::begin() {
    el_set(editor, EL_CLIENTDATA, this);
    el_set(editor, EL_EDITOR, "emacs");
    el_set(editor, EL_SIGNAL, 0);
    el_set(editor, EL_GETCFN, &next_sign);
    el_set(editor, EL_PROMPT_ESC, &ask, unseen);
    el_set(editor, EL_HIST, &::history, history);
    // Wide: the narrow form keeps copies of both texts that nobody frees.
    el_wset(editor, EL_ADDFN, L"meadhall-complete", L"Completes a move, a card or a command", &press_tab);
    el_set(editor, EL_BIND, "^I", "meadhall-complete", nullptr);
    el_set(editor, EL_BIND, "^R", "em-inc-search-prev", nullptr);
    HistEvent event{};
    ::history(history, &event, H_SETSIZE, lines_kept);
    ::history(history, &event, H_SETUNIQUE, 1);
    if (!file.empty()) { ::history(history, &event, H_LOAD, file.c_str()); }
}

void LineEditor::Works::remember(const std::string& line) {
    const std::string typed{trimmed(line)};
    if (typed.empty()) { return; }
    HistEvent event{};
    ::history(history, &event, H_ENTER, typed.c_str());
    if (!file.empty()) { ::history(history, &event, H_SAVE, file.c_str()); }
}

void LineEditor::Works::show(const std::vector<std::string>& choices) {
    terminal.write("");
    terminal.write_wrapped(joined(choices, "  "));
}

LineEditor::LineEditor(Terminal& terminal, std::optional<std::filesystem::path> history)
    : works_{std::make_unique<Works>(terminal)} {
    speak_utf8();
    if (history) {
        std::error_code failed;
        std::filesystem::create_directories(history->parent_path(), failed);
        if (!failed) { works_->file = history->string(); }
    }
    works_->history = history_init();
    works_->editor = el_init("meadhall", stdin, stdout, stderr);
    if (is_ready()) { works_->begin(); }
}

LineEditor::~LineEditor() {
    if (works_->editor != nullptr) { el_end(works_->editor); }
    if (works_->history != nullptr) { history_end(works_->history); }
}

bool LineEditor::can_edit() {
    return isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && environment("TERM") != "dumb" &&
           !environment("TERM").empty();
}

bool LineEditor::is_ready() const { return works_->editor != nullptr && works_->history != nullptr; }

std::optional<std::string> LineEditor::read(const Line& question, const Sayings& sayings) {
    works_->question = marked(works_->terminal.shown(question));
    works_->sayings = &sayings;
    el_resize(works_->editor);
    int count = 0;
    const char* line = el_gets(works_->editor, &count);
    works_->sayings = nullptr;
    if (line == nullptr || count <= 0 || Interrupts::signal() != 0) { return std::nullopt; }
    std::string typed = without_newline(line);
    works_->remember(typed);
    return typed;
}

void LineEditor::forget() {
    HistEvent event{};
    ::history(works_->history, &event, H_CLEAR);
    works_->file.clear();
}

}  // namespace meadhall::cli
