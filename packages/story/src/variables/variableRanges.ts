import type { StoryDocument } from '../schema/document.ts';
import type { Effect, Variable } from '../schema/variable.ts';
import { analyseExpression, type RangeOf } from './analyseExpression.ts';
import type { Expression } from './expression.ts';
import {
  anyNumber,
  anyText,
  calculateRange,
  contains,
  numbers,
  type Range,
  rangeOfValue,
  unite,
} from './range.ts';
import { nodeVariables } from './variableUses.ts';

const limit = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

/** What readers may answer to a question. */
const answers = ({ minimum, maximum }: Effect, { type }: Variable): Range | null =>
  type === 'boolean'
    ? null
    : type === 'text'
      ? anyText
      : numbers(limit(minimum, Number.NEGATIVE_INFINITY), limit(maximum, Number.POSITIVE_INFINITY));

type Source = {
  readonly effect: Effect;
  readonly variable: Variable;
  readonly value: Expression | null;
  /** The variables that the result follows from. */
  readonly names: ReadonlySet<string>;
};

/** So often an interval grows step by step; then its bound goes to infinity, so that this ends. */
const stepsMaximum = 3;

/** The values that an effect may give; null if it changes nothing. */
function resultOf({ effect, variable, value }: Source, current: Range, rangeOf: RangeOf) {
  const { kind } = effect;
  if (kind === 'ask') return answers(effect, variable);
  if (kind === 'toggle') {
    if (current.type !== 'boolean') return null;
    return { ...current, yes: current.no, no: current.yes };
  }
  const given = value && analyseExpression(value, rangeOf).range;
  if (given?.type !== current.type) return null;
  if (kind === 'set') return given;
  if (given.type === 'text') return kind === 'add' ? anyText : null;
  if (given.type !== 'number' || current.type !== 'number') return null;
  return calculateRange(kind === 'add' ? '+' : '-', current, given);
}

/** The range with bounds at infinity where it has grown. */
function widened(current: Range, next: Range): Range {
  if (current.type !== 'number' || next.type !== 'number') return next;
  return numbers(
    next.low < current.low ? anyNumber.low : next.low,
    next.high > current.high ? anyNumber.high : next.high,
  );
}

function sourceOf(effect: Effect, value: Expression | null, variable: Variable): Source {
  const names = new Set<string>(value ? namesIn(value) : []);
  if (effect.kind !== 'set' && effect.kind !== 'ask') names.add(variable.name);
  return { effect, variable, value, names };
}

/**
 * All values that each variable may have at any time of a reading, and perhaps more: its initial value
 * and whatever the effects make of it, wherever they stand (SPEC N9). An effect is examined again only
 * when a variable that it reads has got more values, and that happens a bounded number of times. After
 * every yield the caller can pause.
 */
export function* variableRangesInSteps(
  story: StoryDocument,
): Generator<void, ReadonlyMap<string, Range>> {
  const variables = new Map<string, Variable>();
  for (const variable of story.variables ?? []) {
    if (!variables.has(variable.name)) variables.set(variable.name, variable);
  }
  const ranges = new Map(
    [...variables].map(([name, { initial }]) => [name, rangeOfValue(initial)]),
  );
  const rangeOf: RangeOf = (name) => ranges.get(name);
  /** Adds what the effect gives; whether that is more than before. */
  const grows = (source: Source, isStepping: boolean): boolean => {
    const { name } = source.variable;
    const current = ranges.get(name) as Range;
    const result = resultOf(source, current, rangeOf);
    if (!result || includes(current, result)) return false;
    const next = unite(current, result);
    ranges.set(name, isStepping ? next : widened(current, next));
    return true;
  };
  // Constants come first, so that what is made of them need not grow step by step.
  const waiting = new Set<Source>();
  const readers = new Map<string, Source[]>();
  for (const node of story.nodes) {
    for (const { effect, value } of nodeVariables(node).effects) {
      const variable = variables.get(effect.variable);
      if (!variable) continue;
      const source = sourceOf(effect, value, variable);
      if (source.names.size === 0) grows(source, true);
      else waiting.add(source);
      for (const name of source.names) {
        const list = readers.get(name);
        if (list) list.push(source);
        else readers.set(name, [source]);
      }
    }
    yield;
  }
  const steps = new Map<string, number>();
  for (const source of waiting) {
    yield;
    waiting.delete(source);
    const { name } = source.variable;
    const count = steps.get(name) ?? 0;
    if (!grows(source, count < stepsMaximum)) continue;
    steps.set(name, count + 1);
    for (const reader of readers.get(name) ?? []) waiting.add(reader);
  }
  return ranges;
}

/** The same at once. */
export function variableRanges(story: StoryDocument): ReadonlyMap<string, Range> {
  const steps = variableRangesInSteps(story);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Whether a range has all values of another of its type. */
function includes(range: Range, other: Range): boolean {
  if (range.type === 'number' && other.type === 'number') {
    return range.low <= other.low && other.high <= range.high;
  }
  if (range.type === 'boolean' && other.type === 'boolean') {
    return (range.yes || !other.yes) && (range.no || !other.no);
  }
  if (range.type !== 'text' || other.type !== 'text' || !range.texts) return true;
  return other.texts !== null && [...other.texts].every((text) => contains(range, text));
}

/** The names of variables in an expression. */
export function namesIn(expression: Expression, names = new Set<string>()): ReadonlySet<string> {
  if (expression.kind === 'variable') names.add(expression.name);
  if (expression.kind === 'call') for (const value of expression.values) namesIn(value, names);
  if (expression.kind === 'prefix') namesIn(expression.value, names);
  if (expression.kind === 'infix') {
    namesIn(expression.left, names);
    namesIn(expression.right, names);
  }
  return names;
}
