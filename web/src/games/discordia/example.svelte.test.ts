// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/discordia.json';
import { translator, type Catalogue } from '../../i18n/translate';
import TurnExample from './TurnExample.svelte';
import type { DiscordiaView } from './view';

const t = translator(english as unknown as Catalogue);

it('lets a newcomer play a turn: the die, the tile, the workers, in this order', () => {
  let played = 0;
  const view = (fixtures as unknown as Record<string, { position: DiscordiaView }>)['setup-2']!.position;
  const example = mount(TurnExample, { target: document.body, props: { t, view, onplayed: () => played++ } });
  flushSync();
  const press = (step: string) => {
    document.querySelector<HTMLElement>(`[aria-label="${t(`tour.example.do_${step}`)}"]`)!.click();
    flushSync();
  };
  const pressed = () => document.querySelectorAll('[aria-pressed="true"]').length;
  press('send');
  expect([pressed(), played]).toEqual([0, 0]);
  press('die');
  press('tile');
  expect([pressed(), played]).toEqual([2, 0]);
  press('send');
  expect([pressed(), played]).toEqual([3, 1]);
  expect(document.querySelector('[role="status"]')!.textContent).toContain('left your reserve');
  void unmount(example);
});
