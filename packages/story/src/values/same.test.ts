import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { same } from './same.ts';

describe('same', () => {
  test('D10: plain data written and read again is the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(same(JSON.parse(text), JSON.parse(text))).toBe(true);
      }),
    );
  });

  test('D10: agrees with the text of the values, either way round', () => {
    const few = fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }).map(
      // Through text, where a negative zero is lost.
      (value): unknown => JSON.parse(JSON.stringify(value)),
    );
    fc.assert(
      fc.property(few, few, (one, other) => {
        const isEqual = JSON.stringify(one) === JSON.stringify(other);
        expect(same(one, other) || !isEqual).toBe(true);
        expect(same(one, other)).toBe(same(other, one));
      }),
    );
  });

  test.each([
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: null }, false],
    [{ constructor: Object }, {}, false],
    [{}, { constructor: Object }, false],
    [[1, 2], [2, 1], false],
    [[1], [1, undefined], false],
    [[], {}, false],
    [null, {}, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, false],
  ])('C5: %j and %j: %s', (one, other, expected) => {
    expect(same(one, other)).toBe(expected);
  });
});
