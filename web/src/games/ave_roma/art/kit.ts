// Drawing by strings of SVG: the few shapes from which every picture of Ave Roma is composed.
// Colours are materials (web/src/styles/materials.css), so that pictures know day and evening.

/** Three tones of a material: lit, local, shade. */
export type Tones = readonly [string, string, string];

const tones = (name: string): Tones => [`var(--${name}-lit)`, `var(--${name})`, `var(--${name}-shade)`];
export const LIMEWASH = tones('limewash');
export const TRAVERTINE = tones('travertine');
export const TERRACOTTA = tones('terracotta');
export const TIMBER = tones('timber');
export const BRASS = tones('brass');
export const CLOTH = tones('cloth');
export const WATER = tones('water');
export const GRASS = tones('grass');
export const FOREST = tones('forest');
export const SOIL = tones('soil');
export const FIELD = tones('field');
export const SERPENTINE = tones('serpentine');
export const IRON = tones('iron');
export const ROSE: Tones = ['var(--ar-rose-lit)', 'var(--ar-rose)', 'var(--ar-rose-shade)'];
export const CONTACT = 'var(--contact)';
export const HOLLOW = 'var(--ar-hollow)';
/** Lit from inside in the evening. */
export const WINDOW = 'var(--ar-window)';

export type Point = readonly [number, number];

/** One decimal is enough for eyes and keeps the strings short. */
export const round = (n: number): number => Math.round(n * 10) / 10;

export function group(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const scaled = scale === 1 ? '' : ` scale(${round(scale * 100) / 100})`;
  const turned = turn ? ` rotate(${round(turn)})` : '';
  return `<g transform="translate(${round(x)} ${round(y)})${scaled}${turned}">${content}</g>`;
}
export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`;
}
export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}
export function stroke(d: string, colour: string, width = 1, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}
export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(' ')}" fill="${fill}" ${more}/>`;
}
export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`;
}
export function line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 1, more = ''): string {
  return `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}
/** The soft shadow under whatever stands somewhere. */
export function contact(x: number, y: number, rx: number, ry: number): string {
  return ellipse(x, y, rx, ry, CONTACT);
}
/** The same picture each time: a small generator of our own instead of Math.random. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
