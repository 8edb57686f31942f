// Gradients and small repeated textures: roof tiles, ashlar, paving, planks, furrows, ripples.

type Stop = [at: number, colour: string, opacity?: number];
const gradient = (name: string, way: string, stops: Stop[]) =>
  `<linearGradient id="di-${name}" ${way}>${stops
    .map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`)
    .join('')}</linearGradient>`;
const DOWN = 'x1="0" y1="0" x2="0" y2="1"';
const SLANT = 'x1="0" y1="0" x2=".5" y2="1"';
const three = (name: string, material: string, way = DOWN) =>
  gradient(name, way, [[0, `var(--${material}-lit)`], [0.55, `var(--${material})`], [1, `var(--${material}-shade)`]]);
const pattern = (name: string, width: number, height: number, inside: string, turn = '') =>
  `<pattern id="di-${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="${turn}"` : ''}>${inside}</pattern>`;

export const GROUNDS = [
  gradient('paper', SLANT, [[0, 'var(--paper-lit)'], [1, 'var(--paper)']]),
  gradient('lit', SLANT, [[0, '#fff6d2'], [1, 'var(--gold-lit)']]),
  gradient('old-paper', SLANT, [[0, 'var(--paper)'], [1, 'var(--paper-shade)']]),
  gradient('stone', SLANT, [[0, 'var(--travertine-lit)'], [1, 'var(--travertine)']]),
  gradient('wall', DOWN, [[0, 'var(--limewash)'], [1, 'var(--limewash-shade)']]),
  gradient('river', DOWN, [[0, 'var(--water-lit)'], [0.45, 'var(--water)'], [1, 'var(--water-shade)']]),
  three('land', 'field', SLANT),
  three('timber', 'timber'),
  three('bronze', 'di-bronze', SLANT),
  gradient('slab-face', SLANT, [[0, 'var(--di-slab-lit)'], [1, 'var(--di-slab)']]),
  gradient('sky-ship', DOWN, [[0, 'var(--di-sky-b)'], [1, 'var(--di-sky-b-2)']]),
  gradient('sky-barracks', DOWN, [[0, 'var(--di-sky-r)'], [1, 'var(--di-sky-r-2)']]),
  gradient('sky-market_stall', DOWN, [[0, 'var(--di-sky-w)'], [1, 'var(--di-sky-w-2)']]),
  gradient('sky-farm', DOWN, [[0, 'var(--di-sky-y)'], [1, 'var(--di-sky-y-2)']]),
  gradient('haze', DOWN, [[0, 'var(--sky-lit)'], [0.6, 'var(--field-lit)'], [1, 'var(--field)']]),
  // Lamplight, which only the evening has (discordia.css).
  `<radialGradient id="di-lamp"><stop class="di-shine" offset="0" stop-color="#ffd98a"/><stop offset="1" stop-color="#ff9f3c" stop-opacity="0"/></radialGradient>`,
  gradient('roof-shade', DOWN, [[0, '#ffe3b8', 0.35], [1, '#4a160a', 0.4]]),
  gradient('sun', 'x1="0" y1="0" x2="1" y2="1"', [[0, '#fff3c4', 0.16], [0.5, '#fff3c4', 0], [1, '#2b1c10', 0.2]]),
  pattern('grass', 46, 38, `<path d="M6 10l2-5l1 5M28 26l2-5l1 5M38 8l1-4l2 4M14 32l1-4l2 4" stroke="var(--field-shade)" stroke-opacity=".6" fill="none"/>
    <path d="M20 12l1-4l2 4M4 24l1-3l2 3" stroke="var(--field-lit)" stroke-opacity=".7" fill="none"/>`),
  pattern('ripple', 64, 30, `<path d="M4 8q7-4 14 0t14 0M36 22q6-3 12 0t12 0" stroke="#d8eef2" stroke-opacity=".36" fill="none" stroke-width="1.3"/>
    <path d="M34 6q5-3 10 0M6 24q5-3 10 0" stroke="var(--water-shade)" stroke-opacity=".5" fill="none" stroke-width="1.3"/>`),
  pattern('ashlar', 44, 22, `<path d="M0 .5H44M0 11.5H44M12.5 0V11M34.5 0V11M23.5 11V22M1.5 11V22" stroke="var(--limewash-shade)" stroke-opacity=".6"/>
    <path d="M0 1.7H44M0 12.7H44" stroke="var(--limewash-lit)" stroke-opacity=".5"/>`),
  pattern('pave', 30, 30, `<path d="M0 .5H30M.5 0V30" stroke="var(--paving-shade)" stroke-opacity=".75"/>
    <path d="M1 1.7H30M1.7 1V30" stroke="var(--paving-lit)" stroke-opacity=".6"/>`, 'rotate(45)'),
  pattern('slab', 96, 44, `<path d="M0 .5H96M0 22.5H96M30.5 0V22M78.5 22V44" stroke="var(--paving-shade)" stroke-opacity=".7"/>`),
  pattern('planks', 120, 16, `<path d="M0 .5H120" stroke="var(--timber-shade)" stroke-opacity=".7"/><path d="M0 1.6H120" stroke="var(--timber-lit)" stroke-opacity=".4"/>
    <path d="M34 0V16M92 0V16" stroke="var(--timber-shade)" stroke-opacity=".4"/>
    <path d="M4 8q20-3 26 0M50 10q18 3 34 0M98 6q10 2 18 0" stroke="var(--timber-shade)" stroke-opacity=".3" fill="none"/>`),
  pattern('roof', 10, 12, `<path d="M0 12V4Q5-2 10 4V12" fill="var(--terracotta)"/><path d="M1 12V5Q2.4 1.6 5 1.4V12Z" fill="var(--terracotta-lit)"/>
    <path d="M9.4 4V12" stroke="var(--terracotta-shade)" stroke-width="1.3"/>`),
  pattern('furrow', 14, 10, `<rect width="14" height="10" fill="var(--di-wheat)"/><path d="M0 7.5H14" stroke="var(--di-wheat-shade)" stroke-width="3"/>
    <path d="M2 5.5l1.5-4l1.5 4M9 5.5l1.5-4l1.5 4" stroke="var(--di-wheat-lit)" stroke-width="1.3" fill="none"/>`, 'rotate(-14)'),
  pattern('soil', 14, 9, `<rect width="14" height="9" fill="var(--soil-shade)"/><path d="M0 7H14" stroke="var(--timber)" stroke-opacity=".7" stroke-width="2.4"/>
    <path d="M0 3.6H14" stroke="var(--soil)" stroke-width="1"/>`, 'rotate(-14)'),
].join('');
