// Stored positions (tests/golden) in which each kind of choice is asked.
import { makeGolden } from './fixtures';
import type { Page } from '@playwright/test';

export type Position = readonly [record: string, moves: number, decision: string];

export const positions: readonly Position[] = [
  ['carpe_diem/2_seats_greedy', 5, 'move'],
  ['carpe_diem/2_seats_greedy', 7, 'place'],
  ['carpe_diem/2_seats_greedy', 40, 'craftsman'],
  ['carpe_diem/2_seats_greedy', 43, 'spot'],
  ['carpe_diem/2_seats_greedy', 69, 'return'],
  ['carpe_diem/2_seats_greedy', 89, 'pay'],
  ['carpe_diem/3_seats_greedy', 260, 'extra'],
  ['discordia/1_seats_greedy', 5, 'die'],
  ['discordia/1_seats_greedy', 6, 'turn'],
  ['discordia/1_seats_greedy', 15, 'privilege'],
  ['discordia/1_seats_greedy', 17, 'star'],
  ['discordia/1_seats_greedy', 29, 'return'],
  ['discordia/1_seats_greedy', 46, 'send'],
  ['discordia/1_seats_greedy', 55, 'place'],
  ['discordia/1_seats_greedy', 62, 'tower'],
  ['discordia/1_seats_random', 91, 'tear'],
  ['discordia/2_seats_greedy', 85, 'deploy'],
  ['discordia/4_seats_greedy', 347, 'any_tile'],
  ['ave_roma/4_seats_random_advanced_deck_all', 5, 'worker'],
  ['ave_roma/4_seats_random_advanced_deck_all', 6, 'half'],
  ['ave_roma/4_seats_random_advanced_deck_all', 8, 'overflow'],
  ['ave_roma/4_seats_random_advanced_deck_all', 9, 'turn'],
  ['ave_roma/4_seats_random_advanced_deck_all', 22, 'extra'],
  ['ave_roma/4_seats_random_advanced_deck_all', 31, 'trade'],
  ['ave_roma/4_seats_random_advanced_deck_all', 90, 'refill'],
  ['ave_roma/4_seats_random_advanced_deck_all', 146, 'pay'],
  ['ave_roma/4_seats_random_advanced_deck_all', 338, 'activate'],
  ['ave_roma/4_seats_random_advanced_deck_all', 634, 'end_area'],
  ['ave_roma/5_seats_greedy', 540, 'patron_slot'],
  ['ave_roma/two_seats', 13, 'shadow'],
];

export const inGame = (game: string) => positions.filter(([record]) => record.startsWith(game));

/** Opens a stored position with all seats at this page. */
export async function openPosition(page: Page, [record, moves]: Position): Promise<void> {
  const { id } = await makeGolden(page, record, moves);
  await page.goto(`/#/table/${id}`);
  const curtain = page.locator('[data-curtain] button');
  await page.locator('main.table [data-choice]').or(curtain).first().waitFor();
  if (await curtain.count()) await curtain.click();
  await page.locator('main.table [data-choice]').first().waitFor();
}
