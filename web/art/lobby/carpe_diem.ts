// Carpe Diem for the lobby: a garden in its frame, the square with stalls and fountain, three guests.
import { drawFrame, drawPlots } from '../../src/games/carpe_diem/art/frame';
import { patrician } from '../../src/games/carpe_diem/art/figures';
import { circle, lit, move, rect, scatter } from '../../src/games/carpe_diem/art/markup';
import { awning, counter, fountain, paving, slotAt } from '../../src/games/carpe_diem/art/plaza';
import { TEXTURES } from '../../src/games/carpe_diem/art/textures';
import { finishedFeature, looseTile, placedFace } from '../../src/games/carpe_diem/art/tile';
import pieces from '../../src/games/carpe_diem/pieces.svg?raw';

const TILES: Record<string, string> = {
  a1: 'B36 r2', a3: 'B03 r2', a4: 'W24 r0', a5: 'W36 r0', a6: 'W03 r0', b1: 'B06 r2', b2: 'W51 r3', b3: 'W64 r1', b5: 'W57 r2', b6: 'B18 r0',
  c3: 'W75 r3', c4: 'W63 r3', c5: 'W44 r2', c6: 'W56 r0', d1: 'W50 r3', d2: 'W78 r1', d3: 'W59 r1', d5: 'B23 r3',
  e3: 'W71 r1', e4: 'W42 r3', e5: 'W60 r2', e6: 'B22 r0', f1: 'W13 r0', f2: 'W46 r2', f3: 'W68 r3', f5: 'W49 r0',
};
const FINISHED = [
  { type: 'pond', cells: ['a3', 'a4', 'a5'] }, { type: 'garden', cells: ['b1', 'b2'] }, { type: 'vineyard', cells: ['c5', 'c6'] },
  { type: 'merchant', cells: ['b5', 'b6'] }, { type: 'merchant', cells: ['d3', 'e3'] }, { type: 'granary', cells: ['a5', 'b5'] },
  { type: 'vineyard', cells: ['f2', 'f3'] }, { type: 'granary', cells: ['c5', 'd5'] },
  { type: 'granary', cells: ['e5', 'e6'] }, { type: 'administration', cells: ['e5', 'f5'] }, { type: 'villa', cells: ['b3', 'c3'] }, { type: 'villa', cells: ['e3', 'f3'] },
] as const;

function garden(): string {
  const at = (cell: string) => [(cell.charCodeAt(0) - 97) * 100, (Number(cell[1]) - 1) * 100] as const;
  const tiles = Object.entries(TILES).map(([cell, text]) => move(...at(cell), placedFace(text))).join('');
  const whole = FINISHED.map((each) => finishedFeature(TILES, { ...each, cells: [...each.cells], complete: true } as never)).join('');
  return drawFrame(68, false) + drawPlots(TILES, false) + tiles + whole;
}

function stall(space: number, tiles: string[]): string {
  const wares = tiles.map((id, i) => move(...slotAt(i), looseTile(id, 0, 56))).join('');
  return counter(space, false) + wares + awning(space);
}

function ground(): string {
  const random = scatter(40);
  const tones = ['#eadcbe', '#e3d2b0', '#efe3c9', '#dfcda9', '#e7d8b8', '#e2cdb0'].map(lit);
  let drawn = rect(0, 0, 470, 190, 'var(--paving-shade)');
  for (let y = 0; y < 190; y += 26) {
    for (let x = -20 * random(); x < 470; ) {
      const wide = 26 + random() * 30;
      drawn += rect(x, y, wide - 1.5, 24.5, tones[Math.floor(random() * tones.length)]!, 2);
      x += wide;
    }
  }
  return drawn;
}

/** In the evening dusk lies over all of it, and lamps hang at the stalls. */
function dusk(): string {
  const lamps = [[262, 14], [352, 12], [434, 40], [318, 128]].map(([x, y]) => `<circle class="lamp" cx="${x}" cy="${y}" r="66" fill="url(#lamp)"/>`).join('');
  const light = '<radialGradient id="lamp"><stop offset="0" stop-color="#ffc46b" stop-opacity=".5"/><stop offset="1" stop-color="#ffc46b" stop-opacity="0"/></radialGradient>';
  return `<defs>${light}</defs><rect class="dusk" width="470" height="190"/>${lamps}`;
}

export function carpeDiem(): string {
  const symbols = pieces.replace(/<\/?svg[^>]*>/g, '').replace('</defs>', `${TEXTURES}</defs>`);
  return (
    symbols + ground() + move(318, 128, paving(118, 84)) + circle(318, 128, 62, 'var(--paving-lit)') +
    `<g transform="translate(8 24) rotate(-4)">${move(0, 0, garden(), 0.31)}</g>` +
    move(262, 46, stall(0, ['W22', 'W40', 'W66', 'W29']), 0.62) + move(352, 44, stall(1, ['W15', 'W27', 'W72', 'W01']), 0.62) +
    move(434, 76, stall(6, ['W21', 'W12', 'W58', 'W79']), 0.64) + move(436, 184, stall(2, ['W24', 'W48', 'W09', 'W38']), 0.64) +
    move(318, 132, fountain(), 0.92) + move(384, 132, patrician(2), 1.05) + move(376, 184, patrician(1), 1.12) + move(250, 180, patrician(0), 1.35) + dusk()
  );
}
