// @vitest-environment jsdom
// Ways to pay: what the pointer rests on is shown, a click or a tap pays.
import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import en from '../../../../locales/en/ave-roma.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { quietPicker } from '../shared/pick';
import PayPanel from './PayPanel.svelte';

it('tells the price, and shows a way to pay when the pointer moves onto it, and pays by the click alone', () => {
  const t = translator(en as Catalogue);
  const paid: string[][] = [];
  const shown: (string | null)[] = [];
  const props = {
    payment: [
      { units: { wood: 1 }, answers: ['pay wood'] },
      { units: { stone: 1 }, answers: ['pay stone'] },
    ],
    price: { any: 1 },
    player: { resources: { wood: 1, stone: 1 }, surplus: 0 } as never,
    picker: { ...quietPicker(t, []), select: (text: string | null) => shown.push(text) },
    t,
    onchoose: (texts: string[]) => paid.push(texts),
  };
  const panel = mount(PayPanel, { target: document.body, props });
  expect(document.querySelector('.due')?.innerHTML).toContain('#ar-any');
  const way = document.querySelector('[data-choice="pay stone"]')!;
  const point = (type: string, pointerType: string) => way.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type !== 'pointerenter' }));
  for (const pointerType of ['mouse', 'touch']) point('pointerenter', pointerType);
  point('pointermove', 'touch');
  expect(shown).toEqual([]);
  point('pointermove', 'mouse');
  expect([shown, paid]).toEqual([['pay stone'], []]);
  way.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  flushSync();
  expect(paid).toEqual([['pay stone']]);
  void unmount(panel);
});
