#include "apps/server/testing/fault_disk.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <new>
#include <thread>

namespace triclinium::server::testing {

namespace {

constexpr std::size_t sector = 512;

}  // namespace

struct FaultDisk::File {
  struct Write {
    std::size_t at;
    std::string bytes;
    bool cut = false;  // the file ends at `at`
  };
  std::string durable;
  std::string content;
  std::vector<Write> unsynced;

  static void put(std::string& to, std::size_t at, const char* bytes, std::size_t size) {
    if (to.size() < at + size) to.resize(at + size);
    std::memcpy(to.data() + at, bytes, size);
  }
  void sync() {
    for (const Write& write : unsynced) {
      if (write.cut) durable.resize(write.at);
      if (!write.cut) put(durable, write.at, write.bytes.data(), write.bytes.size());
    }
    unsynced.clear();
  }

  // Locks of the file as SQLite's file locks go, and of the index in shared memory.
  int shared = 0;
  Handle* reserved = nullptr;
  Handle* exclusive = nullptr;
  std::array<int, SQLITE_SHM_NLOCK> shm_shared{};
  std::array<Handle*, SQLITE_SHM_NLOCK> shm_exclusive{};
  std::vector<std::unique_ptr<char[]>> shm;
  int shm_users = 0;
};

struct FaultDisk::Handle {
  sqlite3_file base;
  FaultDisk* disk;
  std::shared_ptr<File> file;
  int lock = SQLITE_LOCK_NONE;
  bool maps = false;
  unsigned shm_shared = 0;
};

// SQLite calls plain functions; the disk is in the handle or in the table of functions.
struct DiskMethods {
  using File = FaultDisk::File;
  using Handle = FaultDisk::Handle;
  using Fault = FaultDisk::Fault;

  static Handle& handle(sqlite3_file* file) { return *reinterpret_cast<Handle*>(file); }
  static FaultDisk& disk(sqlite3_vfs* vfs) { return *static_cast<FaultDisk*>(vfs->pAppData); }

  static int close(sqlite3_file* raw) {
    Handle& self = handle(raw);
    unlock(raw, SQLITE_LOCK_NONE);
    self.~Handle();
    return SQLITE_OK;
  }

  static int read(sqlite3_file* raw, void* to, int size, sqlite3_int64 at) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    if (self.disk->before_read() != Fault::none) return SQLITE_IOERR_READ;
    const std::string& content = self.file->content;
    const auto begin = static_cast<std::size_t>(at);
    const auto wanted = static_cast<std::size_t>(size);
    const std::size_t there = begin < content.size() ? std::min(wanted, content.size() - begin) : 0;
    std::memcpy(to, content.data() + std::min(begin, content.size()), there);
    std::memset(static_cast<char*>(to) + there, 0, wanted - there);
    return there == wanted ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  static int write(sqlite3_file* raw, const void* from, int size, sqlite3_int64 at) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    switch (self.disk->before_write()) {
      case Fault::off:
        return SQLITE_IOERR_WRITE;
      case Fault::full:
        return SQLITE_FULL;
      default:
        break;
    }
    const auto begin = static_cast<std::size_t>(at);
    std::string bytes(static_cast<const char*>(from), static_cast<std::size_t>(size));
    File::put(self.file->content, begin, bytes.data(), bytes.size());
    self.file->unsynced.push_back({begin, std::move(bytes)});
    return SQLITE_OK;
  }

  static int truncate(sqlite3_file* raw, sqlite3_int64 size) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    if (self.disk->before_write() == Fault::off) return SQLITE_IOERR_TRUNCATE;
    self.file->content.resize(static_cast<std::size_t>(size));
    self.file->unsynced.push_back({static_cast<std::size_t>(size), "", true});
    return SQLITE_OK;
  }

  static int sync(sqlite3_file* raw, int) {
    Handle& self = handle(raw);
    self.disk->wait_a_while();
    const std::lock_guard lock(self.disk->mutex_);
    if (self.disk->before_write() == Fault::off) return SQLITE_IOERR_FSYNC;
    if (!self.disk->plan_.lies) self.file->sync();
    return SQLITE_OK;
  }

  static int file_size(sqlite3_file* raw, sqlite3_int64* size) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    *size = static_cast<sqlite3_int64>(self.file->content.size());
    return SQLITE_OK;
  }

  static int lock(sqlite3_file* raw, int level) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    File& file = *self.file;
    if (level <= self.lock) return SQLITE_OK;
    const bool others_exclusive = file.exclusive != nullptr && file.exclusive != &self;
    if (others_exclusive) return SQLITE_BUSY;
    if (self.lock == SQLITE_LOCK_NONE) {
      ++file.shared;
      self.lock = SQLITE_LOCK_SHARED;
    }
    if (level == SQLITE_LOCK_SHARED) return SQLITE_OK;
    if (file.reserved != nullptr && file.reserved != &self) return SQLITE_BUSY;
    file.reserved = &self;
    self.lock = SQLITE_LOCK_RESERVED;
    if (level == SQLITE_LOCK_RESERVED) return SQLITE_OK;
    if (file.shared > 1) return SQLITE_BUSY;
    file.exclusive = &self;
    self.lock = level;
    return SQLITE_OK;
  }

  static int unlock(sqlite3_file* raw, int level) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    File& file = *self.file;
    if (file.exclusive == &self) file.exclusive = nullptr;
    if (file.reserved == &self) file.reserved = nullptr;
    if (self.lock > SQLITE_LOCK_NONE && level == SQLITE_LOCK_NONE) --file.shared;
    self.lock = std::min(self.lock, level);
    return SQLITE_OK;
  }

  static int check_reserved(sqlite3_file* raw, int* result) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    *result = self.file->reserved != nullptr;
    return SQLITE_OK;
  }

  static int control(sqlite3_file*, int, void*) { return SQLITE_NOTFOUND; }
  static int sector_size(sqlite3_file*) { return sector; }
  static int device(sqlite3_file*) { return SQLITE_IOCAP_POWERSAFE_OVERWRITE; }

  static int shm_map(sqlite3_file* raw, int region, int size, int extend, void volatile** to) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    File& file = *self.file;
    if (!self.maps) {
      self.maps = true;
      ++file.shm_users;
    }
    *to = nullptr;
    while (extend != 0 && static_cast<int>(file.shm.size()) <= region) {
      file.shm.push_back(std::make_unique<char[]>(static_cast<std::size_t>(size)));
    }
    if (region < static_cast<int>(file.shm.size())) {
      *to = file.shm[static_cast<std::size_t>(region)].get();
    }
    return SQLITE_OK;
  }

  static int shm_lock(sqlite3_file* raw, int offset, int count, int flags) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    File& file = *self.file;
    const auto first = static_cast<std::size_t>(offset);
    const auto last = first + static_cast<std::size_t>(count);
    if ((flags & SQLITE_SHM_UNLOCK) != 0) {
      for (std::size_t i = first; i < last; ++i) {
        if (file.shm_exclusive[i] == &self) file.shm_exclusive[i] = nullptr;
        if ((self.shm_shared & (1U << i)) != 0) --file.shm_shared[i];
        self.shm_shared &= ~(1U << i);
      }
      return SQLITE_OK;
    }
    const bool exclusive = (flags & SQLITE_SHM_EXCLUSIVE) != 0;
    for (std::size_t i = first; i < last; ++i) {
      const bool own_shared = (self.shm_shared & (1U << i)) != 0;
      if (file.shm_exclusive[i] != nullptr && file.shm_exclusive[i] != &self) return SQLITE_BUSY;
      if (exclusive && file.shm_shared[i] > (own_shared ? 1 : 0)) return SQLITE_BUSY;
    }
    for (std::size_t i = first; i < last; ++i) {
      if (exclusive) {
        file.shm_exclusive[i] = &self;
      } else if ((self.shm_shared & (1U << i)) == 0) {
        ++file.shm_shared[i];
        self.shm_shared |= 1U << i;
      }
    }
    return SQLITE_OK;
  }

  static void shm_barrier(sqlite3_file* raw) {
    const std::lock_guard lock(handle(raw).disk->mutex_);
  }

  static int shm_unmap(sqlite3_file* raw, int remove) {
    Handle& self = handle(raw);
    const std::lock_guard lock(self.disk->mutex_);
    if (!self.maps) return SQLITE_OK;
    self.maps = false;
    if (--self.file->shm_users == 0 && remove != 0) self.file->shm.clear();
    return SQLITE_OK;
  }

  static int open(sqlite3_vfs* vfs, const char* name, sqlite3_file* raw, int flags, int* out) {
    static const sqlite3_io_methods methods{
        2,         &close,       &read,           &write,   &truncate,    &sync,   &file_size,
        &lock,     &unlock,      &check_reserved, &control, &sector_size, &device, &shm_map,
        &shm_lock, &shm_barrier, &shm_unmap,      nullptr,  nullptr};
    FaultDisk& self = disk(vfs);
    const std::lock_guard lock(self.mutex_);
    raw->pMethods = nullptr;
    if (self.off_) return SQLITE_CANTOPEN;
    std::shared_ptr<File> file;
    if (name == nullptr) {
      file = std::make_shared<File>();
    } else {
      const auto found = self.files_.find(name);
      if (found == self.files_.end() && (flags & SQLITE_OPEN_CREATE) == 0) return SQLITE_CANTOPEN;
      file = found != self.files_.end() ? found->second : std::make_shared<File>();
      self.files_[name] = file;
    }
    new (raw) Handle{{&methods}, &self, file};
    if (out != nullptr) *out = flags;
    return SQLITE_OK;
  }

  static int remove(sqlite3_vfs* vfs, const char* name, int) {
    FaultDisk& self = disk(vfs);
    const std::lock_guard lock(self.mutex_);
    if (self.off_) return SQLITE_IOERR_DELETE;
    return self.files_.erase(name) > 0 ? SQLITE_OK : SQLITE_IOERR_DELETE_NOENT;
  }

  static int access(sqlite3_vfs* vfs, const char* name, int, int* result) {
    FaultDisk& self = disk(vfs);
    const std::lock_guard lock(self.mutex_);
    const auto found = self.files_.find(name);
    // An empty file counts as none, as SQLite's own disks have it.
    *result = found != self.files_.end() && !found->second->content.empty();
    return SQLITE_OK;
  }

  static int full_path(sqlite3_vfs*, const char* name, int size, char* out) {
    sqlite3_snprintf(size, out, "%s", name);
    return SQLITE_OK;
  }
};

FaultDisk::FaultDisk(std::uint64_t seed) : random_(seed) {
  const sqlite3_vfs* real = sqlite3_vfs_find("unix");
  vfs_ = *real;
  vfs_.pNext = nullptr;
  vfs_.zName = "faults";
  vfs_.szOsFile = sizeof(Handle);
  vfs_.pAppData = this;
  vfs_.xOpen = &DiskMethods::open;
  vfs_.xDelete = &DiskMethods::remove;
  vfs_.xAccess = &DiskMethods::access;
  vfs_.xFullPathname = &DiskMethods::full_path;
  sqlite3_vfs_register(&vfs_, 1);
}

FaultDisk::~FaultDisk() {
  sqlite3_vfs_unregister(&vfs_);
  sqlite3_vfs_register(sqlite3_vfs_find("unix"), 1);
}

void FaultDisk::set_plan(const FaultPlan& plan) {
  const std::lock_guard lock(mutex_);
  plan_ = plan;
  writes_ = reads_ = 0;
}

bool FaultDisk::power_is_off() {
  const std::lock_guard lock(mutex_);
  return off_;
}

void FaultDisk::stop() {
  const std::lock_guard lock(mutex_);
  off_ = true;
}

std::int64_t FaultDisk::writes() {
  const std::lock_guard lock(mutex_);
  return writes_;
}

FaultDisk::Fault FaultDisk::before_write() {
  const std::int64_t number = writes_++;
  if (plan_.power_off_after >= 0 && number >= plan_.power_off_after) off_ = true;
  if (off_) return Fault::off;
  const bool full = plan_.full_from >= 0 && number >= plan_.full_from &&
                    number < plan_.full_from + plan_.full_count;
  return full ? Fault::full : Fault::none;
}

FaultDisk::Fault FaultDisk::before_read() {
  const std::int64_t number = reads_++;
  if (off_) return Fault::off;
  const bool fails = plan_.read_fails_from >= 0 && number >= plan_.read_fails_from &&
                     number < plan_.read_fails_from + plan_.read_fails_count;
  return fails ? Fault::read : Fault::none;
}

void FaultDisk::wait_a_while() {
  int wait_us = 0;
  {
    const std::lock_guard lock(mutex_);
    if (plan_.slow_us > 0)
      wait_us = static_cast<int>(random_.bounded(static_cast<std::uint32_t>(plan_.slow_us)));
  }
  if (wait_us > 0) std::this_thread::sleep_for(std::chrono::microseconds(wait_us));
}

// Of what was never synced any part may have reached the disk, in any order.
void FaultDisk::cut_power() {
  const std::lock_guard lock(mutex_);
  for (auto& [name, file] : files_) {
    std::string& left = file->durable;
    // All, none, or sector by sector.
    const std::uint32_t mood = random_.bounded(3);
    for (const File::Write& write : file->unsynced) {
      if (mood == 0) break;
      if (write.cut) {
        if (mood == 1 || random_.bounded(2) == 0) left.resize(write.at);
        continue;
      }
      for (std::size_t at = 0; at < write.bytes.size(); at += sector) {
        if (mood == 2 && random_.bounded(2) == 0) continue;
        const std::size_t size = std::min(sector, write.bytes.size() - at);
        File::put(left, write.at + at, write.bytes.data() + at, size);
      }
    }
    file->content = left;
    file->unsynced.clear();
    file->shm.clear();
  }
  plan_ = {};
  off_ = false;
}

void FaultDisk::kill_process() {
  const std::lock_guard lock(mutex_);
  for (auto& [name, file] : files_) file->shm.clear();
  plan_ = {};
  off_ = false;
}

}  // namespace triclinium::server::testing
