// A vector with a fixed capacity inside itself: trivially copyable, no heap.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <type_traits>

namespace triclinium {

template <class T, int Capacity>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  static_assert(Capacity > 0 && Capacity <= 65535);
  // The count has the width of the element where that is small, so that no padding arises.
  using Count =
      std::conditional_t<(Capacity < 256 && alignof(T) == 1), std::uint8_t, std::uint16_t>;

 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr int capacity() { return Capacity; }
  constexpr int size() const { return count_; }
  constexpr bool empty() const { return count_ == 0; }
  constexpr bool full() const { return count_ == Capacity; }
  constexpr T* begin() { return items_; }
  constexpr T* end() { return items_ + count_; }
  constexpr const T* begin() const { return items_; }
  constexpr const T* end() const { return items_ + count_; }
  constexpr T& operator[](int i) { return items_[checked(i)]; }
  constexpr const T& operator[](int i) const { return items_[checked(i)]; }
  constexpr T& front() { return (*this)[0]; }
  constexpr const T& front() const { return (*this)[0]; }
  constexpr T& back() { return (*this)[count_ - 1]; }
  constexpr const T& back() const { return (*this)[count_ - 1]; }

  constexpr void push_back(const T& item) {
    assert(!full());
    items_[count_++] = item;
  }
  // Without a branch. Leaves bytes behind the end, as `drop` does: for scratch lists.
  constexpr void push_back_if(bool condition, const T& item) {
    assert(!full());
    items_[count_] = item;
    count_ = static_cast<Count>(count_ + condition);
  }
  // Freed places are reset, so that equal contents mean equal bytes.
  constexpr void pop_back() {
    assert(!empty());
    items_[--count_] = T{};
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }
  // Forgets the contents without resetting the bytes: for scratch lists that are never digested.
  constexpr void drop() { count_ = 0; }
  constexpr void insert_at(int index, const T& item) {
    assert(!full() && index >= 0 && index <= count_);
    for (int i = count_; i > index; --i) items_[i] = items_[i - 1];
    items_[index] = item;
    ++count_;
  }
  constexpr void erase_at(int index) {
    assert(index >= 0 && index < count_);
    for (int i = index; i + 1 < count_; ++i) items_[i] = items_[i + 1];
    pop_back();
  }
  constexpr int find(const T& item) const {
    for (int i = 0; i < count_; ++i) {
      if (items_[i] == item) return i;
    }
    return -1;
  }
  constexpr bool contains(const T& item) const { return find(item) >= 0; }

  // Appends with a count in a register: after each item written the list's own would be stored and
  // read again, since the item could have changed it. The list has it when the filler is gone.
  class Filler {
   public:
    constexpr explicit Filler(FixedVector& list) : list_(list), count_(list.count_) {}
    Filler(const Filler&) = delete;
    Filler& operator=(const Filler&) = delete;
    constexpr ~Filler() { list_.count_ = static_cast<Count>(count_); }

    constexpr void push_back(const T& item) { push_back_if(true, item); }
    constexpr void push_back_if(bool condition, const T& item) {
      assert(count_ < Capacity);
      list_.items_[count_] = item;
      count_ += condition;
    }

   private:
    FixedVector& list_;
    int count_;
  };

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.count_ != b.count_) return false;
    for (int i = 0; i < a.count_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

 private:
  constexpr std::size_t checked(int i) const {
    assert(i >= 0 && i < count_);
    return static_cast<std::size_t>(i);
  }

  T items_[Capacity]{};
  Count count_ = 0;
};

}  // namespace triclinium
