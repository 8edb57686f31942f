// What is around the couches: the mosaic floor, and the hall in which the end is counted.
import { BRASS, CLOTH, LIMEWASH, chance, ellipse, path, rect, round, stroke } from '../../src/games/ave_roma/art/kit';

export function floor(): string {
  const random = chance(9);
  const tones = ['var(--limewash-lit)', 'var(--paving-lit)', 'var(--paving)', 'var(--travertine-lit)', 'var(--travertine)'];
  let drawn = rect(0, 0, 270, 206, 'var(--paving-shade)');
  for (let y = 0; y < 206; y += 9) for (let x = 0; x < 270; x += 9) if (random() > 0.25) drawn += rect(x, y, 8, 8, tones[Math.floor(random() * 5)]!);
  const shade = '<linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#2b1206" stop-opacity=".6"/><stop offset=".5" stop-color="#2b1206" stop-opacity=".12"/><stop offset="1" stop-color="#2b1206" stop-opacity=".3"/></linearGradient>';
  return drawn + rect(0, 64, 270, 4, 'var(--walnut)', 'opacity=".7"') + rect(0, 72, 270, 7, 'var(--fresco)', 'opacity=".75"') + rect(0, 83, 270, 4, 'var(--walnut)', 'opacity=".7"') + shade + rect(0, 0, 270, 206, 'url(#shade)');
}

const WIDTH = 984;
const HALL = `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-high)"/><stop offset=".4" stop-color="var(--sky-middle)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient>
<linearGradient id="pillar"><stop offset="0" stop-color="var(--limewash-shade)"/><stop offset=".3" stop-color="var(--limewash)"/><stop offset="1" stop-color="var(--travertine-shade)"/></linearGradient>
<linearGradient id="edges" x2="1"><stop offset="0" stop-color="#2b1206" stop-opacity=".5"/><stop offset=".12" stop-color="#2b1206" stop-opacity="0"/><stop offset=".85" stop-color="#2b1206" stop-opacity="0"/><stop offset="1" stop-color="#2b1206" stop-opacity=".4"/></linearGradient></defs>`;

function colonnade(): string {
  const pillars = Array.from({ length: 17 }, (_, i) => {
    const x = 12 + i * 60;
    return rect(x, 362, 26, 196, 'url(#pillar)') + rect(x - 5, 358, 36, 8, LIMEWASH[0]) + rect(x - 5, 552, 36, 9, LIMEWASH[2]) + rect(x + 8, 368, 2, 182, LIMEWASH[2]) + rect(x + 16, 368, 2, 182, LIMEWASH[2]);
  });
  const banners = [56, 376, 684, 960].map((x) => path(`M${x} 366h26v84l-13 14-13-14z`, CLOTH[1]) + path(`M${x} 366h9v92l-9-8z`, CLOTH[0]) + stroke(`M${x + 7} 392a6 8 0 1 0 12 0M${x + 13} 388v14`, BRASS[1], 2));
  return rect(0, 330, WIDTH, 26, LIMEWASH[1]) + rect(0, 330, WIDTH, 5, LIMEWASH[0]) + rect(0, 352, WIDTH, 6, LIMEWASH[2]) + rect(0, 358, WIDTH, 205, 'var(--timber)', 'opacity=".5"') + pillars.join('') + banners.join('');
}

function paving(random: () => number): string {
  const tones = ['var(--paving-lit)', 'var(--paving)', 'var(--soil-lit)', 'var(--soil)'];
  let drawn = rect(0, 560, WIDTH, 194, 'var(--paving-shade)');
  for (let y = 562; y < 754; y += 32) {
    for (let x = -30 * random(); x < WIDTH; ) {
      const wide = 34 + random() * 40;
      drawn += rect(x, y, wide - 2, 30, tones[Math.floor(random() * 4)]!, 'rx="2"');
      x += wide;
    }
  }
  return drawn + rect(0, 560, WIDTH, 10, 'var(--contact)');
}

/** Leaves and fruit in four swags under the lintel. */
function garlands(): string {
  const leaves = 22;
  let drawn = '';
  for (let k = 0; k < 4; k++) {
    const from = 20 + k * 246;
    for (let i = 0; i <= leaves; i++) {
      const t = i / leaves;
      const [x, y, turn] = [from + 246 * t, 14 + 60 * t * (1 - t), (Math.atan2(60 * (1 - 2 * t), 246) * 180) / Math.PI];
      for (const side of [-1, 1]) {
        const at = `rotate(${round(turn + side * 28)} ${round(x)} ${round(y + side * 4)})`;
        drawn += ellipse(x, y + side * 4, 9, 4.2, (i + side) % 2 ? 'var(--lawn)' : 'var(--lawn-shade)', `stroke="var(--forest-shade)" stroke-width=".6" transform="${at}"`);
      }
      if (i % 4 === 2) drawn += ellipse(x, y, 3.6, 3.6, i % 8 === 2 ? CLOTH[0] : BRASS[1]);
    }
    drawn += path(`M${from - 9} 12l-8 26 9-5 5 9 4-28zM${from + 3} 12l9 26-8-5-6 9-3-28z`, CLOTH[0], `stroke="${CLOTH[2]}"`) + ellipse(from - 2, 15, 7, 7, CLOTH[0], `stroke="${CLOTH[2]}"`);
  }
  return drawn;
}

function crowd(random: () => number): string {
  const tones = ['var(--timber-shade)', 'var(--timber)', 'var(--walnut)', 'var(--walnut-lit)'];
  return Array.from({ length: 38 }, (_, i) => {
    const [x, y, tone] = [round(8 + i * 26.5 + random() * 8), round(752 + random() * 8), tones[i % 4]!];
    const arm = i % 7 === 3 ? stroke(`M${x + 10} ${y - 2}l7-24`, tone, 6, 'stroke-linecap="round"') : '';
    return ellipse(x, y - 16, 8.5, 8.5, tone) + path(`M${x - 15} ${y + 14}Q${x - 14} ${y - 8} ${x} ${y - 8}T${x + 15} ${y + 14}Z`, tone) + stroke(`M${x - 8} ${y - 17}a8.5 8.5 0 0 1 8-7`, 'var(--sun)', 1.8, 'opacity=".7"') + arm;
  }).join('');
}

export function hall(): string {
  const random = chance(21);
  const clouds = [[104, 90, 80], [664, 70, 110], [364, 130, 90], [874, 140, 80], [244, 60, 60]] as const;
  return (
    HALL + rect(0, 0, WIDTH, 560, 'url(#sky)') + clouds.map(([x, y, w]) => ellipse(x, y, w, 7, LIMEWASH[0], 'opacity=".45"')).join('') +
    path(`M0 380Q144 330 304 366T644 350T984 372V560H0Z`, 'var(--soil-shade)', 'opacity=".7"') + colonnade() + paving(random) + rect(0, 0, WIDTH, 754, 'url(#edges)') +
    rect(0, 0, WIDTH, 12, LIMEWASH[1]) + rect(0, 0, WIDTH, 3, LIMEWASH[0]) + rect(0, 12, WIDTH, 4, LIMEWASH[2]) + garlands() + crowd(random)
  );
}
