// The pieces are drawn as SVG markup by pure functions: they depend on nothing but the position,
// so a drawing is made once and kept. Only ids of the notation and numbers enter the markup.

export const round = (n: number): number => Math.round(n * 10) / 10;

export type Point = readonly [number, number];

/** A colour of the day; in the evening it sinks towards the dusk (carpe.css). */
export const lit = (colour: string): string => `color-mix(in srgb,${colour} var(--cd-day),var(--cd-dusk))`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export function rect(x: number, y: number, width: number, height: number, fill: string, rx = 0, more = ''): string {
  const box = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
  return `<rect ${box} rx="${rx}" fill="${fill}" ${more}/>`;
}

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`;

/** A symbol of the sprite, by its middle. */
export const icon = (name: string, x: number, y: number, size: number, more = ''): string =>
  `<use href="#cd-${name}" x="${round(x - size / 2)}" y="${round(y - size / 2)}" width="${size}" height="${size}" ${more}/>`;

export const move = (x: number, y: number, inner: string, scale = 1): string =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;

/** Numbers that look random and are always the same. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}
