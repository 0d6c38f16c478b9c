import type { InfixOperator } from './expression.ts';
import { anyNumber, type NumberRange, numbers } from './range.ts';

// Rounding keeps the order of numbers, so the bounds of a result are results of bounds.

/** Infinity stands for numbers without a bound, and zero times any number is zero. */
const orZero = (value: number): number => (Number.isNaN(value) ? 0 : value);

function corners(
  one: NumberRange,
  other: NumberRange,
  combine: (left: number, right: number) => number,
): NumberRange {
  const values = [one.low, one.high].flatMap((left) =>
    [other.low, other.high].map((right) => orZero(combine(left, right))),
  );
  return numbers(Math.min(...values), Math.max(...values));
}

export const negated = ({ low, high }: NumberRange): NumberRange => numbers(-high, -low);

/** The numbers that a calculation may give, where it gives one. */
export function calculateRange(
  operator: Extract<InfixOperator, '+' | '-' | '*' | '/'>,
  one: NumberRange,
  other: NumberRange,
): NumberRange {
  switch (operator) {
    case '+':
      return numbers(orZero(one.low + other.low), orZero(one.high + other.high));
    case '-':
      return numbers(orZero(one.low - other.high), orZero(one.high - other.low));
    case '*':
      return corners(one, other, (left, right) => left * right);
    case '/':
      return other.low <= 0 && other.high >= 0
        ? anyNumber
        : corners(one, other, (left, right) => left / right);
  }
}

/** Beyond this, whole numbers are not exact. */
const exact = 2 ** 52;

/** The numbers that `random` may give. */
export function randomRange(one: NumberRange, other: NumberRange): NumberRange {
  const low = Math.round(Math.min(one.low, other.low));
  const high = Math.round(Math.max(one.high, other.high));
  return low < -exact || high > exact ? anyNumber : numbers(low, high);
}

/** Whether every result is finite. */
export const isBounded = ({ low, high }: NumberRange): boolean =>
  Number.isFinite(low) && Number.isFinite(high);
