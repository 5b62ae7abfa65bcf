// Threads that share out one piece of work after another, and wait in between.
#pragma once

#include <functional>
#include <memory>

namespace meadhall::python {

class Workers {
  public:
    /// So many at once, the caller included: one needs no thread.
    explicit Workers(int count);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    [[nodiscard]] int count() const { return count_; }
    /// Calls `work(part)` for every part from 0 to `count` − 1, all at once, and returns when all are done. `work` must
    /// not throw. In a process that was forked since, where no thread came along, new ones are started.
    void share(const std::function<void(int part)>& work);

  private:
    class Crew;

    int count_;
    int process_ = 0;
    std::unique_ptr<Crew> crew_;
};

}  // namespace meadhall::python
