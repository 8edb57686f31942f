// Boards by game id, each loaded when its table is opened. A game without one gets the plain board.
import type { GameModule } from './types';

export const modules: Record<string, () => Promise<GameModule>> = {
  'carpe-diem': async () => (await import('./carpe_diem')).default,
  discordia: async () => (await import('./discordia')).default,
  'ave-roma': async () => (await import('./ave_roma')).default,
};

export async function loadModule(game: string): Promise<GameModule> {
  const load = modules[game];
  return load ? load() : (await import('./plain')).plainModule(game);
}
