// The way of a piece: a slight arc with ease-out, and a small settling at the end.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const SAMPLES = 12;
/** The part of the time after which the piece is down and settles. */
const DOWN = 0.86;

const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Keyframes for something of `size`, laid out at the origin of the page with its upper left corner. */
export function curve(from: Box, to: Box, size: Size, wish: { keepSize?: boolean; rise?: number } = {}): Keyframe[] {
  const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const [a, b] = [middle(from), middle(to)];
  const way = Math.hypot(b.x - a.x, b.y - a.y);
  const lift = Math.min(70, way * 0.18) + (wish.rise ?? 0);
  const fit = (box: Box) => Math.min(box.width / size.width, box.height / size.height);
  const first = wish.keepSize ? 1 : Math.min(2.5, Math.max(0.3, fit(from)));
  const last = wish.keepSize ? 1 : Math.min(2.5, Math.max(0.15, fit(to)));
  /** What shrinks into a small place hides what stands there only for a moment. */
  const fades = last < first * 0.5;
  const frames: Keyframe[] = [];
  for (let i = 0; i <= SAMPLES; ++i) {
    const t = easeOut(i / SAMPLES);
    const arc = 4 * t * (1 - t);
    const scale = (first + (last - first) * t) * (1 + 0.12 * arc);
    const x = a.x + (b.x - a.x) * t - (size.width * scale) / 2;
    const y = a.y + (b.y - a.y) * t - lift * arc - (size.height * scale) / 2;
    frames.push({ transform: transform(x, y, scale), offset: (i / SAMPLES) * DOWN, ...(fades ? { opacity: Math.min(1, 2.2 * (1 - i / SAMPLES)) } : {}) });
  }
  const settle = (scale: number, offset: number) =>
    frames.push({ ...(fades ? { opacity: 0 } : {}), transform: transform(b.x - (size.width * scale) / 2, b.y - (size.height * scale) / 2, scale), offset });
  settle(last * 0.96, DOWN + (1 - DOWN) / 2);
  settle(last, 1);
  return frames;
}

/** Where a piece is largest on its way: painted so large, it need not be painted again. */
export function widest(frames: Keyframe[]): string {
  const scale = (text: string) => Number(/scale\(([\d.]+)\)/.exec(text)?.[1] ?? 1);
  return frames.map((each) => String(each['transform'])).reduce((best, each) => (scale(each) > scale(best) ? each : best));
}

const round = (n: number) => Math.round(n * 100) / 100;
const transform = (x: number, y: number, scale: number) =>
  `translate(${round(x)}px, ${round(y)}px) scale(${Math.round(scale * 1000) / 1000})`;
