// The engine as a WebAssembly module: JSON in, JSON out (apps/capi/triclinium.h).

interface Exports {
  memory: WebAssembly.Memory;
  _initialize?(): void;
  engine(): number;
  table(high: number, low: number): number;
  close(handle: number): void;
  room(handle: number, length: number): number;
  ask(handle: number, request: number, length: number): number;
  length(handle: number): number;
}

/** One handle of the module: a game in the engine protocol, or a table. */
export interface Handle {
  ask<Answer = any>(request: object): Answer;
  /** A line of the protocol as it comes, and its answer. */
  answer(line: Uint8Array): string;
  close(): void;
}

export class EngineModule {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private readonly exports: Exports;

  private constructor(exports: Exports) {
    this.exports = exports;
  }

  static async start(module: WebAssembly.Module): Promise<EngineModule> {
    let memory: WebAssembly.Memory | null = null;
    const instance = await WebAssembly.instantiate(module, systemCalls(() => memory!));
    const exports = instance.exports as unknown as Exports;
    memory = exports.memory;
    exports._initialize?.();
    return new EngineModule(exports);
  }

  engine(): Handle {
    return this.handle(this.exports.engine());
  }

  /** The seed decides deals, draws and bots: two halves of 32 bits. */
  table([high, low]: [number, number]): Handle {
    return this.handle(this.exports.table(high, low));
  }

  private handle(handle: number): Handle {
    return {
      ask: (request) => JSON.parse(this.ask(handle, JSON.stringify(request))),
      answer: (line) => this.ask(handle, line),
      close: () => this.exports.close(handle),
    };
  }

  private ask(handle: number, request: string | Uint8Array): string {
    const { exports } = this;
    const bytes = typeof request === 'string' ? this.encoder.encode(request) : request;
    const room = exports.room(handle, bytes.length);
    if (!room && bytes.length > 0) return '{"error":"the request is too long"}';
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    const answer = exports.ask(handle, room, bytes.length);
    return this.decoder.decode(new Uint8Array(exports.memory.buffer, answer, exports.length(handle)));
  }
}

/** What the module's library asks of a system: the time, and files, of which there are none. */
function systemCalls(memory: () => WebAssembly.Memory): WebAssembly.Imports {
  const noFile = () => 8;
  return {
    wasi_snapshot_preview1: {
      clock_time_get(_clock: number, _precision: bigint, into: number): number {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(memory().buffer).setBigUint64(into, nanoseconds, true);
        return 0;
      },
      fd_close: noFile,
      fd_seek: noFile,
      fd_write: noFile,
      proc_exit(): never {
        throw new Error('the module has given up');
      },
    },
  };
}
