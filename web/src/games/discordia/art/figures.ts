// The four kinds of workers, told apart by hat, tool and emblem before colour: sailor (cap, oar,
// anchor), soldier (crest, spear, shield), merchant (bare head, scales), farmer (straw hat, fork,
// ear). An empty place is the same
// silhouette, pale and outlined; a grey one takes anybody.
import { symbol } from './symbol';

const BOX = '-1 -2 27 37';
type Letter = 'b' | 'r' | 'w' | 'y';

const lit = (c: string) => `var(--di-${c}-lit)`;
const local = (c: string) => `var(--di-${c})`;
const shade = (c: string) => `var(--di-${c}-shade)`;
const SKIN = '#e9bd92';
const SKIN_SHADE = '#c08a5c';
const SHAFT = 'var(--timber-shade)';

function body(tones: [string, string, string], wide = 0): string {
  const [light, middle, dark] = tones;
  return `<ellipse cx="14" cy="33.4" rx="10" ry="2" fill="#2b1c10" opacity=".3"/>
    <path d="M${7 - wide} 15Q12 12 ${17 + wide} 15L${20 + wide} 32Q12 35 ${4 - wide} 32Z" fill="${middle}"/>
    <path d="M${7 - wide} 15Q9 13.6 12 13.4L10 33.6Q6 33.2 ${4 - wide} 32Z" fill="${light}"/>
    <path d="M14.5 13.5L${17 + wide} 15L${20 + wide} 32Q18 33.2 15.5 33.5Z" fill="${dark}" opacity=".75"/>`;
}
const HEAD = `<circle cx="12" cy="9.4" r="4.5" fill="${SKIN}"/>
  <path d="M13 5A4.5 4.5 0 0 1 12 13.9Q15.4 10 13 5Z" fill="${SKIN_SHADE}"/>`;

const HATS: Record<Letter, string> = {
  b: `<path d="M6.8 8.4Q7 3.4 12 3.2Q17 3.4 17.2 8.4Z" fill="${local('b')}"/>
    <path d="M6.2 7.6H17.8V9.4H6.2Z" fill="${shade('b')}"/>
    <path d="M7.6 7Q8.4 4.2 11.5 3.6" stroke="${lit('b')}" stroke-width="1.2" fill="none"/>`,
  r: `<path d="M6.6 10Q6 3.8 12 3.6Q18 3.8 17.4 10L15.6 10V8.4H8.4V10Z" fill="${local('r')}"/>
    <path d="M5.6 4.6Q12-3.4 18.4 4.6L16.4 5.4Q12 1.4 7.6 5.4Z" fill="${shade('r')}"/>
    <path d="M5.6 4.6Q8.4 1 12 .6L12 2.6Q9.4 3.2 7.6 5.4Z" fill="${lit('r')}"/>`,
  w: `<path d="M7.4 9Q6.8 4.4 12 4.2Q17.2 4.4 16.6 9Q14.6 6.6 12 6.7Q9.4 6.6 7.4 9Z" fill="#6b4a2c"/>`,
  y: `<path d="M1.6 8.6Q12 5.2 22.4 8.6Q12 11.4 1.6 8.6Z" fill="${shade('y')}"/>
    <path d="M7 7.6Q8.6 1.6 12 1.6Q15.4 1.6 17 7.6Q12 6.2 7 7.6Z" fill="${local('y')}"/>
    <path d="M1.6 8.6Q6 7 12 7.1L12 9Q6 9.4 1.6 8.6Z" fill="${lit('y')}"/>`,
};
const BEHIND: Record<Letter, string> = {
  b: `<path d="M20.4 8V32" stroke="${SHAFT}" stroke-width="1.5"/>
    <ellipse cx="20.4" cy="5.6" rx="2.5" ry="4.8" fill="var(--timber-lit)" stroke="${SHAFT}" stroke-width=".7"/>`,
  r: `<path d="M20.6 4V33" stroke="${SHAFT}" stroke-width="1.4"/>
    <path d="M20.6-.5L22.6 5H18.6Z" fill="var(--iron-lit)"/>`,
  w: '',
  y: `<path d="M20 11Q21 22 20.6 33" stroke="${SHAFT}" stroke-width="1.4" fill="none"/>
    <path d="M17.4 12Q17 6.4 17.2 5M20 11V3.6M22.6 12Q23.4 6.4 23 5M17.4 11.6Q20 13.6 22.6 11.6" stroke="${SHAFT}" stroke-width="1.2" fill="none"/>`,
};
const FRONT: Record<Letter, string> = {
  b: `<path d="M10.6 18.4V26M8 22.6Q8.4 26.2 10.6 26.2Q12.8 26.2 13.2 22.6M9.2 20H12" stroke="#fffaf0" stroke-width="1.2" fill="none"/>`,
  r: `<path d="M3 17.6Q8.5 15.6 13 17.6V29Q8.5 31.6 3 29Z" fill="${shade('r')}" stroke="var(--brass-lit)" stroke-width="1.1"/>
    <circle cx="8" cy="23.4" r="2.1" fill="var(--brass-lit)"/>`,
  w: `<path d="M8 14Q14 22 18.6 26" stroke="${shade('w')}" stroke-width="2.4" fill="none"/>
    <path d="M12 16.6V19.4M1.6 19.2H22.4" stroke="#7a5a22" stroke-width="1.5"/>
    <path d="M1.6 19.4L-.6 25H5.4L3.2 19.4M20.8 19.4L18.6 25H24.6L22.4 19.4" stroke="#7a5a22" stroke-width=".9" fill="none"/>
    <path d="M-.8 25H5.6Q4.6 28 2.4 28Q0 28-.8 25ZM18.4 25H24.8Q23.8 28 21.6 28Q19.2 28 18.4 25Z" fill="#c08a24"/>`,
  y: `<path d="M10.4 17V29M7.6 18.6L10.4 21L13.2 18.6M7.6 22L10.4 24.4L13.2 22" stroke="#7a5210" stroke-width="1.2" fill="none"/>`,
};

const worker = (c: Letter) =>
  symbol(`w-${c}`, BOX, BEHIND[c] + body([lit(c), local(c), shade(c)], c === 'w' ? 1 : 0) + HEAD + HATS[c] + FRONT[c]);

const PLACE_BODY = '<path d="M7 15Q12 12 17 15L20 32Q12 35 4 32Z"/><circle cx="12" cy="9.4" r="4.5"/>';
const PLACE_HAT: Record<string, string> = {
  b: '<path d="M6.2 9.4V7.6Q7 3.2 12 3.2Q17 3.2 17.8 7.6V9.4Z"/><ellipse cx="20.4" cy="5.6" rx="2.5" ry="4.8"/>',
  r: '<path d="M5.6 4.6Q12-3.4 18.4 4.6L17 10H7Z"/><path d="M3 17.6Q8.5 15.6 13 17.6V29Q8.5 31.6 3 29Z"/>',
  w: '<path d="M1.6 19.4L-.6 25H5.4L3.2 19.4M20.8 19.4L18.6 25H24.6L22.4 19.4"/>',
  y: '<path d="M1.6 8.6Q7 7 7.4 6Q8.6 1.6 12 1.6Q15.4 1.6 16.6 6Q17 7 22.4 8.6Q12 11.4 1.6 8.6Z"/>',
  g: '',
};
const PLACE_TOOL: Record<string, string> = { b: 'M20.4 8V32', r: 'M20.6 2V33', w: 'M1.6 19.2H22.4', y: 'M20 12Q21 22 20.6 33', g: '' };
const PLACE_MARK: Record<string, string> = {
  b: '<path d="M11 18V27M8 23Q8.4 27 11 27Q13.6 27 14 23M9 20H13M6.4 9H17.6"/>',
  r: '<path d="M3 17.6Q8.5 15.6 13 17.6V29Q8.5 31.6 3 29Z"/><circle cx="8" cy="23" r="1.6"/><path d="M7 9.6H17"/>',
  w: '<path d="M12 15V19M1.6 19.2H22.4"/><path stroke-width="1.2" d="M-.8 24H5.6Q4.6 28 2.4 28Q0 28-.8 24ZM18.4 24H24.8Q23.8 28 21.6 28Q19.2 28 18.4 24ZM2.4 19.5V24M21.6 19.5V24"/>',
  y: '<path d="M11 17V29M8 18.6L11 21.4L14 18.6M8 23L11 25.8L14 23M6 8.8Q12 7 18 8.8"/>',
  // A question mark as a path: words in symbols would be read aloud.
  g: '<path stroke-width="2.3" stroke-linecap="round" d="M8.6 20.4Q8.8 17.4 12 17.4Q15.2 17.6 15 20.4Q14.8 22 12.8 23.2Q12 23.8 12 25.4M12 28.6V28.8"/>',
};

function place(c: string): string {
  const [pale, rim] = [`var(--di-${c}-pale)`, `var(--di-${c}-rim)`];
  const tool = PLACE_TOOL[c] ? `<path d="${PLACE_TOOL[c]}" stroke="${rim}" stroke-width="1.8" fill="none"/>` : '';
  return symbol(
    `p-${c}`,
    BOX,
    `${tool}<g fill="none" stroke="${rim}" stroke-width="2.6" stroke-linejoin="round">${PLACE_HAT[c]}${PLACE_BODY}</g>
    <g fill="${pale}">${PLACE_BODY}${PLACE_HAT[c]}</g>
    <g fill="none" stroke="${rim}" stroke-width="1.5">${PLACE_MARK[c]}</g>`,
  );
}

const RAIDER = symbol(
  'raider',
  BOX,
  `<path d="M20.6 6V33" stroke="#3a2412" stroke-width="1.5"/><path d="M19 3q5-2 6 5q-3-2-6 0Z" fill="#b9b5ad"/>
  ${body(['#a5835a', '#7d5c3a', '#4e3620'], 1)}
  <path d="M4 16Q12 11 20 16L18 20L15 17.5L12 20.5L9 17.5L6 20Z" fill="#5a432a"/>${HEAD}
  <path d="M7.4 9Q6.6 4 12 4Q17.4 4 16.6 9Q12 5.6 7.4 9Z" fill="#b5702a"/><circle cx="16.5" cy="4.5" r="2.2" fill="#b5702a"/>
  <path d="M8.6 11Q12 18 15.4 11Q12 12.6 8.6 11Z" fill="#b5702a"/>
  <circle cx="7.5" cy="24" r="6.4" fill="#8f3a22" stroke="#d9b98a" stroke-width="1.3"/><circle cx="7.5" cy="24" r="2" fill="#d9b98a"/>`,
);
/** In the shade of the trees: somebody is there, nobody knows who. */
const LURKER = symbol(
  'lurker',
  BOX,
  `<g fill="#221a12" stroke="#221a12">${PLACE_BODY}<path d="M20.6 4V33" stroke-width="2"/><circle cx="7.5" cy="24" r="6.4"/></g>
  <path fill="none" stroke="#f6e2b4" stroke-width="2.3" stroke-linecap="round" d="M8.6 20.4Q8.8 17.4 12 17.4Q15.2 17.6 15 20.4Q14.8 22 12.8 23.2Q12 23.8 12 25.4M12 28.6V28.8"/>`,
);

export const FIGURES = [...(['b', 'r', 'w', 'y'] as const).map(worker), ...['b', 'r', 'w', 'y', 'g'].map(place), RAIDER, LURKER].join('');
