// Pictures of the lobby and of the final count: node scripts/bake.mjs lobby.
import { hall } from './kits/hall.js';
import { aveRoma, carpeDiem, discordia, floor, view } from './kits/scenes.js';

const styles = ['art/lobby.css'];
const game = (file: string, draw: () => string) => ({
  file: `src/assets/${file}`, box: [0, 0, 470, 190], scale: 1.4, quality: 0.5, styles, draw,
});

export const pictures = [
  { file: 'src/assets/view', box: [0, 0, 1440, 214], scale: 1, quality: 0.42, styles, draw: view },
  { file: 'src/assets/floor', box: [0, 0, 270, 206], scale: 1, quality: 0.3, styles, draw: floor },
  { file: 'src/assets/hall', box: [456, 0, 984, 754], scale: 1, quality: 0.4, styles, draw: hall },
  game('carpe-diem', carpeDiem),
  game('discordia', discordia),
  game('ave-roma', aveRoma),
];
