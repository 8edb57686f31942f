// Pictures of the lobby and of the final count: node scripts/bake.mjs lobby.
import { aveRoma } from './lobby/ave_roma';
import { carpeDiem } from './lobby/carpe_diem';
import { discordia } from './lobby/discordia';
import { floor, hall } from './lobby/room';
import { view } from './lobby/view';

const styles = ['art/lobby.css', 'src/games/ave_roma/ave_roma.css', 'src/games/carpe_diem/carpe.css', 'src/games/discordia/discordia.css'];
const game = (file: string, draw: () => string) => ({
  file: `src/assets/${file}`, box: [0, 0, 470, 190], scale: 2, small: 0.12, quality: 0.5, styles, draw,
});

export const pictures = [
  { file: 'src/assets/view', box: [0, 0, 1440, 214], scale: 1.6, small: 0.08, quality: 0.42, styles, draw: view },
  { file: 'src/assets/floor', box: [0, 0, 270, 206], scale: 1, small: 0.16, quality: 0.3, styles, draw: floor },
  { file: 'src/assets/hall', box: [0, 0, 984, 754], scale: 1, quality: 0.4, styles, draw: hall },
  game('carpe-diem', carpeDiem),
  game('discordia', discordia),
  game('ave-roma', aveRoma),
];
