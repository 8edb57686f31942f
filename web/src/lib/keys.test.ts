// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { keyAction, nextChoice, turned } from './keys';

const choices = ['place a1 r0', 'place a1 r2', 'place b1 r1', 'store'].map((text) => ({
  text,
  events: [],
  final: false,
}));

describe('nextChoice', () => {
  it('begins at an end and goes round', () => {
    expect(nextChoice(choices, null, 1)).toBe('place a1 r0');
    expect(nextChoice(choices, null, -1)).toBe('store');
    expect(nextChoice(choices, 'store', 1)).toBe('place a1 r0');
    expect(nextChoice([], 'store', 1)).toBeNull();
  });
});

describe('turned', () => {
  it('walks the legal rotations of one place only', () => {
    expect(turned(choices, 'place a1 r0')).toBe('place a1 r2');
    expect(turned(choices, 'place a1 r2')).toBe('place a1 r0');
    expect(turned(choices, 'place b1 r1')).toBe('place b1 r1');
    expect(turned(choices, 'store')).toBe('store');
    expect(turned(choices, null)).toBeNull();
  });
});

describe('keyAction', () => {
  const press = (key: string, inside = 'div', more: KeyboardEventInit = {}) => {
    const element = document.createElement(inside);
    document.body.append(element);
    let action: ReturnType<typeof keyAction> = null;
    element.addEventListener('keydown', (event) => (action = keyAction(event)));
    element.dispatchEvent(new KeyboardEvent('keydown', { key, ...more }));
    return action;
  };
  it('knows the keys in either case', () => {
    expect(press('U')).toBe('undo');
    expect(press('l')).toBe('log');
    expect(press('?')).toBe('help');
    expect(press('ArrowUp')).toBe('previous');
  });
  it('undoes by Ctrl+Z as everywhere', () => {
    expect(press('z', 'div', { ctrlKey: true })).toBe('undo');
    expect(press('z', 'input', { ctrlKey: true })).toBeNull();
    expect(press('Z', 'div', { ctrlKey: true, shiftKey: true })).toBeNull();
  });
  it('leaves typing and browser keys alone', () => {
    expect(press('u', 'input')).toBeNull();
    expect(press('s', 'div', { ctrlKey: true })).toBeNull();
  });
  it('leaves Enter to a focused button, and never repeats it', () => {
    expect(press('Enter')).toBe('take');
    expect(press('Enter', 'button')).toBeNull();
    expect(press('Enter', 'div', { repeat: true })).toBeNull();
  });
});
