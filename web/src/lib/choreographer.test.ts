import { describe, expect, it } from 'vitest';
import type { Step } from '../games/types';
import { Choreographer, naturalMs, paced, type Act, type Clock, type Speed, type Stage } from './choreographer';

const fly = (to: string): Step => ({ kind: 'fly', from: 'a', to });
const light: Step = { kind: 'light', at: 'a' };

/** A clock that is wound by hand. */
function handClock() {
  let now = 0;
  let timers: { at: number; end: () => void }[] = [];
  const clock: Clock = {
    wait: (ms) => new Promise((end) => timers.push({ at: now + ms, end })),
    hurry: () => {
      const all = timers;
      timers = [];
      all.forEach((each) => each.end());
    },
  };
  const breathe = async () => {
    for (let i = 0; i < 20; ++i) await Promise.resolve();
  };
  return {
    clock,
    breathe,
    now: () => now,
    async wind(ms: number) {
      const until = now + ms;
      await breathe();
      for (;;) {
        const next = timers.filter((each) => each.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((each) => each !== next);
        now = next.at;
        next.end();
        await breathe();
      }
      now = until;
    },
  };
}

function theatre(speed: Speed = 'normal') {
  const seen: string[] = [];
  const hand = handClock();
  const stage: Stage = {
    turn: () => Promise.resolve(),
    capture: () => {},
    ready: () => Promise.resolve(),
    play: (step, ms) => seen.push(`${step.kind} ${ms} @${hand.now()}`),
    settle: () => {},
  };
  const choreographer = new Choreographer(stage, hand.clock, () => speed);
  const act = (name: string, actor: number | null, steps: Step[], own = false): Act => ({
    actor, own, steps, told: true, show: () => seen.push(name),
  });
  return { seen, hand, choreographer, act };
}

describe('the order of states', () => {
  it('shows each state after the scene of the one before', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('one', 1, [fly('b')]));
    choreographer.push(act('two', 1, [fly('c')]));
    await hand.wind(10);
    expect(seen).toEqual(['one', 'fly 400 @0']);
    await hand.wind(3000);
    // The first deed is read to its end before the second begins.
    expect(seen).toEqual(['one', 'fly 400 @0', 'two', 'fly 400 @800']);
    expect(choreographer.playing).toBe(false);
  });

  it('never delays what we do ourselves', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('rival', 1, [fly('b'), fly('c')]));
    choreographer.push(act('rival again', 1, [fly('d')]));
    await hand.wind(50);
    choreographer.push(act('mine', 0, [light], true));
    expect(seen).toEqual(['rival', 'fly 400 @0', 'rival again', 'mine']);
    await hand.wind(1000);
    expect(seen.at(-1)).toBe('light 600 @50');
  });

  it('skips to the end in the right order, and nothing plays on', async () => {
    const { seen, hand, choreographer, act } = theatre();
    for (const name of ['one', 'two', 'three']) choreographer.push(act(name, 1, [fly('b')]));
    await hand.wind(100);
    choreographer.skip();
    expect(seen).toEqual(['one', 'fly 400 @0', 'two', 'three']);
    expect(choreographer.playing).toBe(false);
    await hand.wind(5000);
    expect(seen).toHaveLength(4);
    // What comes after a skip plays as usual.
    choreographer.push(act('four', 2, [light]));
    await hand.wind(5000);
    expect(seen.slice(4).map((each) => each.split(' @')[0])).toEqual(['four', 'light 600']);
  });

  const scene = { kind: 'scene', Scene: (() => {}) as never, events: [], ms: 900, ahead: true } satisfies Step;

  it('lets a scene that lies ahead play before what it decides is seen', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('year', 1, [scene, light]));
    await hand.wind(899);
    expect(seen).toEqual(['scene 900 @0']);
    await hand.wind(1);
    expect(seen.slice(1)).toEqual(['year', 'light 600 @900']);
  });

  it('leaves time to read what was told last before such a scene covers the table', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('visit', 1, [light]));
    choreographer.push(act('phase', null, [scene]));
    await hand.wind(800 + 699);
    expect(seen).toHaveLength(2);
    await hand.wind(1);
    expect(seen.at(-1)).toBe('scene 900 @1500');
  });

  it('shows what was still to come when such a scene is skipped', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('year', 1, [scene]));
    await hand.wind(100);
    choreographer.skip();
    await hand.wind(2000);
    expect(seen).toEqual(['scene 900 @0', 'year']);
  });

  it('at instant speed plays nothing at all', async () => {
    const { seen, hand, choreographer, act } = theatre('instant');
    choreographer.push(act('one', 1, [fly('b')]));
    choreographer.push(act('two', 1, [fly('b')]));
    expect(seen).toEqual(['one', 'two']);
    await hand.wind(100);
    expect(choreographer.playing).toBe(false);
  });

  it('shows the turns of the others again, until we act', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('one', 1, [fly('b')]));
    choreographer.push(act('two', 2, [light]));
    await hand.wind(5000);
    expect(choreographer.canRepeat).toBe(true);
    seen.length = 0;
    choreographer.repeat();
    await hand.wind(5000);
    expect(seen.map((each) => each.split(' ')[0])).toEqual(['fly', 'light']);
    choreographer.push(act('mine', 0, [], true));
    await hand.wind(1000);
    expect(choreographer.canRepeat).toBe(false);
  });
});

describe('while the game is explained', () => {
  for (const speed of ['normal', 'instant'] as const) {
    it(`others are shown only afterwards, at speed ${speed}`, async () => {
      const { seen, hand, choreographer, act } = theatre(speed);
      choreographer.hold(true);
      choreographer.push(act('how it stands', null, [], true));
      choreographer.push(act('one', 1, [light]));
      choreographer.push(act('two', 2, [light]));
      await hand.wind(9000);
      expect(seen).toEqual(['how it stands']);
      choreographer.hold(false);
      await hand.wind(9000);
      expect(seen.filter((line) => ['one', 'two'].includes(line))).toEqual(['one', 'two']);
    });
  }
});

describe('the pace', () => {
  it('gives a rival about three seconds for a turn of many steps', async () => {
    const { hand, choreographer, act } = theatre();
    for (let i = 0; i < 4; ++i) choreographer.push(act(`${i}`, 1, [fly('b'), fly('c')]));
    let ms = 0;
    await hand.breathe();
    while (choreographer.playing && ms < 10_000) {
      await hand.wind(50);
      ms += 50;
    }
    expect(ms).toBeGreaterThan(1600);
    expect(ms).toBeLessThan(3500);
  });
  it('leaves time to read what was told last, of every turn and before we are asked', async () => {
    const { seen, hand, choreographer, act } = theatre();
    choreographer.push(act('one', 1, [light]));
    choreographer.push(act('two', 2, [light]));
    await hand.wind(1499);
    expect(seen).not.toContain('two');
    await hand.wind(1);
    expect(seen).toContain('two');
    await hand.wind(1499);
    expect(choreographer.playing).toBe(true);
    await hand.wind(1);
    expect(choreographer.playing).toBe(false);
  });
  it('doubles at slow, halves at fast', () => {
    expect(paced([fly('b')], 2000, 2)).toEqual([800]);
    expect(paced([fly('b')], 2000, 0.5)).toEqual([200]);
  });
  it('squeezes many steps, but leaves each of them readable', () => {
    const many = Array.from({ length: 40 }, () => fly('b'));
    expect(paced(many, 2000, 1)[0]).toBe(250);
    expect(paced(many, -500, 1)[0]).toBe(250);
    expect(paced(many, 2000, 0.5)[0]).toBe(125);
    expect(paced(many.slice(0, 6), 2000, 1)[0]).toBe(333);
  });
  it('gives several pieces, and what happens together, the time of the slowest', () => {
    const several: Step = { ...fly('b'), copies: 5 } as Step;
    expect(paced([several, fly('b')], 0, 1)).toEqual([420, 250]);
    expect(paced([{ kind: 'together', steps: [light, several] }], 0, 1)).toEqual([420]);
  });
  it('leaves scenes as long as they are', () => {
    const scene = { kind: 'scene', Scene: {} as any, events: [], ms: 3000 } as Step;
    expect(paced([scene, fly('b')], 100, 1)).toEqual([3000, 250]);
  });
  it('counts what happens together once', () => {
    expect(naturalMs({ kind: 'together', steps: [fly('b'), light] })).toBe(600);
  });
});

describe('who only watches', () => {
  /** Turns of four bots, pushed all at once. */
  const push = ({ choreographer, act }: ReturnType<typeof theatre>, turns: number) => {
    for (let i = 0; i < turns; ++i) choreographer.push(act(`turn ${i}`, i % 4, [fly('b')]));
  };

  it('sees a round of rivals at its usual pace', async () => {
    const stage = theatre();
    push(stage, 4);
    await stage.hand.wind(10_000);
    expect(stage.seen.filter((line) => line.startsWith('fly'))).toEqual(['fly 400 @0', 'fly 400 @1500', 'fly 400 @3000', 'fly 400 @4500']);
  });

  it('falls behind by a bounded number of turns: the oldest are shown at once, in their order', async () => {
    const stage = theatre();
    push(stage, 200);
    const shown = () => stage.seen.filter((line) => line.startsWith('turn')).length;
    expect(shown()).toBe(200 - 8);
    await stage.hand.wind(60_000);
    expect(stage.seen.filter((line) => line.startsWith('turn'))).toEqual(Array.from({ length: 200 }, (_, i) => `turn ${i}`));
    expect(stage.choreographer.playing).toBe(false);
    // What waits is played faster until a round is left.
    const flights = stage.seen.filter((line) => line.startsWith('fly'));
    expect(flights.map((line) => Number(line.split(' ')[1]))).toEqual([400, 200, 200, 200, 400, 400, 400, 400, 400]);
  });

  it('remembers no more than that for showing it again', async () => {
    const stage = theatre();
    for (let i = 0; i < 50; ++i) {
      push(stage, 4);
      await stage.hand.wind(10_000);
    }
    stage.seen.length = 0;
    stage.choreographer.repeat();
    await stage.hand.wind(60_000);
    expect(stage.seen.filter((line) => line.startsWith('fly')).length).toBe(8);
  });
});
