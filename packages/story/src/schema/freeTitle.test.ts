import fc from 'fast-check';
import { expect, test } from 'vitest';
import { comparableTitle, freeTitle } from './freeTitle.ts';

test.each([
  ['Новая история', [], 'Новая история'],
  ['Новая история', ['Маяк'], 'Новая история'],
  ['Новая история', ['  новая ИСТОРИЯ '], 'Новая история 2'],
  ['Новая история', ['Новая история', 'новая история 2'], 'Новая история 3'],
  ['Новая история 7', ['Новая история 7'], 'Новая история 8'],
  ['1984', ['1984'], '1984 2'],
])('of «%s» beside %j it is «%s»', (title, taken, free) => {
  expect(freeTitle(title, taken)).toBe(free);
});

test('the result is free and begins with the title', () => {
  const titles = fc.constantFrom('Маяк', 'маяк', 'Маяк 2', 'Маяк 3', 'МАЯК 10', ' Паром');
  fc.assert(
    fc.property(titles, fc.array(titles), (title, taken) => {
      const free = freeTitle(title, taken);
      expect(taken.map(comparableTitle)).not.toContain(comparableTitle(free));
      expect(free.trim().slice(0, 4)).toBe(title.trim().slice(0, 4));
    }),
  );
});
