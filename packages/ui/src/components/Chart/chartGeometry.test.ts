import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexAt, placeOf, scaleValues, spreadIndexes, wholeShares } from './chartGeometry.ts';

describe('scaleValues', () => {
  test('begins at zero and ends at a round number above the highest value', () => {
    const { steps, heightOf } = scaleValues([120, 318, 87]);
    expect(steps).toEqual([0, 100, 200, 300, 400]);
    expect(heightOf(0)).toBe(0);
    expect(heightOf(400)).toBe(100);
  });

  test('has whole steps for whole values', () => {
    expect(scaleValues([0, 1]).steps).toEqual([0, 1]);
    expect(scaleValues([0, 2]).steps).toEqual([0, 1, 2]);
    expect(scaleValues([0.5, 1]).steps).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  test('has room for losses', () => {
    const { heightOf } = scaleValues([-50, 50]);
    expect(heightOf(0)).toBe(50);
  });

  test('stands when there is nothing but zeros', () => {
    expect(scaleValues([0, 0]).heightOf(0)).toBe(0);
    expect(scaleValues([]).steps.length).toBeGreaterThan(1);
  });

  test('keeps every value inside the drawing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1 }),
        (values) => {
          const { heightOf } = scaleValues(values);
          for (const value of values) {
            expect(heightOf(value)).toBeGreaterThanOrEqual(-1e-9);
            expect(heightOf(value)).toBeLessThanOrEqual(100 + 1e-9);
          }
        },
      ),
    );
  });
});

test('steps share the width, a single one has all of it', () => {
  expect([0, 1, 2, 3].map((index) => placeOf(index, 4))).toEqual([12.5, 37.5, 62.5, 87.5]);
  expect(placeOf(0, 1)).toBe(50);
});

test('the step at a place is one of them', () => {
  expect([-0.2, 0.1, 0.6, 1.4].map((place) => indexAt(place, 5))).toEqual([0, 0, 3, 4]);
});

test('words along the axis are few, with the first and the last', () => {
  expect(spreadIndexes(30, 5)).toEqual([0, 7, 15, 22, 29]);
  expect(spreadIndexes(3, 5)).toEqual([0, 1, 2]);
  expect(spreadIndexes(1, 5)).toEqual([0]);
  expect(spreadIndexes(0, 5)).toEqual([]);
});

describe('wholeShares', () => {
  test('three thirds make a whole', () => {
    expect(wholeShares([1, 1, 1])).toEqual([34, 33, 33]);
  });

  test('shares of nothing are nothing', () => {
    expect(wholeShares([0, 0])).toEqual([0, 0]);
  });

  test('add up to 100', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1 }), (values) => {
        expect(wholeShares(values).reduce((sum, share) => sum + share, 0)).toBe(100);
      }),
    );
  });
});
