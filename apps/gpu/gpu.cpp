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

// Games hold their state and lists on the stack; Ave Roma's trial search is the deepest: 64 KiB are
// too few for it.
constexpr std::size_t stack_bytes = 256 * 1024;
constexpr int threads_of_block = 64;

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
  Status (*occupancy)(int*, void*, int, std::size_t) = nullptr;
  Status (*allocate)(Address*, std::size_t) = nullptr;
  Status (*release)(Address) = nullptr;
  Status (*copy_back)(void*, Address, std::size_t) = nullptr;
  Status (*launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                   void*, void**, void**) = nullptr;
  Status (*synchronize)() = nullptr;
  Status (*error_text)(Status, const char**) = nullptr;

  Device device = 0;
  void* context = nullptr;
  void* function = nullptr;
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
           find(library, "cuOccupancyMaxActiveBlocksPerMultiprocessor", occupancy) &&
           find(library, "cuMemAlloc_v2", allocate) && find(library, "cuMemFree_v2", release) &&
           find(library, "cuMemcpyDtoH_v2", copy_back) && find(library, "cuLaunchKernel", launch) &&
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
  if (const Status s = gpu->set_limit(limit_stack_bytes, stack_bytes); s != success)
    return gpu->error("give its threads a stack", s);
  if (const Status s = gpu->module_load(&module, ptx.c_str()); s != success)
    return gpu->error("load the rules", s);
  if (const Status s = gpu->module_function(&gpu->function, module, "play"); s != success)
    return gpu->error("find the kernel", s);
  return Gpu(std::move(gpu));
}

Result<SeriesTotals> Gpu::play(std::span<const std::byte> options, int seats, std::uint64_t seed,
                               std::uint64_t first, std::uint64_t last) {
  Driver& gpu = *driver_;
  int blocks = 0;
  if (const Status s = gpu.occupancy(&blocks, gpu.function, threads_of_block, 0); s != success)
    return gpu.error("plan the games", s);
  blocks *= gpu.processors;
  std::vector<SeriesTotals> parts(static_cast<std::size_t>(blocks) * threads_of_block);
  const std::size_t bytes = parts.size() * sizeof(SeriesTotals);
  Address totals = 0;
  if (const Status s = gpu.allocate(&totals, bytes); s != success)
    return gpu.error("keep the results", s);
  void* arguments[] = {
      const_cast<std::byte*>(options.data()), &seats, &seed, &first, &last, &totals};
  Status status = gpu.launch(gpu.function, static_cast<unsigned>(blocks), 1, 1, threads_of_block, 1,
                             1, 0, nullptr, arguments, nullptr);
  if (status == success) status = gpu.synchronize();
  if (status == success) status = gpu.copy_back(parts.data(), totals, bytes);
  gpu.release(totals);
  if (status != success) return gpu.error("play the games", status);
  SeriesTotals sum;
  for (const SeriesTotals& part : parts) join_totals(sum, part);
  return sum;
}

}  // namespace triclinium
