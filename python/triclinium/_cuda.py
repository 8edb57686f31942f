"""The little of NVIDIA's driver that batches on a GPU need, found at run time; no CUDA toolkit."""

from __future__ import annotations

import ctypes
import math
from ctypes import POINTER, byref, c_char_p, c_int, c_int32, c_int64, c_size_t, c_uint8, c_uint16, c_uint64, c_void_p
from typing import Any

import numpy as np
import numpy.typing as npt

_PROCESSORS = 16
_STACK_BYTES = 0
_CUDA = 2  # of DLPack's devices
_KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # of DLPack's types


class GpuError(RuntimeError):
    """There is no GPU, or it could not do what was asked."""


class Driver:
    """The first GPU, with the context that torch, JAX and CuPy use, too."""

    def __init__(self) -> None:
        try:
            self._cuda = ctypes.CDLL("libcuda.so.1")
        except OSError:
            raise GpuError("there is no driver of an NVIDIA GPU here (libcuda.so.1)") from None
        device = c_int()
        self._context = c_void_p()
        self.call("Init", 0)
        self.call("DeviceGet", byref(device), 0)
        self.call("DevicePrimaryCtxRetain", byref(self._context), device)
        processors = c_int()
        self.call("DeviceGetAttribute", byref(processors), _PROCESSORS, device)
        self.processors = processors.value

    def call(self, name: str, *arguments: Any) -> None:
        status = getattr(self._cuda, "cu" + name)(*arguments)
        if status != 0:
            text = c_char_p()
            self._cuda.cuGetErrorString(status, byref(text))
            raise GpuError(f"the GPU could not do cu{name}: {(text.value or b'unknown').decode()}")

    # The context is current within `with`, as others in the process left it afterwards.
    def __enter__(self) -> None:
        self.call("CtxPushCurrent_v2", self._context)

    def __exit__(self, *_: object) -> None:
        self.call("CtxPopCurrent_v2", byref(c_void_p()))

    def synchronize(self) -> None:
        self.call("CtxSynchronize")


class Module:
    """Kernels of a PTX file."""

    def __init__(self, driver: Driver, ptx: bytes) -> None:
        self._driver = driver
        self._module = c_void_p()
        driver.call("ModuleLoadData", byref(self._module), ptx + b"\0")
        self._functions: dict[str, c_void_p] = {}

    def numbers(self, name: str, count: int) -> list[int]:
        """A constant of the module."""
        address = c_uint64()
        content = (c_int * count)()
        self._driver.call("ModuleGetGlobal_v2", byref(address), None, self._module, name.encode())
        self._driver.call("MemcpyDtoH_v2", content, address, c_size_t(ctypes.sizeof(content)))
        return list(content)

    def ensure_stack(self, size: int) -> None:
        """Room for each thread that the GPU can hold; never less than others have asked for."""
        now = c_size_t()
        self._driver.call("CtxGetLimit", byref(now), _STACK_BYTES)
        if now.value < size:
            self._driver.call("CtxSetLimit", _STACK_BYTES, c_size_t(size))

    def launch(self, name: str, blocks: int, threads: int, *arguments: Any) -> None:
        if name not in self._functions:
            function = c_void_p()
            self._driver.call("ModuleGetFunction", byref(function), self._module, name.encode())
            self._functions[name] = function
        addresses = (c_void_p * len(arguments))(*(ctypes.addressof(each) for each in arguments))
        shape = (blocks, 1, 1, threads, 1, 1)
        self._driver.call("LaunchKernel", self._functions[name], *shape, 0, None, addresses, None)


class Memory:
    """Bytes on the GPU, all equal at first, freed with the object."""

    def __init__(self, driver: Driver, size: int, fill: int = 0) -> None:
        self._driver = driver
        self.address = 0
        address = c_uint64()
        with driver:
            driver.call("MemAlloc_v2", byref(address), c_size_t(max(size, 1)))
            self.address = address.value
            driver.call("MemsetD8_v2", address, c_uint8(fill), c_size_t(max(size, 1)))

    def read(self, offset: int, target: Any, size: int) -> None:
        with self._driver:
            self._driver.call("MemcpyDtoH_v2", target, c_uint64(self.address + offset), c_size_t(size))

    def write(self, offset: int, source: Any, size: int) -> None:
        with self._driver:
            self._driver.call("MemcpyHtoD_v2", c_uint64(self.address + offset), source, c_size_t(size))

    def __del__(self) -> None:
        if self.address:
            with self._driver:
                self._driver.call("MemFree_v2", c_uint64(self.address))


class _Tensor(ctypes.Structure):
    """DLManagedTensor."""

    _fields_ = [
        ("data", c_void_p),
        ("device_type", c_int32),
        ("device_id", c_int32),
        ("ndim", c_int32),
        ("code", c_uint8),
        ("bits", c_uint8),
        ("lanes", c_uint16),
        ("shape", POINTER(c_int64)),
        ("strides", POINTER(c_int64)),
        ("byte_offset", c_uint64),
        ("manager", c_void_p),
        ("deleter", c_void_p),
    ]


# What others hold, until they say that they no longer need it.
_lent: dict[int, tuple[_Tensor, object, Memory]] = {}
_capsule_new = ctypes.pythonapi.PyCapsule_New
_capsule_new.restype = ctypes.py_object
_capsule_new.argtypes = [c_void_p, c_char_p, c_void_p]
_capsule_valid = ctypes.pythonapi.PyCapsule_IsValid
_capsule_valid.argtypes = [c_void_p, c_char_p]
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = c_void_p
_capsule_pointer.argtypes = [c_void_p, c_char_p]
_CAPSULE = b"dltensor"


def _give_back(tensor: int) -> None:
    _lent.pop(tensor, None)


def _forget(capsule: int) -> None:
    """Of a capsule that nobody has taken."""
    if _capsule_valid(capsule, _CAPSULE):
        _lent.pop(_capsule_pointer(capsule, _CAPSULE), None)


_deleter = ctypes.CFUNCTYPE(None, c_void_p)(_give_back)
_destructor = ctypes.PYFUNCTYPE(None, c_void_p)(_forget)


class DeviceArray:
    """An array in the memory of the GPU: ``torch.from_dlpack(array)`` is a tensor over it, not a copy."""

    def __init__(self, driver: Driver, shape: tuple[int, ...], dtype: npt.DTypeLike, fill: int = 0) -> None:
        self.shape = shape
        self.dtype: np.dtype[Any] = np.dtype(dtype)
        self._memory = Memory(driver, math.prod(shape) * self.dtype.itemsize, fill)

    @property
    def address(self) -> int:
        return self._memory.address

    @property
    def size(self) -> int:
        return math.prod(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def numpy(self) -> npt.NDArray[Any]:
        """A copy in the memory of the processor."""
        copy = np.empty(self.shape, self.dtype)
        if copy.nbytes > 0:
            self._memory.read(0, c_void_p(copy.ctypes.data), copy.nbytes)
        return copy

    def __dlpack_device__(self) -> tuple[int, int]:
        return _CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        # Every step ends with all its work done: the stream that asks has nothing to wait for.
        shape = (c_int64 * len(self.shape))(*self.shape)
        tensor = _Tensor(
            self.address, _CUDA, 0, len(self.shape), _KINDS[self.dtype.kind], 8 * self.dtype.itemsize, 1, shape
        )
        tensor.deleter = ctypes.cast(_deleter, c_void_p).value
        address = ctypes.addressof(tensor)
        _lent[address] = tensor, shape, self._memory
        return _capsule_new(address, _CAPSULE, ctypes.cast(_destructor, c_void_p))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.address, False), "version": 3}

    def __repr__(self) -> str:
        return f"<{self.dtype} {list(self.shape)} on the GPU>"
