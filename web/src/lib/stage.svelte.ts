// Where the story is seen: copies of pieces fly above the page, places light up, points travel to
// their score. Only transform and opacity move, and never more than 24 pieces at once.
import { tick } from 'svelte';
import type { GameEvent, Place, Step } from '../games/types';
import { arrow } from './arrows';
import { clone } from './clone';
import type { Stage } from './choreographer';
import { curve, widest } from './flight';
import { motionAllowed } from './settings.svelte';
import { knock, play as sound } from './sound';
import { askedIn, besideSpot } from './spot';

const MOST = 24;
/** So far a scene has come when it shows its outcome. */
const OUTCOME = 0.65;
/** So many frames pass until what was put into the page is painted. */
const PAINTING = 3;
/** Of a trace: the head of its arrow, and how far it may bow out of the box around its ends. */
const HEAD = 13;
const BEND = 40;
type SceneStep = Extract<Step, { kind: 'scene' }>;

/** The first visible element of a place; a part may be drawn twice or be on a hidden tab. */
export function placeOf(name: Place): Element | null {
  for (const element of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return element;
  }
  return null;
}

/** Puts into the page what was prepared. Everything is measured before anything is put there: a
 *  layout for each piece in turn would cost more than the flight. */
type Begin = () => void;
/** Of a badge with points; so it need not be measured. */
const badgeSize = (text: string) => ({ width: 28 + 13 * text.length, height: 39 });

const noteSize = (text: string) => ({ width: 30 + 8.2 * text.length, height: 33 });
/** What a note about something else should leave in sight. */
const NUMBERS = 'svg text, [data-place]:not(:has([data-place]))';

/** Where a step leads: what is seen there changes with it. */
function goal(step: Step): Place | null {
  if (step.kind === 'fly') return step.to;
  if (step.kind === 'points') return `score-${step.seat}`;
  return step.kind === 'light' ? step.at : null;
}

/** The counts of a place change with what leaves it, too; those of all of it with the last step. */
const countsOf = (place: Place) => `[data-follows="${CSS.escape(place)}"]`;
const ALL: Place = '*';

/** Something as it was seen before the change. */
interface Look {
  element: Element;
  box: DOMRect;
  ground: string;
  text: string | null;
  copy: HTMLElement;
  /** The place itself, not what counts there. */
  stands: boolean;
}

/** Where the drawing lies that something belongs to. */
function groundOf(element: Element): string {
  const { x, y, width, height } = ((element instanceof SVGElement && element.ownerSVGElement) || element).getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join();
}

/** What is drawn at a place of the board; a stock or cards beside it are there before and after. */
const drawing = (place: Element) => (place instanceof SVGElement ? place.innerHTML : '');

function lay(copy: HTMLElement, box: DOMRect): void {
  copy.classList.add('laid');
  copy.style.transform = `translate(${box.x}px, ${box.y}px)`;
}

const frame = () => new Promise(requestAnimationFrame);
const flat = (steps: Step[]): Step[] => steps.flatMap((step) => (step.kind === 'together' ? flat(step.steps) : [step]));

export class PageStage implements Stage {
  /** The scene over the board, with its progress from 0 to 1. */
  scene: SceneStep | null = $state.raw(null);
  progress = $state(0);
  /** Its outcome has not been seen yet: words are not ahead of it. */
  readonly opens: boolean = $derived(this.progress < OUTCOME);
  /** The event whose step plays, or played last. */
  event: GameEvent | null = $state.raw(null);
  /** Points that are still under way, by seat: not yet counted in the scores shown. */
  lag: Record<number, number> = $state({});

  /** Whose pieces leave a trace on their way; null: nobody's. */
  tone: number | null = null;

  private layer: HTMLElement | null = null;
  private before = new Map<Place, DOMRect>();
  /** Where a flight begins, unless an earlier one of the same act leads there. */
  private origins = new Map<Step, DOMRect>();
  private pieces = new Map<Step, HTMLElement>();
  /** Where a piece lay before the change. */
  private lain = new Map<Step, Element>();
  /** What was drawn at the goals of pieces. */
  private drawn = new Map<Place, string>();
  /** As it looked before the change, until the story comes to it. */
  private looks = new Map<Place, Look[]>();
  /** What shows them as they are, by place; and how many steps are still to come to it. */
  private standing = new Map<string, (() => void)[]>();
  private due = new Map<string, number>();
  private lying = new Map<Step, HTMLElement>();
  /** Pieces that came down on something which is still to leave, by its place. */
  private landed = new Map<Place, HTMLElement>();
  /** Copies of what is still to arrive, made before it was hidden. */
  private copies = new Map<Element, HTMLElement>();
  private hidden = new Map<Element, Animation>();
  private moving = new Set<Animation>();
  /** What happens where a piece in the air comes down. */
  private landing = new Map<Animation, () => void>();
  /** Copies that will fly: unseen in the page ahead, so that they are painted before anything moves. */
  private waiting = new Map<Step, HTMLElement[]>();

  attach(layer: HTMLElement | null): void {
    this.layer = layer;
  }

  async turn(): Promise<void> {
    await tick();
  }

  capture(steps: Step[]): void {
    for (const land of [...this.landing.values()]) land();
    this.before.clear();
    this.origins.clear();
    this.pieces.clear();
    this.lain.clear();
    this.looks.clear();
    this.drawn.clear();
    const reached = new Set<Place>();
    if (steps.length > 0) this.remember(ALL, false);
    for (const step of flat(steps)) {
      const place = goal(step);
      if (step.kind === 'fly') {
        this.measure(step.to);
        const target = placeOf(step.to);
        if (target) this.drawn.set(step.to, drawing(target));
        const origin = placeOf(step.from);
        const lain = step.piece && placeOf(step.piece);
        const piece = step.piece && (lain ?? origin);
        if (lain) this.lain.set(step, lain);
        if (piece) this.pieces.set(step, clone(piece));
        if (origin && (!reached.has(step.from) || (lain && origin.contains(lain)))) this.origins.set(step, origin.getBoundingClientRect());
        this.remember(step.from, false);
        reached.add(step.to);
      } else if (step.kind === 'light' || step.kind === 'points') this.measure(step.at);
      if (place) this.remember(place, (step.kind === 'fly' && !step.piece) || (step.kind === 'light' && !!step.stays));
    }
  }

  /** What changes at a place: what counts there, and what `stands` there where the piece itself moves. */
  private remember(place: Place, stands: boolean): void {
    if (!motionAllowed()) return;
    const known = this.looks.get(place);
    const counts = known ? [] : [...document.querySelectorAll(countsOf(place))];
    const stood = stands && !known?.some((look) => look.stands) ? placeOf(place) : null;
    const looks = [...(stood ? [stood] : []), ...counts].flatMap((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 ? [{ element: each, box, ground: groundOf(each), text: each.textContent, copy: clone(each), stands: each === stood }] : [];
    });
    this.looks.set(place, [...(known ?? []), ...looks]);
  }

  /** What a step brings up to date when it begins, and when it is over. */
  private left(step: Step): string[] {
    return step.kind === 'fly' ? [`${step.from} counts`] : [];
  }
  private reached(step: Step): string[] {
    const place = goal(step);
    return [...(place ? [`${place} stands`, `${place} counts`] : []), `${ALL} counts`];
  }

  async ready(steps: Step[]): Promise<void> {
    for (const step of flat(steps)) {
      if (step.kind === 'points') this.lag[step.seat] = (this.lag[step.seat] ?? 0) + step.points;
    }
    await tick();
    if (!motionAllowed()) return;
    this.copies.clear();
    this.due.clear();
    for (const step of flat(steps)) {
      for (const each of [...this.left(step), ...this.reached(step)]) this.due.set(each, (this.due.get(each) ?? 0) + 1);
      const target = step.kind === 'fly' && this.from(step) ? placeOf(step.to) : null;
      if (target && step.kind === 'fly' && (!step.piece || this.drawn.get(step.to) !== drawing(target)) && !this.hidden.has(target) && !this.copies.has(target)) this.copies.set(target, clone(target));
      const there = step.kind === 'fly' ? this.elsewhere(step) : null;
      if (there) this.hide(there);
    }
    this.paintAhead(flat(steps));
    this.keep(flat(steps));
    for (const target of this.copies.keys()) this.hide(target);
    if (this.waiting.size === 0) return;
    for (let i = 0; i < PAINTING; ++i) await frame();
  }

  /** Where a piece is drawn now, if that is not where it takes off: it has yet to arrive there. */
  private elsewhere(step: Extract<Step, { kind: 'fly' }>): Element | null {
    const now = step.piece ? placeOf(step.piece) : null;
    return now && this.lain.has(step) && this.lain.get(step) !== now ? now : null;
  }

  /** Whatever the story has not come to yet stays as it was: pieces at their start, counts, places. */
  private keep(steps: Step[]): void {
    const { layer } = this;
    if (!layer) return;
    const laid: HTMLElement[] = [];
    for (const [place, looks] of this.looks) {
      for (const { element, box, ground, text, copy, stands } of looks) {
        const now = stands ? placeOf(place) : element;
        const changed = stands ? this.copies.has(now!) || steps.some((step) => step.kind === 'light' && step.stays && step.at === place) : now?.textContent !== text;
        // Where the board itself has changed, nothing stands where it stood.
        if (!now?.isConnected || !changed || groundOf(now) !== ground) continue;
        lay(copy, box);
        laid.push(copy);
        this.hide(now);
        const shown = () => {
          copy.remove();
          this.reveal(now);
        };
        const key = `${place} ${stands ? 'stands' : 'counts'}`;
        this.standing.set(key, [...(this.standing.get(key) ?? []), shown]);
      }
    }
    for (const step of steps) {
      const piece = step.kind === 'fly' && step.piece && this.origins.has(step) && (this.elsewhere(step) || !placeOf(step.piece)) ? this.pieces.get(step) : undefined;
      if (!piece) continue;
      const copy = piece.cloneNode(true) as HTMLElement;
      lay(copy, this.origins.get(step)!);
      this.lying.set(step, copy);
      laid.push(copy);
    }
    layer.prepend(...laid);
  }

  /** A piece takes off: it is at its start no more. */
  private lift(step: Extract<Step, { kind: 'fly' }>): void {
    this.lying.get(step)?.remove();
    this.lying.delete(step);
    this.landed.get(step.from)?.remove();
    this.landed.delete(step.from);
    if (step.from === step.to) this.layer?.querySelectorAll(`:scope > .laid[data-was="${CSS.escape(step.from)}"]`).forEach((each) => each.remove());
    if (step.piece) this.layer?.querySelectorAll(`.laid [data-was="${CSS.escape(step.piece)}"]`).forEach((each) => each.remove());
    this.tally(this.left(step));
  }

  private arrive(step: Step): void {
    this.tally(this.reached(step));
  }

  /** The story has come to a place; with the last step that concerns it, it looks as it does now. */
  private tally(keys: string[]): void {
    for (const key of keys) {
      const due = (this.due.get(key) ?? 1) - 1;
      this.due.set(key, due);
      if (due > 0) continue;
      for (const show of this.standing.get(key) ?? []) show();
      this.standing.delete(key);
    }
  }

  private hide(target: Element): void {
    if (!this.hidden.has(target)) this.hidden.set(target, target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: 1, fill: 'forwards' }));
  }

  private paintAhead(steps: Step[]): void {
    const { layer } = this;
    for (const copy of [...this.waiting.values()].flat()) copy.remove();
    this.waiting.clear();
    let room = MOST;
    for (const step of steps) {
      if (step.kind !== 'fly' || !layer) continue;
      const target = placeOf(step.to);
      // What is hidden already has no copy that could be seen.
      const flight = step.piece || (target && this.copies.has(target)) ? this.flight(step) : null;
      if (!flight) continue;
      const copies = Array.from({ length: Math.min(step.copies ?? 1, room) }, () => flight.source.cloneNode(true) as HTMLElement);
      room -= copies.length;
      for (const copy of copies) {
        copy.classList.add('waiting');
        copy.style.transformOrigin = '0 0';
        copy.style.transform = widest(flight.path);
      }
      this.waiting.set(step, copies);
    }
    // Everything is measured before anything is put into the page.
    for (const copy of [...this.waiting.values()].flat()) layer!.append(copy);
  }

  play(step: Step, ms: number): void {
    this.event = step.of ?? null;
    for (const begin of flat([step]).flatMap((each) => this.prepare(each, ms))) begin();
  }

  private prepare(step: Step, ms: number): Begin[] {
    if (step.kind === 'fly') return this.fly(step, ms);
    if (step.kind === 'points') return [this.points(step, ms)];
    if (step.kind === 'light') return this.light(step, ms);
    if (step.kind !== 'scene') return [];
    return [() => this.arrive(step), () => this.enact(step, ms)];
  }

  settle(): void {
    for (const animation of this.moving) animation.cancel();
    this.moving.clear();
    this.landing.clear();
    for (const animation of this.hidden.values()) animation.cancel();
    this.hidden.clear();
    this.copies.clear();
    this.waiting.clear();
    this.standing.clear();
    this.lying.clear();
    this.landed.clear();
    this.layer?.replaceChildren();
    this.scene = null;
    this.event = null;
    this.lag = {};
  }

  private measure(name: Place): void {
    const box = placeOf(name)?.getBoundingClientRect();
    if (box) this.before.set(name, box);
  }
  private from(step: Extract<Step, { kind: 'fly' }>): DOMRect | null {
    return this.origins.get(step) ?? placeOf(step.from)?.getBoundingClientRect() ?? null;
  }

  private reveal(target: Element | null): void {
    if (!target) return;
    this.hidden.get(target)?.cancel();
    this.hidden.delete(target);
  }

  /** What flies, and its way; null where an end of it is not in sight. */
  private flight(step: Extract<Step, { kind: 'fly' }>) {
    const target = placeOf(step.to);
    const from = this.from(step);
    const to = target?.getBoundingClientRect() ?? this.before.get(step.to);
    const source = step.piece ? this.pieces.get(step) : target && (this.copies.get(target) ?? clone(target));
    if (!from || !to || !source) return null;
    const size = { width: Number(source.dataset['width']), height: Number(source.dataset['height']) };
    return { from, to, source, path: curve(from, to, size) };
  }

  private fly(step: Extract<Step, { kind: 'fly' }>, ms: number): Begin[] {
    const target = placeOf(step.to);
    const own = this.elsewhere(step);
    const show = () => {
      this.reveal(target);
      this.reveal(own);
      this.arrive(step);
    };
    const land = () => {
      show();
      sound(step.sound ?? 'wood');
      knock();
    };
    const { layer } = this;
    const flight = this.flight(step);
    if (!flight || !layer) return [() => this.lift(step), show];
    if (!motionAllowed()) return [land, ...this.light({ kind: 'light', at: step.to }, ms)];
    const { from, to, source, path } = flight;
    const down = () => {
      land();
      if (!step.stays) return;
      const copy = source.cloneNode(true) as HTMLElement;
      copy.classList.add('laid');
      copy.style.transformOrigin = '0 0';
      copy.style.transform = String(path.at(-1)!['transform']);
      layer.append(copy);
      this.landed.set(step.stays, copy);
    };
    const copies = Math.min(step.copies ?? 1, MOST);
    const gap = copies > 1 ? Math.min(60, (ms * 0.4) / copies) : 0;
    const ready = this.waiting.get(step) ?? [];
    this.waiting.delete(step);
    const trace = step.trackless ? null : this.trace(from, to, ms);
    const flights = Array.from({ length: copies }, (_, i) => () => {
      const last = i === copies - 1 ? down : undefined;
      const copy = ready[i] ?? (source.cloneNode(true) as HTMLElement);
      if (this.moving.size >= MOST) {
        copy.remove();
        return last?.();
      }
      if (!copy.isConnected) layer.append(copy);
      copy.classList.remove('waiting');
      copy.style.transformOrigin = '0 0';
      this.run(copy, path, ms - gap * (copies - 1), gap * i, last);
    });
    return [() => this.lift(step), ...(trace ? [trace] : []), ...flights];
  }

  /** The way of a rival's piece as an arrow: it stays a moment longer than the flight. */
  private trace(from: DOMRect, to: DOMRect, ms: number): Begin | null {
    const { layer, tone } = this;
    const way = tone === null || layer === null ? null : arrow(from, to, HEAD);
    if (!way) return null;
    const [left, top] = [Math.min(from.left, to.left) - BEND, Math.min(from.top, to.top) - BEND];
    const [right, bottom] = [Math.max(from.right, to.right) + BEND, Math.max(from.bottom, to.bottom) + BEND];
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('class', `flown since-${tone! % 5}`);
    svg.setAttribute('viewBox', `${left} ${top} ${right - left} ${bottom - top}`);
    svg.style.width = `${right - left}px`;
    svg.style.height = `${bottom - top}px`;
    svg.style.transform = `translate(${left}px, ${top}px)`;
    for (const d of [way.shaft, way.shaft, way.head]) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', d);
      svg.append(path);
    }
    return () => {
      if (this.moving.size >= MOST / 2) return;
      layer!.prepend(svg);
      this.run(svg, [{ opacity: 0 }, { opacity: 0.9, offset: 0.25 }, { opacity: 0.9, offset: 0.7 }, { opacity: 0 }], ms * 1.6);
    };
  }

  private points(step: Extract<Step, { kind: 'points' }>, ms: number): Begin {
    const score = `score-${step.seat}`;
    const counted = () => {
      if (this.lag[step.seat]) this.lag[step.seat]! -= step.points;
      this.arrive(step);
    };
    const from = this.before.get(step.at) ?? (placeOf(step.at) ?? placeOf(score))?.getBoundingClientRect();
    const to = placeOf(score)?.getBoundingClientRect();
    const { layer } = this;
    if (!from || !to || !layer) return counted;
    const text = step.points < 0 ? `−${-step.points}` : `+${step.points}`;
    const badge = document.createElement('span');
    badge.className = `flying-points ${step.points < 0 ? 'loss' : 'gain'}`;
    badge.textContent = text;
    const land = () => {
      counted();
      sound('coin');
    };
    return () => {
      layer.append(badge);
      if (motionAllowed()) return this.run(badge, curve(from, to, badgeSize(text), { keepSize: true, rise: 26 }), ms, 0, land);
      badge.style.transform = `translate(${from.x}px, ${from.y}px)`;
      land();
      this.run(badge, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], ms);
    };
  }

  private light(step: Extract<Step, { kind: 'light' }>, ms: number): Begin[] {
    const box = placeOf(step.at)?.getBoundingClientRect() ?? this.before.get(step.at);
    const { layer } = this;
    if (!box || !layer) return [() => this.arrive(step)];
    const ring = document.createElement('div');
    ring.className = `place-light${step.seat === undefined ? '' : ` since-${step.seat % 5}`}`;
    ring.style.width = `${box.width + 8}px`;
    ring.style.height = `${box.height + 8}px`;
    ring.style.transform = `translate(${box.x - 4}px, ${box.y - 4}px)`;
    if (step.note) {
      const note = document.createElement('span');
      note.className = 'badge';
      note.textContent = step.note;
      // Beside its place, over as few numbers as can be.
      const near = askedIn(document, NUMBERS).filter((each) => each.bottom - each.top < 60 && Math.abs(each.top - box.top) < 200 + box.height);
      // Names, scores and tabs above the board stay free, and the dock below it, which would cover the note.
      const edge = document.querySelector('.stage')?.getBoundingClientRect().top ?? 0;
      const dock = document.querySelector('[data-dock]')?.getBoundingClientRect().top ?? innerHeight;
      const room = { left: 0, top: Math.min(edge, box.top), right: innerWidth, bottom: Math.max(dock, box.bottom) };
      const spot = besideSpot(noteSize(step.note), box, room, near);
      note.style.left = `${spot.left - box.x + 1}px`;
      note.style.top = `${spot.top - box.y + 1}px`;
      ring.append(note);
    }
    const begin = () => {
      this.arrive(step);
      if (step.sound) sound(step.sound);
      layer.append(ring);
      this.run(ring, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }], ms * 1.4);
    };
    return [begin];
  }

  private enact(step: SceneStep, ms: number): void {
    this.scene = step;
    this.progress = motionAllowed() ? 0 : 1;
    if (step.sound) sound(step.sound);
    const begin = performance.now();
    const on = (now: number) => {
      if (this.scene !== step) return;
      const gone = (now - begin) / ms;
      if (motionAllowed()) this.progress = Math.min(1, Math.max(0, gone * 1.25));
      if (gone < 1) requestAnimationFrame(on);
      else this.scene = null;
    };
    requestAnimationFrame(on);
  }

  private run(element: HTMLElement | SVGElement, frames: Keyframe[], ms: number, delay = 0, land?: () => void): void {
    const animation = element.animate(frames, { duration: Math.max(1, ms), delay, fill: 'both' });
    this.moving.add(animation);
    const end = () => {
      this.moving.delete(animation);
      this.landing.delete(animation);
      element.remove();
    };
    const down = () => {
      animation.onfinish = null;
      end();
      land?.();
    };
    if (land) this.landing.set(animation, down);
    animation.oncancel = end;
    animation.onfinish = down;
  }
}
