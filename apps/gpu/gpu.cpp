#include "apps/gpu/gpu.h"

#include <dlfcn.h>

#include <fstream>
#include <sstream>
#include <vector>

namespace triclinium {

namespace {

// The part of the driver's interface (cuda.h) that is used here.
using Status = int;
using Device = int;
using Address = unsigned long long;
constexpr Status success = 0;
constexpr int attribute_processors = 16;
constexpr int limit_stack_bytes = 0;

// What a kernel says of itself, as it stands in kernel.cpp.
struct Layout {
  int slot_bytes = 0;
  int most_games = 0;  // of a block
  int threads = 0;     // of a block
  int stack_bytes = 0;
};

template <class Function>
bool find(void* library, const char* name, Function& function) {
  function = reinterpret_cast<Function>(dlsym(library, name));
  return function != nullptr;
}

}  // namespace

struct Gpu::Driver {
  void* library = nullptr;
  Status (*init)(unsigned) = nullptr;
  Status (*device_get)(Device*, int) = nullptr;
  Status (*device_attribute)(int*, int, Device) = nullptr;
  Status (*context_retain)(void**, Device) = nullptr;
  Status (*context_release)(Device) = nullptr;
  Status (*context_use)(void*) = nullptr;
  Status (*set_limit)(int, std::size_t) = nullptr;
  Status (*module_load)(void**, const void*) = nullptr;
  Status (*module_function)(void**, void*, const char*) = nullptr;
  Status (*module_global)(Address*, std::size_t*, void*, const char*) = nullptr;
  Status (*occupancy)(int*, void*, int, std::size_t) = nullptr;
  Status (*allocate)(Address*, std::size_t) = nullptr;
  Status (*release)(Address) = nullptr;
  Status (*fill)(Address, unsigned char, std::size_t) = nullptr;
  Status (*copy_back)(void*, Address, std::size_t) = nullptr;
  Status (*launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   void*, void**, void**) = nullptr;
  Status (*synchronize)() = nullptr;
  Status (*error_text)(Status, const char**) = nullptr;

  Device device = 0;
  void* context = nullptr;
  void* function = nullptr;
  Layout layout;
  int processors = 0;

  ~Driver() {
    if (context != nullptr) context_release(device);
    if (library != nullptr) dlclose(library);
  }

  bool load() {
    library = dlopen("libcuda.so.1", RTLD_NOW);
    return library != nullptr && find(library, "cuInit", init) &&
           find(library, "cuDeviceGet", device_get) &&
           find(library, "cuDeviceGetAttribute", device_attribute) &&
           find(library, "cuDevicePrimaryCtxRetain", context_retain) &&
           find(library, "cuDevicePrimaryCtxRelease_v2", context_release) &&
           find(library, "cuCtxSetCurrent", context_use) &&
           find(library, "cuCtxSetLimit", set_limit) &&
           find(library, "cuModuleLoadData", module_load) &&
           find(library, "cuModuleGetFunction", module_function) &&
           find(library, "cuModuleGetGlobal_v2", module_global) &&
           find(library, "cuOccupancyMaxActiveBlocksPerMultiprocessor", occupancy) &&
           find(library, "cuMemAlloc_v2", allocate) && find(library, "cuMemFree_v2", release) &&
           find(library, "cuMemsetD8_v2", fill) && find(library, "cuMemcpyDtoH_v2", copy_back) &&
           find(library, "cuLaunchKernel", launch) &&
           find(library, "cuCtxSynchronize", synchronize) &&
           find(library, "cuGetErrorString", error_text);
  }

  Error error(const char* what, Status status) const {
    const char* text = nullptr;
    error_text(status, &text);
    return Error{std::string("the GPU could not ") + what + ": " +
                 (text != nullptr ? text : "error " + std::to_string(status))};
  }
};

Gpu::Gpu(std::unique_ptr<Driver> driver) : driver_(std::move(driver)) {}
Gpu::Gpu(Gpu&&) noexcept = default;
Gpu& Gpu::operator=(Gpu&&) noexcept = default;
Gpu::~Gpu() = default;

Result<Gpu> Gpu::open(const std::filesystem::path& kernel) {
  std::ifstream file(kernel);
  std::ostringstream text;
  if (!(text << file.rdbuf())) {
    return Error{kernel.string() + " is missing: build the target gpu_kernels first"};
  }
  auto gpu = std::make_unique<Driver>();
  if (!gpu->load()) return Error{"there is no driver of an NVIDIA GPU here (libcuda.so.1)"};
  const std::string ptx = text.str();
  void* module = nullptr;
  if (const Status s = gpu->init(0); s != success) return gpu->error("be reached", s);
  if (const Status s = gpu->device_get(&gpu->device, 0); s != success)
    return gpu->error("be opened", s);
  if (const Status s = gpu->context_retain(&gpu->context, gpu->device); s != success)
    return gpu->error("be used", s);
  gpu->context_use(gpu->context);
  gpu->device_attribute(&gpu->processors, attribute_processors, gpu->device);
  if (const Status s = gpu->module_load(&module, ptx.c_str()); s != success)
    return gpu->error("load the rules", s);
  if (const Status s = gpu->module_function(&gpu->function, module, "play"); s != success)
    return gpu->error("find the kernel", s);
  Address layout = 0;
  std::size_t bytes = 0;
  if (const Status s = gpu->module_global(&layout, &bytes, module, "layout"); s != success)
    return gpu->error("find the kernel's layout", s);
  if (const Status s = gpu->copy_back(&gpu->layout, layout, sizeof(Layout)); s != success)
    return gpu->error("read the kernel's layout", s);
  const auto stack = static_cast<std::size_t>(gpu->layout.stack_bytes);
  if (const Status s = gpu->set_limit(limit_stack_bytes, stack); s != success)
    return gpu->error("give its threads a stack", s);
  return Gpu(std::move(gpu));
}

// Memory of the GPU, given back at the end.
class Gpu::Memory {
 public:
  Memory(Driver& gpu, std::size_t bytes) : gpu_(gpu), status_(gpu.allocate(&address_, bytes)) {}
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;
  ~Memory() {
    if (status_ == success) gpu_.release(address_);
  }
  Status status() const { return status_; }
  Address& address() { return address_; }

 private:
  Driver& gpu_;
  Address address_ = 0;
  Status status_;
};

Result<SeriesTotals> Gpu::play(std::span<const std::byte> options, int seats, std::uint64_t seed,
                               std::uint64_t first, std::uint64_t last) {
  Driver& gpu = *driver_;
  const Layout& layout = gpu.layout;
  int blocks = 0;
  if (const Status s = gpu.occupancy(&blocks, gpu.function, layout.threads, 0); s != success)
    return gpu.error("plan the games", s);
  blocks *= gpu.processors;
  const auto many = static_cast<std::uint64_t>(blocks);
  int games = static_cast<int>(std::min<std::uint64_t>(
      (last - first + many - 1) / many, static_cast<std::uint64_t>(layout.most_games)));
  std::vector<SeriesTotals> parts(many * static_cast<std::uint64_t>(layout.threads));
  const std::size_t bytes = parts.size() * sizeof(SeriesTotals);
  Memory slots(gpu, many * static_cast<std::uint64_t>(games) *
                        static_cast<std::uint64_t>(layout.slot_bytes));
  Memory taken(gpu, sizeof(std::uint64_t));
  Memory totals(gpu, bytes);
  for (const Memory* memory : {&slots, &taken, &totals}) {
    if (memory->status() != success) return gpu.error("keep the games", memory->status());
  }
  void* arguments[] = {const_cast<std::byte*>(options.data()),
                       &seats,
                       &seed,
                       &first,
                       &last,
                       &slots.address(),
                       &games,
                       &taken.address(),
                       &totals.address()};
  Status status = gpu.fill(taken.address(), 0, sizeof(std::uint64_t));
  if (status == success) {
    status =
        gpu.launch(gpu.function, static_cast<unsigned>(blocks), 1, 1,
                   static_cast<unsigned>(layout.threads), 1, 1, 0, nullptr, arguments, nullptr);
  }
  if (status == success) status = gpu.synchronize();
  if (status == success) status = gpu.copy_back(parts.data(), totals.address(), bytes);
  if (status != success) return gpu.error("play the games", status);
  SeriesTotals sum;
  for (const SeriesTotals& part : parts) join_totals(sum, part);
  return sum;
}

}  // namespace triclinium
