import type { ProblemCode } from '../validation/problem.ts';
import type { Expression, InfixOperator } from './expression.ts';
import { printExpression } from './printExpression.ts';
import {
  anyText,
  calculateRange,
  contains,
  intersect,
  isBounded,
  type NumberRange,
  negated,
  nextAbove,
  nextBelow,
  numbers,
  onlyNo,
  onlyValue,
  onlyYes,
  type Range,
  randomRange,
  rangeOfValue,
  unite,
  without,
} from './range.ts';

/** The values of variables and of other expressions, by their canonical form, where they are narrower than elsewhere. */
export type Known = ReadonlyMap<string, Range>;

/** What an expression may be, without knowing the values of variables (SPEC N8). */
export type Analysis = {
  /** The values it may have; null if it has none, or nobody knows of which type. */
  readonly range: Range | null;
  /** What is known where it is yes, and where it is no; null if it is never that. */
  readonly yes: Known | null;
  readonly no: Known | null;
  /** Whether evaluating it may be a Problem. */
  readonly mayFail: boolean;
  readonly mistake: ProblemCode | null;
};

/** The range of the variable of a name; undefined if there is none. */
export type RangeOf = (name: string) => Range | undefined;

export const nothingKnown: Known = new Map();

const unknown = (mistake: ProblemCode | null): Analysis => ({
  range: null,
  yes: null,
  no: null,
  mayFail: true,
  mistake,
});

const valued = (range: Range, mayFail: boolean): Analysis => ({
  ...unknown(null),
  range,
  mayFail,
});

const outcomes = (yes: Known | null, no: Known | null, mayFail: boolean): Analysis => ({
  range: yes || no ? { type: 'boolean', yes: yes !== null, no: no !== null } : null,
  yes,
  no,
  mayFail,
  mistake: null,
});

/** What is known in either case. */
function either(one: Known | null, other: Known | null): Known | null {
  if (!one || !other) return one ?? other;
  const known = new Map<string, Range>();
  for (const [key, range] of one) {
    const second = other.get(key);
    if (second) known.set(key, unite(range, second));
  }
  return known;
}

const negation = ({ yes, no, mayFail }: Analysis): Analysis => outcomes(no, yes, mayFail);

function usesRandom(expression: Expression): boolean {
  switch (expression.kind) {
    case 'call':
      return expression.name === 'random' || expression.values.some(usesRandom);
    case 'prefix':
      return usesRandom(expression.value);
    case 'infix':
      return usesRandom(expression.left) || usesRandom(expression.right);
    case 'literal':
    case 'variable':
      return false;
  }
}

const opposite: Partial<Record<InfixOperator, InfixOperator>> = { '!=': '=', '<': '>=', '<=': '>' };

type Sides = readonly [Range, Range];

/** Both sides of a comparison where it holds, and where it does not; null where that never happens. */
function compareRanges(operator: InfixOperator, left: Range, right: Range) {
  const both = (one: Range | null, other: Range | null): Sides | null =>
    one && other && [one, other];
  if (operator === '=') {
    const common = intersect(left, right);
    const [one, other] = [onlyValue(left), onlyValue(right)];
    return {
      yes: both(common, common),
      no: both(
        other === undefined ? left : without(left, other),
        one === undefined ? right : without(right, one),
      ),
    };
  }
  const [one, other] = [left as NumberRange, right as NumberRange];
  const isStrict = operator === '>';
  const [above, below] = isStrict ? [nextAbove, nextBelow] : [Number, Number];
  const [noAbove, noBelow] = isStrict ? [Number, Number] : [nextAbove, nextBelow];
  const pair = (first: NumberRange, second: NumberRange) =>
    both(intersect(one, first), intersect(other, second));
  const { NEGATIVE_INFINITY: least, POSITIVE_INFINITY: most } = Number;
  return {
    yes: pair(numbers(above(other.low), most), numbers(least, below(one.high))),
    no: pair(numbers(least, noBelow(other.high)), numbers(noAbove(one.low), most)),
  };
}

/** What an expression may be, given what is known (SPEC N8). Takes time in proportion to its length. */
export function analyseExpression(
  expression: Expression,
  rangeOf: RangeOf,
  known: Known = nothingKnown,
): Analysis {
  const analyse = (part: Expression, here = known): Analysis =>
    analyseExpression(part, rangeOf, here);

  switch (expression.kind) {
    case 'literal':
      return ofRange(expression, rangeOfValue(expression.value), known, false);
    case 'variable': {
      const range = known.get(expression.name) ?? rangeOf(expression.name);
      return range ? ofRange(expression, range, known, false) : unknown(null);
    }
    case 'call':
      return analyseCall(expression, analyse, known);
    case 'prefix': {
      const inner = analyse(expression.value);
      const { range, mayFail, mistake } = inner;
      if (mistake || !range) return unknown(mistake);
      if (expression.operator === 'not') {
        return range.type === 'boolean' ? negation(inner) : unknown('type-mismatch');
      }
      return range.type === 'number' ? valued(negated(range), mayFail) : unknown('type-mismatch');
    }
    case 'infix':
      return expression.operator === 'and' || expression.operator === 'or'
        ? analyseLogic(expression.operator, expression.left, expression.right, analyse, known)
        : analyseInfix(expression, analyse, known);
  }
}

type Analyse = (part: Expression, known?: Known) => Analysis;

/** The analysis of something with this range; if that is yes or no, with what follows from either. */
function ofRange(expression: Expression, range: Range, known: Known, mayFail: boolean): Analysis {
  if (range.type !== 'boolean') return valued(range, mayFail);
  const text = expression.kind === 'literal' ? null : printExpression(expression);
  const knowing = (value: Range) => (text === null ? known : new Map(known).set(text, value));
  return outcomes(range.yes ? knowing(onlyYes) : null, range.no ? knowing(onlyNo) : null, mayFail);
}

function analyseCall(
  expression: Extract<Expression, { kind: 'call' }>,
  analyse: Analyse,
  known: Known,
): Analysis {
  const { name, values } = expression;
  const [first, second] = values.map((value) => analyse(value));
  const mistake = first?.mistake ?? second?.mistake ?? null;
  if (mistake || !first?.range || (second && !second.range)) return unknown(mistake);
  const mayFail = first.mayFail || (second?.mayFail ?? false);
  if (name === 'random') {
    if (first.range.type !== 'number' || second?.range?.type !== 'number') {
      return unknown('type-mismatch');
    }
    const range = randomRange(first.range, second.range);
    return valued(range, mayFail || !isBounded(range));
  }
  if (first.range.type !== 'text') return unknown('type-mismatch');
  const visits: Expression = { kind: 'call', name: 'visits', values };
  if (name === 'visited') {
    const zero: Expression = { kind: 'literal', value: 0 };
    return analyse({ kind: 'infix', operator: '>', left: visits, right: zero }, known);
  }
  const range = known.get(printExpression(visits)) ?? numbers(0, Number.POSITIVE_INFINITY);
  return valued(range, mayFail);
}

function analyseLogic(
  operator: 'and' | 'or',
  leftSide: Expression,
  rightSide: Expression,
  analyse: Analyse,
  known: Known,
): Analysis {
  const left = analyse(leftSide);
  const isAnd = operator === 'and';
  // The right side counts where the left one does not decide.
  const goesOn = isAnd ? left.yes : left.no;
  const right = analyse(rightSide, goesOn ?? known);
  const mistake = left.mistake ?? right.mistake;
  if (mistake) return unknown(mistake);
  if (!left.range || !right.range) return unknown(null);
  if (left.range.type !== 'boolean' || right.range.type !== 'boolean') {
    return unknown('type-mismatch');
  }
  const mayFail = left.mayFail || (goesOn !== null && right.mayFail);
  return isAnd
    ? outcomes(goesOn && right.yes, either(left.no, goesOn && right.no), mayFail)
    : outcomes(either(left.yes, goesOn && right.yes), goesOn && right.no, mayFail);
}

function analyseInfix(
  expression: Extract<Expression, { kind: 'infix' }>,
  analyse: Analyse,
  known: Known,
): Analysis {
  const { operator, left: leftSide, right: rightSide } = expression;
  const negative = opposite[operator];
  if (negative) {
    const other = analyse({ ...expression, operator: negative });
    return other.range ? negation(other) : other;
  }
  const left = analyse(leftSide);
  const right = analyse(rightSide);
  const mistake = left.mistake ?? right.mistake;
  if (mistake || !left.range || !right.range) return unknown(mistake);
  if (left.range.type !== right.range.type) return unknown('type-mismatch');
  const mayFail = left.mayFail || right.mayFail;
  if (operator === '+' && left.range.type === 'text') return valued(anyText, true);
  if (operator !== '=' && left.range.type !== 'number') return unknown('type-mismatch');
  if (operator === '=' || operator === '>' || operator === '>=') {
    return analyseComparison(expression, left.range, right.range, known, mayFail);
  }
  const divisor = right.range as NumberRange;
  if (operator === '/' && divisor.low === 0 && divisor.high === 0) {
    return unknown('division-by-zero');
  }
  const range = calculateRange(
    operator as '+' | '-' | '*' | '/',
    left.range as NumberRange,
    divisor,
  );
  return valued(range, mayFail || !isBounded(range) || (operator === '/' && contains(divisor, 0)));
}

function analyseComparison(
  expression: Extract<Expression, { kind: 'infix' }>,
  left: Range,
  right: Range,
  known: Known,
  mayFail: boolean,
): Analysis {
  const text = usesRandom(expression) ? null : printExpression(expression);
  const before = text === null ? undefined : known.get(text);
  const { yes, no } = compareRanges(expression.operator, left, right);
  const knowing = (sides: Sides | null, value: Range): Known | null => {
    if (!sides || (before && !intersect(before, value))) return null;
    const more = new Map(known);
    for (const [index, side] of [expression.left, expression.right].entries()) {
      const isNamed = side.kind === 'variable' || (side.kind === 'call' && side.name === 'visits');
      if (isNamed && !usesRandom(side)) more.set(printExpression(side), sides[index] as Range);
    }
    return text === null ? more : more.set(text, value);
  };
  return outcomes(knowing(yes, onlyYes), knowing(no, onlyNo), mayFail);
}
