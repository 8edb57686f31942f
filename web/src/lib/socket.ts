// One table's WebSocket: says hello with the last number seen, comes back by itself after a loss.
import { parseMessage, type FromServer, type Refused, type State, type ToServer } from './protocol';

export type Link = 'connecting' | 'open' | 'lost';

/** A table that talks: the server's over its socket, or one of this device. */
export interface Line {
  /** The number of the last state seen. */
  readonly seq: number;
  /** False when nobody hears it; nothing is queued, because the question may change. */
  send(message: ToServer): boolean;
  /** Tries at once instead of waiting, as when the browser says it is online again. */
  hurry(): void;
  close(): void;
}

export interface SocketEvents {
  onstate(state: State): void;
  onrefused(refused: Refused): void;
  onlink(link: Link): void;
}

/** What of the browser it needs; the tests give their own. */
export interface Surroundings {
  open(address: string): WebSocket;
  later(action: () => void, ms: number): unknown;
  cancel(timer: unknown): void;
}

const browser: Surroundings = {
  open: (address) => new WebSocket(address),
  later: (action, ms) => setTimeout(action, ms),
  cancel: (timer) => clearTimeout(timer as number),
};

const firstWait = 250;
const longestWait = 8000;
const pingEvery = 20_000;
const pongWithin = 8000;

export class TableSocket implements Line {
  private socket: WebSocket | null = null;
  private seen = 0;
  private wait = firstWait;
  private timer: unknown = null;
  private pulse: unknown = null;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly events: SocketEvents,
    private readonly around: Surroundings = browser,
  ) {
    this.connect();
  }

  get seq(): number {
    return this.seen;
  }

  send(message: ToServer): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  hurry(): void {
    if (this.closed || this.timer === null) return;
    this.around.cancel(this.timer);
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.around.cancel(this.timer);
    this.around.cancel(this.pulse);
    this.socket?.close();
  }

  private connect(): void {
    this.timer = null;
    this.events.onlink('connecting');
    const socket = this.around.open(this.address);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      socket.send(JSON.stringify({ type: 'hello', since: this.seen } satisfies ToServer));
      this.beat();
    };
    socket.onmessage = (message) => {
      if (this.socket === socket) this.receive(String(message.data));
    };
    socket.onclose = () => this.lost(socket);
  }

  private receive(raw: string): void {
    this.beat();
    let message: FromServer;
    try {
      message = parseMessage(raw);
    } catch (problem) {
      const reason = problem instanceof Error ? problem.message : String(problem);
      this.events.onrefused({ type: 'refused', code: 'bad_message', reason, seq: null });
      return;
    }
    if (message.type === 'state') {
      this.wait = firstWait;
      this.events.onlink('open');
      // A state older than the one shown can only be a late answer on a slow line.
      if (message.seq < this.seen) return;
      this.seen = message.seq;
      this.events.onstate(message);
    } else if (message.type === 'refused') {
      this.events.onrefused(message);
    }
  }

  // A silent line is dead: after a while without a word, ask; without an answer, start anew.
  private beat(): void {
    this.around.cancel(this.pulse);
    this.pulse = this.around.later(() => {
      this.send({ type: 'ping' });
      this.pulse = this.around.later(() => {
        const socket = this.socket;
        socket?.close();
        if (socket) this.lost(socket);
      }, pongWithin);
    }, pingEvery);
  }

  private lost(socket: WebSocket): void {
    if (this.closed || this.socket !== socket) return;
    this.socket = null;
    this.around.cancel(this.pulse);
    this.events.onlink('lost');
    this.timer = this.around.later(() => this.connect(), this.wait);
    this.wait = Math.min(longestWait, this.wait * 2);
  }
}

export function socketAddress(table: string, place: Location = location): string {
  const scheme = place.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${place.host}/ws/${encodeURIComponent(table)}`;
}
