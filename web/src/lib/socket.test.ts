import { beforeEach, describe, expect, it } from 'vitest';
import type { Refused, State } from './protocol';
import { socketAddress, TableSocket, type Link, type Surroundings } from './socket';

class FakeSocket {
  readyState = 0;
  sent: any[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  accept() {
    this.readyState = 1;
    this.onopen?.();
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}

function state(seq: number) {
  return {
    type: 'state',
    seq,
    table: {
      id: 't_1', game: 'toy', state: 'running', seats: [], to_act: 0, move: 0,
      pace: { kind: 'untimed' },
    },
    seat: 0,
    view: {},
    legal: [],
    events: [],
    undo: false,
    held: null,
    clock: null,
  };
}

describe('TableSocket', () => {
  let sockets: FakeSocket[];
  let timers: { action: () => void; ms: number; id: number }[];
  let links: Link[];
  let states: State[];
  let refusals: Refused[];
  let table: TableSocket;

  const around: Surroundings = {
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    later: (action, ms) => {
      const id = Math.random();
      timers.push({ action, ms, id });
      return id;
    },
    cancel: (id) => {
      timers = timers.filter((timer) => timer.id !== id);
    },
  };
  function pass() {
    const [next, ...rest] = [...timers].sort((a, b) => a.ms - b.ms);
    timers = rest;
    next!.action();
    return next!.ms;
  }
  const last = () => sockets.at(-1)!;

  beforeEach(() => {
    sockets = [];
    timers = [];
    links = [];
    states = [];
    refusals = [];
    table = new TableSocket('ws://here/ws/t_1', {
      onstate: (each) => states.push(each),
      onrefused: (each) => refusals.push(each),
      onlink: (each) => links.push(each),
    }, around);
  });

  it('says hello with nothing seen, then is open with the first state', () => {
    last().accept();
    expect(last().sent).toEqual([{ type: 'hello', since: 0 }]);
    last().say(state(5));
    expect(links.at(-1)).toBe('open');
    expect(states.map((each) => each.seq)).toEqual([5]);
  });

  it('resumes from the last number after a loss, waiting longer each time', () => {
    last().accept();
    last().say(state(5));
    last().drop();
    expect(links.at(-1)).toBe('lost');
    expect(pass()).toBe(250);
    last().drop();
    expect(pass()).toBe(500);
    last().drop();
    expect(pass()).toBe(1000);
    last().accept();
    expect(last().sent).toEqual([{ type: 'hello', since: 5 }]);
    last().say(state(7));
    last().drop();
    expect(pass()).toBe(250);
  });

  it('waits no longer than eight seconds', () => {
    const waits = Array.from({ length: 9 }, () => {
      last().drop();
      return pass();
    });
    expect(Math.max(...waits)).toBe(8000);
  });

  it('refuses to send without a connection', () => {
    expect(table.send({ type: 'undo', seq: 1 })).toBe(false);
    last().accept();
    expect(table.send({ type: 'undo', seq: 1 })).toBe(true);
  });

  it('drops states that are older than the one shown', () => {
    last().accept();
    last().say(state(5));
    last().say(state(4));
    expect(states.map((each) => each.seq)).toEqual([5]);
  });

  it('asks on a silent line and starts anew without an answer', () => {
    last().accept();
    last().say(state(5));
    expect(pass()).toBe(20_000);
    expect(last().sent.at(-1)).toEqual({ type: 'ping' });
    expect(pass()).toBe(8000);
    expect(links.at(-1)).toBe('lost');
    pass();
    expect(sockets).toHaveLength(2);
  });

  it('keeps a line that answers', () => {
    last().accept();
    last().say(state(5));
    pass();
    last().say({ type: 'pong' });
    expect(timers.map((timer) => timer.ms)).toEqual([20_000]);
    expect(sockets).toHaveLength(1);
  });

  it('hands refusals on', () => {
    last().accept();
    last().say({ type: 'refused', code: 'illegal', reason: 'No.', seq: 5 });
    expect(refusals[0]?.reason).toBe('No.');
  });

  it('says calmly that it does not understand, and goes on', () => {
    last().accept();
    last().say({ type: 'state', seq: 'x' });
    expect(refusals[0]?.reason).toBe('state.seq should be a number.');
    last().say(state(5));
    expect(states).toHaveLength(1);
  });

  it('stays closed once closed', () => {
    last().accept();
    table.close();
    last().drop();
    expect(timers).toEqual([]);
    expect(sockets).toHaveLength(1);
  });

  it('hurries when the browser is online again', () => {
    last().drop();
    table.hurry();
    expect(sockets).toHaveLength(2);
    expect(timers).toEqual([]);
  });
});

describe('socketAddress', () => {
  it('follows the page: secure from secure', () => {
    expect(socketAddress('t_1', { protocol: 'https:', host: 'a.b' } as Location)).toBe('wss://a.b/ws/t_1');
    expect(socketAddress('t_1', { protocol: 'http:', host: 'a:1' } as Location)).toBe('ws://a:1/ws/t_1');
  });
});
