// Discordia for the lobby: the walled city by the Rhine, ships at the quay, raiders at the forest's edge.
import { BUILDINGS } from '../../src/games/discordia/art/buildings';
import { FIGURES } from '../../src/games/discordia/art/figures';
import { GROUNDS } from '../../src/games/discordia/art/grounds';
import { SCENERY } from '../../src/games/discordia/art/scenery';
import { chance, ellipse, path, rect } from '../../src/games/ave_roma/art/kit';

const use = (name: string, x: number, y: number, width: number, height: number): string =>
  `<use href="#di-${name}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width}" height="${height}"/>`;
const person = (colour: string, x: number, y: number, size: number): string => use(`w-${colour}`, x, y, size * 0.73, size);

function forest(): string {
  const random = chance(5);
  return Array.from({ length: 34 }, (_, i) => {
    const size = 30 + random() * 16;
    return use('pine', i * 14.5 + random() * 7 - 8, 84 + random() * 12 - size, size * 0.65, size);
  }).join('');
}

function aqueduct(): string {
  const arches = Array.from({ length: 10 }, (_, i) => {
    const x = 152 + i * 34;
    return path(`M${x - 4} 55H${x + 34}V100H${x + 27}V78Q${x + 27} 62 ${x + 14} 62Q${x + 2} 62 ${x + 2} 78V100H${x - 4}Z`, 'url(#di-wall)') + rect(x + 27, 60, 3, 40, 'var(--limewash-shade)', 'opacity=".6"');
  });
  return rect(150, 42, 330, 13, 'var(--limewash)') + rect(150, 42, 330, 3, 'var(--limewash-lit)') + rect(150, 47, 330, 5, 'var(--water-lit)') + arches.join('');
}

function wall(): string {
  const merlons = Array.from({ length: 24 }, (_, i) => rect(120 + i * 15, 94, 9, 9, 'var(--limewash)') + rect(126 + i * 15, 94, 3, 9, 'var(--limewash-shade)'));
  return rect(120, 102, 360, 42, 'url(#di-wall)') + rect(120, 102, 360, 42, 'url(#di-ashlar)') + merlons.join('');
}

function ship(x: number, y: number, scale: number, crew: number): string {
  const sailors = Array.from({ length: crew }, (_, i) => person('b', 24 + i * 24, 32, 42)).join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})">${use('sail', -6, -14, 132, 79)}${sailors}${use('hull', -14, 6, 148, 89)}</g>`;
}

export function discordia(): string {
  return (
    `<defs>${GROUNDS}</defs>${SCENERY}${FIGURES}${BUILDINGS}` +
    '<linearGradient id="air" x2="0" y2="1"><stop offset="0" stop-color="var(--sky-high)"/><stop offset="1" stop-color="var(--sky-low)"/></linearGradient>' +
    rect(0, 0, 470, 100, 'url(#air)') + ellipse(44, 26, 15, 15, 'var(--sun)') +
    path('M0 60Q90 34 190 52T380 40T470 48V190H0Z', 'var(--lawn-lit)') + path('M0 74Q120 50 250 66T470 60V190H0Z', 'var(--lawn)') + forest() +
    rect(0, 86, 470, 104, 'url(#di-land)') + rect(0, 86, 470, 60, 'url(#di-grass)') + aqueduct() +
    [66, 92, 118].map((x, i) => use('raider', x, [46, 50, 48][i]!, 22, 30)).join('') + use('farm', 2, 56, 116, 70) + use('oak', 112, 92, 30, 34) + use('oak', -8, 90, 27, 31) +
    wall() + use('military_tower', 112, 62, 51, 84) + use('barracks', 190, 52, 124, 92) + use('market_stall', 322, 80, 92, 64) + use('military_tower', 420, 58, 53, 88) +
    ['r', 'w', 'y'].map((colour, i) => person(colour, 166 + i * 17, 110, 36)).join('') + person('w', 404, 110, 36) +
    rect(0, 143, 470, 5, 'var(--limewash-lit)') + rect(0, 147, 470, 8, 'var(--limewash-shade)') + rect(0, 153, 470, 40, 'url(#di-river)') + rect(0, 153, 470, 40, 'url(#di-ripple)') + rect(0, 153, 470, 4, 'var(--water-shade)') +
    ship(214, 124, 0.74, 2) + ship(28, 108, 0.86, 3)
  );
}
