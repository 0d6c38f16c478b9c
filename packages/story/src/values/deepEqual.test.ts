import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deepEqual } from './deepEqual.ts';

describe('deepEqual', () => {
  test('D10: plain data that is written and read again is equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = JSON.stringify(value);
        expect(deepEqual(JSON.parse(text), JSON.parse(text))).toBe(true);
      }),
    );
  });

  test('D10: agrees with the serialised text, in both directions', () => {
    const few = fc.jsonValue({ maxDepth: 2, stringUnit: 'grapheme' }).map(
      // Through JSON text, which has no negative zero.
      (value): unknown => JSON.parse(JSON.stringify(value)),
    );
    fc.assert(
      fc.property(few, few, (one, other) => {
        const isEqual = JSON.stringify(one) === JSON.stringify(other);
        expect(deepEqual(one, other) || !isEqual).toBe(true);
        expect(deepEqual(one, other)).toBe(deepEqual(other, one));
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
    expect(deepEqual(one, other)).toBe(expected);
  });
});
