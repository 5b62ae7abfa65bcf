// What each board of a player seems to bring with each hand of tiles: never too little, and exact once it was looked
// at.
#pragma once

#include "search/judgement/odin/laying/hands.hpp"
#include "search/judgement/odin/laying/sites.hpp"

namespace meadhall::odin_mind {

inline constexpr int never = -10'000;
/// So many hands are looked up in the time that one position takes.
inline constexpr std::uint32_t hands_in_a_position = 32;

/// What a site is dealt.
struct Share {
    std::uint32_t hand = 0;
    int singles = 0;
    std::size_t outlook = 0;
};

class Expectations {
  public:
    /// Precondition: all three outlive this.
    Expectations(Estate& estate, const Hands& hands, Effort& effort);

    [[nodiscard]] int value(const Site& site, const Share& share) const;
    /// Finds out whether a share really brings what it seems to; where it does not, it seems to bring less afterwards.
    /// What is `needless` or more below that is of no interest.
    bool check(Site& site, const Share& share, int needless);
    /// Precondition: the share was found real.
    [[nodiscard]] odin::Plan plan_of(const Site& site, const Share& share) const;

    /// How many numbers of singles there are, none included.
    [[nodiscard]] std::size_t width() const { return static_cast<std::size_t>(estate_.singles) + 1; }
    /// The place of a hand with so many singles in a table of all.
    [[nodiscard]] std::size_t index(std::uint32_t hand, int singles) const {
        return hand * width() + static_cast<std::size_t>(singles);
    }

  private:
    [[nodiscard]] std::size_t index(const Share& share) const { return index(share.hand, share.singles); }
    void begin(const Site& site, Outlook& outlook);
    void settle(Outlook& outlook, std::uint32_t hand);
    void sharpen(Outlook& outlook) const;
    bool reach(Site& site, const Share& share, int needless);

    Estate& estate_;
    const Hands& hands_;
    Effort& effort_;
};

}  // namespace meadhall::odin_mind
