// A worker with one handle of the module. Requests are answered in their order.
import { EngineModule, type Handle } from './module';

/** First the module and what to open, then requests. */
export type WorkerRequest = { open: 'engine' | 'table'; module: WebAssembly.Module } | { id: number; request: object };
export type WorkerAnswer = { id: number; answer: unknown } | { id: number; broken: string };

let opened: Promise<Handle>;

async function open(kind: 'engine' | 'table', module: WebAssembly.Module): Promise<Handle> {
  const engine = await EngineModule.start(module);
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return kind === 'engine' ? engine.engine() : engine.table([high!, low!]);
}

self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  if ('open' in data) {
    opened = open(data.open, data.module);
    return;
  }
  try {
    const answer = (await opened).ask(data.request);
    postMessage({ id: data.id, answer } satisfies WorkerAnswer);
  } catch (problem) {
    postMessage({ id: data.id, broken: String(problem) } satisfies WorkerAnswer);
  }
};
