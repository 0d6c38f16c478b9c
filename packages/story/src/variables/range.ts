import type { VariableType, VariableValue } from '../schema/variable.ts';
import type { InfixOperator } from './expression.ts';

/** Values that something may have, and perhaps more: all numbers of an interval, or some of the others. */
export type Range =
  | { readonly type: 'number'; readonly low: number; readonly high: number }
  | { readonly type: 'boolean'; readonly yes: boolean; readonly no: boolean }
  /** Without a list of texts, any text. */
  | { readonly type: 'text'; readonly texts: ReadonlySet<string> | null };

export type NumberRange = Extract<Range, { type: 'number' }>;

/** More texts than this count as any text. */
const textsMaximum = 16;

export const numbers = (low: number, high: number): NumberRange => ({ type: 'number', low, high });
export const anyNumber = numbers(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
export const onlyYes: Range = { type: 'boolean', yes: true, no: false };
export const onlyNo: Range = { type: 'boolean', yes: false, no: true };
export const yesOrNo: Range = { type: 'boolean', yes: true, no: true };
export const anyText: Range = { type: 'text', texts: null };

/** The range of one value. */
export function rangeOfValue(value: VariableValue): Range {
  if (typeof value === 'number') return numbers(value, value);
  if (typeof value === 'boolean') return value ? onlyYes : onlyNo;
  return { type: 'text', texts: new Set([value]) };
}

export const anyOfType = (type: VariableType): Range =>
  type === 'number' ? anyNumber : type === 'boolean' ? yesOrNo : anyText;

export function contains(range: Range, value: VariableValue): boolean {
  if (range.type === 'number')
    return typeof value === 'number' && range.low <= value && value <= range.high;
  if (range.type === 'boolean') return typeof value === 'boolean' && (value ? range.yes : range.no);
  return typeof value === 'string' && (range.texts === null || range.texts.has(value));
}

/** The values of both; the type of the first if they differ. */
export function unite(one: Range, other: Range): Range {
  if (one.type === 'number' && other.type === 'number') {
    return numbers(Math.min(one.low, other.low), Math.max(one.high, other.high));
  }
  if (one.type === 'boolean' && other.type === 'boolean') {
    return { type: 'boolean', yes: one.yes || other.yes, no: one.no || other.no };
  }
  if (one.type === 'text' && other.type === 'text') {
    if (!one.texts || !other.texts) return anyText;
    const texts = new Set([...one.texts, ...other.texts]);
    return texts.size > textsMaximum ? anyText : { type: 'text', texts };
  }
  return anyOfType(one.type);
}

/** The common values of two ranges of one type; null if there are none. */
export function intersect(one: Range, other: Range): Range | null {
  if (one.type === 'number' && other.type === 'number') {
    const low = Math.max(one.low, other.low);
    const high = Math.min(one.high, other.high);
    return low > high ? null : numbers(low, high);
  }
  if (one.type === 'boolean' && other.type === 'boolean') {
    const yes = one.yes && other.yes;
    const no = one.no && other.no;
    return yes || no ? { type: 'boolean', yes, no } : null;
  }
  if (one.type === 'text' && other.type === 'text') {
    if (!one.texts) return other;
    const texts = [...one.texts].filter((text) => other.texts === null || other.texts.has(text));
    return texts.length === 0 ? null : { type: 'text', texts: new Set(texts) };
  }
  return null;
}

/** The only value of a range, if there is just one. */
export function onlyValue(range: Range): VariableValue | undefined {
  if (range.type === 'number') return range.low === range.high ? range.low : undefined;
  if (range.type === 'boolean') return range.yes === range.no ? undefined : range.yes;
  return range.texts?.size === 1 ? [...range.texts][0] : undefined;
}

/** The range without one value; null if nothing is left. An interval only loses its ends. */
export function without(range: Range, value: VariableValue): Range | null {
  if (!contains(range, value)) return range;
  if (range.type === 'number') {
    const low = range.low === value ? nextAbove(range.low) : range.low;
    const high = range.high === value ? nextBelow(range.high) : range.high;
    return low > high ? null : numbers(low, high);
  }
  if (range.type === 'boolean') return intersect(range, value ? onlyNo : onlyYes);
  if (!range.texts) return range;
  const texts = [...range.texts].filter((text) => text !== value);
  return texts.length === 0 ? null : { type: 'text', texts: new Set(texts) };
}

const bits = new DataView(new ArrayBuffer(8));

/** The smallest number that is greater. */
export function nextAbove(value: number): number {
  if (value === Number.POSITIVE_INFINITY) return value;
  if (value === 0) return Number.MIN_VALUE;
  bits.setFloat64(0, value);
  bits.setBigInt64(0, bits.getBigInt64(0) + (value > 0 ? 1n : -1n));
  return bits.getFloat64(0);
}

/** The greatest number that is smaller. */
export const nextBelow = (value: number): number => -nextAbove(-value);

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
