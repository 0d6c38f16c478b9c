import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../scripts/testScope.ts';
import { mergeText, mergeTextTogether } from './mergeText.ts';

const often = { numRuns: runs(2000) };

const segmenter = new Intl.Segmenter('ru', { granularity: 'word' });

const words = (text: string): string[] =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));

/** Three versions of a text: sentences of few words, so that they meet often, and any characters. */
const pieces = fc.constantFrom('маяк', 'море', 'и', 'a1', '—', ', ', ' ', '.', '\n', '🌊', "d'");
const text = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);

/** A text of which some stretches were replaced. */
const rewritten = (base: string): fc.Arbitrary<string> =>
  fc.array(fc.tuple(fc.nat(), fc.nat({ max: 6 }), text), { maxLength: 3 }).map((edits) =>
    edits.reduce((current, [at, length, added]) => {
      const from = at % (current.length + 1);
      return current.slice(0, from) + added + current.slice(from + length);
    }, base),
  );
const versions = text.chain((base) =>
  fc.record({
    base: fc.constant(base),
    mine: fc.oneof(rewritten(base), text),
    theirs: fc.oneof(rewritten(base), text),
  }),
);

type Merged = Record<'base' | 'mine' | 'theirs' | 'merged', string>;

/** No word that a side added is lost, and no word that no version had is made. */
function expectSameWords({ base, mine, theirs, merged }: Merged): void {
  const lost = (from: string[], to: string[]) => {
    const known = new Set(to.flatMap(words));
    return from.flatMap(words).filter((word) => !known.has(word));
  };
  expect(lost([mine, theirs], [base, merged])).toEqual([]);
  expect(lost([merged], [base, mine, theirs])).toEqual([]);
}

describe('mergeText', () => {
  test.each([
    [
      'Дверь заперта.',
      'Дверь наглухо заперта.',
      'Старая дверь заперта.',
      'Старая дверь наглухо заперта.',
    ],
    [
      'Дверь заперта.',
      'Дверь наглухо заперта.',
      'Дверь заперта. Темно.',
      'Дверь наглухо заперта. Темно.',
    ],
    ['Раз, два, три.', 'Раз, двое, три.', 'Раз, два, четыре.', 'Раз, двое, четыре.'],
    ['Тихо.', 'Тихо. Ветер.', 'Тихо. Дождь.', null],
    ['Тихо.', 'Тихо. Ветер.', 'Тихо. Ветер.', 'Тихо. Ветер.'],
    ['Он ушёл молча.', 'Он ушёл.', 'Он ушёл молча. Навсегда.', 'Он ушёл. Навсегда.'],
    ['Он долго ждал ответа.', 'Он ждал.', 'Он долго-долго ждал ответа.', null],
    ['а, б', 'а,б', 'а б', null],
    ['а!', 'а', '!', null],
    ['1. б', 'а. б', '1.в б', null],
    ['', 'Моё.', 'Их.', null],
  ])('M12: %j, mine %j, theirs %j: %j', (base, mine, theirs, merged) => {
    expect(mergeText(base, mine, theirs)).toBe(merged);
    expect(mergeText(base, theirs, mine)).toBe(merged);
  });

  test('M12: a side without edits gives the other side, equal sides give that side', () => {
    fc.assert(
      fc.property(versions, ({ base, mine }) => {
        expect(mergeText(base, mine, base)).toBe(mine);
        expect(mergeText(base, base, mine)).toBe(mine);
        expect(mergeText(base, mine, mine)).toBe(mine);
      }),
      often,
    );
  });

  test('M12: which side is mine makes no difference', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        expect(mergeText(base, mine, theirs)).toBe(mergeText(base, theirs, mine));
      }),
      often,
    );
  });

  test('M12: no word that a side added is lost, and no word that neither side had is made', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const merged = mergeText(base, mine, theirs);
        if (merged === null) return;
        expectSameWords({ base, mine, theirs, merged });
        expect(merged.trim() !== '' || mine.trim() === '' || theirs.trim() === '').toBe(true);
      }),
      often,
    );
  });

  test('M12: words that neither side touched stay, in texts of 100,000 characters too', () => {
    const base = Array.from({ length: 16_000 }, (_, index) => `слово${index % 997}`).join(' ');
    const mine = `Начало. ${base}`;
    const theirs = `${base.slice(0, 50_000)}вставка${base.slice(50_000)} Конец.`;
    expect(base.length).toBeGreaterThan(100_000);
    expect(mergeText(base, mine, theirs)).toBe(`Начало. ${theirs}`);
    expect(mergeText(base, base.replaceAll('слово', 'иное'), theirs)).toBeNull();
  });
});

describe('mergeTextTogether', () => {
  test.each([
    ['Говорят:', 'Говорят: ан', 'Говорят: бор', 'Говорят: бор ан'],
    ['Говорят:', 'Говорят: ', 'Говорят: бор', 'Говорят:  бор'],
    ['Говорят:', 'Говорят: ан', 'Говорят:\nбор', 'Говорят:\nбор ан'],
    ['Говорят: ', 'Говорят: ан', 'Говорят: \nбор', 'Говорят: ан\nбор'],
    ['Тихо.', 'Тихо. Ветер.', 'Тихо. Дождь.', 'Тихо. Дождь. Ветер.'],
    ['Раз.', 'Раз.\n\nМоё.', 'Раз.\n\nИх.', 'Раз.\n\nИх.\n\nМоё.'],
    ['', 'Моё.', 'Их.', null],
    ['Он ушёл.', 'Он молча ушёл.', 'Он быстро ушёл.', 'Он быстро молча ушёл.'],
    ['Он ждал.', 'Он спал.', 'Он стоял.', null],
    ['ан', 'анна', 'анти', null],
  ])('M13: %j, mine %j, theirs %j: %j', (base, mine, theirs, merged) => {
    expect(mergeTextTogether(base, mine, theirs)).toBe(merged);
  });

  test('M13: where M12 has a text, it is that', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const together = mergeTextTogether(base, mine, theirs);
        expect(mergeText(base, mine, theirs) ?? together).toBe(together);
      }),
      often,
    );
  });

  test('M13: no word of a side is lost or made', () => {
    fc.assert(
      fc.property(versions, ({ base, mine, theirs }) => {
        const merged = mergeTextTogether(base, mine, theirs);
        if (merged === null) return;
        expectSameWords({ base, mine, theirs, merged });
      }),
      often,
    );
  });
});
