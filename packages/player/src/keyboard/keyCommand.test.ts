import { describe, expect, test } from 'vitest';
import { focusKinds, type KeyPress, keyCommand } from './keyCommand.ts';

const press = (key: string, more: Partial<KeyPress> = {}) =>
  keyCommand({ key, code: key, hasModifier: false, hasSignKeys: true, focus: 'page', ...more });

describe('keyCommand', () => {
  test('digits choose, also on the number pad', () => {
    expect(press('1', { code: 'Digit1' })).toEqual({ type: 'choose', index: 0 });
    expect(press('9', { code: 'Numpad9' })).toEqual({ type: 'choose', index: 8 });
    expect(press('F1')).toBeNull();
  });

  test('the tenth to the twelfth option have the keys after 9', () => {
    expect(press('0', { code: 'Digit0' })).toEqual({ type: 'choose', index: 9 });
    expect(press('-', { code: 'Minus' })).toEqual({ type: 'choose', index: 10 });
    expect(press('=', { code: 'Equal' })).toEqual({ type: 'choose', index: 11 });
  });

  test('single-character shortcuts can be turned off, the others stay', () => {
    const off = { hasSignKeys: false };
    for (const [key, code] of [
      ['1', 'Digit1'],
      ['=', 'Equal'],
      ['h', 'KeyH'],
      ['s', 'KeyS'],
      ['r', 'KeyR'],
      ['?', 'Slash'],
    ] as const) {
      expect(press(key, { code, ...off })).toBeNull();
    }
    expect(press('ArrowRight', off)).toEqual({ type: 'next' });
    expect(press('Enter', off)).toEqual({ type: 'next' });
    expect(press('Escape', off)).toEqual({ type: 'close' });
  });

  test('letters are matched by key position on any keyboard layout', () => {
    expect(press('р', { code: 'KeyH' })).toEqual({ type: 'toggleHistory' });
    expect(press('ы', { code: 'KeyS' })).toEqual({ type: 'toggleSettings' });
    expect(press('к', { code: 'KeyR' })).toEqual({ type: 'askRestart' });
  });

  test('Enter and the right arrow advance, the left arrow goes back', () => {
    expect(press('Enter')).toEqual({ type: 'next' });
    expect(press('ArrowRight')).toEqual({ type: 'next' });
    expect(press('ArrowLeft')).toEqual({ type: 'back' });
  });

  test('Enter belongs to a focused button, arrows do not', () => {
    expect(press('Enter', { focus: 'button' })).toBeNull();
    expect(press('ArrowRight', { focus: 'button' })).toEqual({ type: 'next' });
  });

  test('arrows belong to radio buttons and media players', () => {
    expect(press('ArrowRight', { focus: 'arrows' })).toBeNull();
    expect(press('ArrowLeft', { focus: 'arrows' })).toBeNull();
    expect(press('Enter', { focus: 'arrows' })).toBeNull();
  });

  test.each(['1', 'h', 's', 'Enter', 'ArrowRight'])('%s is ignored while typing', (key) => {
    const code = key === '1' ? 'Digit1' : `Key${key.toUpperCase()}`;
    expect(press(key, { code, focus: 'text' })).toBeNull();
  });

  test.each(focusKinds)('Escape closes, whatever has the focus: %s', (focus) => {
    expect(press('Escape', { focus })).toEqual({ type: 'close' });
  });

  test('the question mark opens help, also with Shift, but not while typing', () => {
    expect(press('?', { hasModifier: true })).toEqual({ type: 'help' });
    expect(press('?', { hasModifier: true, focus: 'text' })).toBeNull();
  });

  test('keys with Ctrl, Alt, Meta or Shift are the browser’s', () => {
    expect(press('s', { code: 'KeyS', hasModifier: true })).toBeNull();
    expect(press('ArrowLeft', { hasModifier: true })).toBeNull();
  });
});
