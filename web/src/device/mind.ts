// A worker of the module as something to ask; ending it is how a thought is given up.
import type { Api, Failure } from './api';
import { compiledEngine } from './engine';
import type { WorkerAnswer, WorkerRequest } from './worker';

type Waiting = { resolve(answer: any): void; reject(problem: Error): void };

/** The thought was given up, nothing is wrong. */
export class Ended extends Error {}

/** A request of a handle, and what comes back: the answer, or why there is none. */
export type Command<Kind extends keyof Api> = keyof Api[Kind];
type Part<Kind extends keyof Api, C extends Command<Kind>, Name extends 'request' | 'answer'> = Api[Kind][C] extends Record<Name, infer Found> ? Found : never;
export type RequestOf<Kind extends keyof Api, C extends Command<Kind>> = { cmd: C; now?: number } & Part<Kind, C, 'request'>;
export type AnswerOf<Kind extends keyof Api, C extends Command<Kind>> = Part<Kind, C, 'answer'> & Partial<Failure>;

export class Mind<Kind extends keyof Api> {
  private readonly worker: Promise<Worker>;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private ended = false;

  constructor(kind: Kind) {
    this.worker = this.open(kind);
    this.worker.catch(() => {});
  }

  /** Rejects where the module broke down; then this mind is of no more use. */
  async ask<C extends Command<Kind>>(request: RequestOf<Kind, C>): Promise<AnswerOf<Kind, C>> {
    const worker = await this.worker;
    if (this.ended) throw new Ended();
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, request } satisfies WorkerRequest);
    });
  }

  end(): void {
    this.ended = true;
    void this.worker.then((worker) => worker.terminate()).catch(() => {});
    this.fail(new Ended());
  }

  private async open(kind: Kind): Promise<Worker> {
    const module = await compiledEngine();
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      const asked = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('broken' in data) asked?.reject(new Error(data.broken));
      else asked?.resolve(data.answer);
    };
    worker.onerror = (event) => this.fail(new Error(event.message));
    worker.postMessage({ open: kind, module } satisfies WorkerRequest);
    return worker;
  }

  private fail(problem: Error): void {
    for (const asked of this.waiting.values()) asked.reject(problem);
    this.waiting.clear();
  }
}
