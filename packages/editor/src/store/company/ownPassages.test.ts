import { expect, test } from 'vitest';
import { ownPassages } from './ownPassages.ts';

test('words that were added stand for themselves, those of one place together', () => {
  expect(ownPassages('Море шумит.', 'Море шумит. Чайка кричит.')).toBe('Чайка кричит.');
  expect(ownPassages('Море шумит.\n\nТихо.', 'Синее море шумит.\n\nТихо. Ночь.')).toContain(
    'Ночь.',
  );
});

test('words that replaced others stand in their sentences', () => {
  const base = 'Вы у моря. Оно спокойно. Лодка ждёт.';
  expect(ownPassages(base, 'Вы у моря. Оно шумит. Лодка ждёт.')).toBe('Оно шумит.');
  expect(ownPassages(base, 'Вы у озера. Оно шумит. Лодка ждёт.')).toBe('Вы у озера. Оно шумит.');
});

test('of a text that was only shortened nothing is left', () => {
  expect(ownPassages('Вы у моря. Оно спокойно.', 'Вы у моря.')).toBe('');
});
