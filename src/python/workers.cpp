#include "python/workers.hpp"

#include <condition_variable>
#include <cstdint>
#include <mutex>
#include <thread>
#include <vector>

#include <unistd.h>

namespace meadhall::python {

class Workers::Crew {
  public:
    explicit Crew(int helpers) {
        for (int i = 0; i < helpers; ++i) {
            threads_.emplace_back([this, part = i + 1] { help(part); });
        }
    }
    ~Crew() {
        {
            const std::lock_guard lock{mutex_};
            is_over_ = true;
        }
        called_.notify_all();
        for (std::thread& thread : threads_) { thread.join(); }
    }
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    void share(const std::function<void(int)>& work) {
        {
            const std::lock_guard lock{mutex_};
            work_ = &work;
            busy_ = threads_.size();
            ++calls_;
        }
        called_.notify_all();
        work(0);
        std::unique_lock lock{mutex_};
        done_.wait(lock, [&] { return busy_ == 0; });
    }

  private:
    void help(int part) {
        std::uint64_t heard = 0;
        while (true) {
            std::unique_lock lock{mutex_};
            called_.wait(lock, [&] { return is_over_ || calls_ != heard; });
            if (is_over_) { return; }
            heard = calls_;
            const auto& work = *work_;
            lock.unlock();
            work(part);
            lock.lock();
            if (--busy_ == 0) { done_.notify_one(); }
        }
    }

    std::mutex mutex_;
    std::condition_variable called_;
    std::condition_variable done_;
    const std::function<void(int)>* work_ = nullptr;
    std::uint64_t calls_ = 0;
    std::size_t busy_ = 0;
    bool is_over_ = false;
    std::vector<std::thread> threads_;
};

Workers::Workers(int count) : count_{count} {}

Workers::~Workers() {
    if (crew_ && process_ != getpid()) { static_cast<void>(crew_.release()); }  // its threads are another process's
}

void Workers::share(const std::function<void(int)>& work) {
    if (count_ == 1) { return work(0); }
    if (crew_ && process_ != getpid()) { static_cast<void>(crew_.release()); }
    if (!crew_) {
        crew_ = std::make_unique<Crew>(count_ - 1);
        process_ = getpid();
    }
    crew_->share(work);
}

}  // namespace meadhall::python
