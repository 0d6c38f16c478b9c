import { textDifference } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { indexAfter } from './indexAfter.ts';

/** The caret is `|` in both texts. */
test.each([
  ['Говорят: анн|', 'Говорят: анн| борис'],
  ['Говорят: ан|', 'Говорят: борис ан|'],
  ['Говорят: |', 'Говорят: | борис'],
  ['Лодка |качается.', 'Лодка |тихо качается.'],
  ['Лодка качается|.', 'Старая лодка качается|.'],
  ['Лод|ка качается.', 'Шхуна| качается.'],
  ['Лод|ка качается.', 'Лод|очка качается.'],
  ['Лодка| качается.', 'Шхуна| качается.'],
  ['|Тихо.', 'Там. |Тихо.'],
  ['Тихо. Там| шумно.', 'Тихо.|'],
])('a caret at %j is at %j', (before, after) => {
  const pieces = textDifference(before.replace('|', ''), after.replace('|', ''));
  expect(indexAfter(pieces, before.indexOf('|'))).toBe(after.indexOf('|'));
});
