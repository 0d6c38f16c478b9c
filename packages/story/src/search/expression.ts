import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { foldYo } from './fold.ts';

export type ExpressionOptions = {
  /** Only where no letter or digit of any script adjoins. @default false */
  wholeWord?: boolean;
  /** Tells capital letters from small ones, and ё from е. @default false */
  matchCase?: boolean;
  /** Reads the query as a regular expression of JavaScript. @default false */
  regularExpression?: boolean;
};

/** The expression that a query stands for, and how a text has to be prepared for it. */
export type Expression = {
  readonly pattern: RegExp;
  /** The text in which the pattern is to be sought; of the same length as the original. */
  readonly prepare: (text: string) => string;
};

const special = /[\\^$.*+?()[\]{}|/-]/gu;
const escaped = (text: string): string =>
  text.replace(special, (sign) => (sign === '-' ? '\\x2d' : `\\${sign}`));

const letter = '[\\p{L}\\p{M}\\p{N}_]';

/** Makes the expression, with the given flags besides those of the options (SPEC F2–F4). */
export function expressionOf(
  query: string,
  { wholeWord = false, matchCase = false, regularExpression = false }: ExpressionOptions,
  flags: string,
): Result<Expression, Problem> {
  const folded = matchCase ? query : foldYo(query);
  const source = regularExpression ? folded : escaped(folded);
  const allFlags = `${flags}mu${matchCase ? '' : 'i'}`;
  try {
    // By itself first: brackets that do not match must not be completed by those around it.
    const bare = new RegExp(source, allFlags);
    const pattern = wholeWord
      ? new RegExp(`(?<!${letter})(?:${source})(?!${letter})`, allFlags)
      : bare;
    return succeed({ pattern, prepare: matchCase ? (text) => text : foldYo });
  } catch (error) {
    return fail(
      problem('expression-invalid', {}, error instanceof Error ? error.message : String(error)),
    );
  }
}
