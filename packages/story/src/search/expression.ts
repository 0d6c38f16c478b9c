import { fail, type Result, succeed } from '../result.ts';
import { type Problem, problem } from '../validation/problem.ts';
import { foldYo } from './fields.ts';

export type ExpressionOptions = {
  /** Whole words only (SPEC F3). @default false */
  wholeWord?: boolean;
  /** Distinguishes upper and lower case, and ё and е. @default false */
  matchCase?: boolean;
  /** Reads the query as a regular expression of JavaScript. @default false */
  regularExpression?: boolean;
};

/** The regular expression of a query, and the preparation of texts for it. */
export type Expression = {
  readonly pattern: RegExp;
  /** Returns the text to search, which has the same length as the original. */
  readonly prepare: (text: string) => string;
};

const special = /[\\^$.*+?()[\]{}|/-]/gu;
const escaped = (text: string): string =>
  text.replace(special, (char) => (char === '-' ? '\\x2d' : `\\${char}`));

const letter = '[\\p{L}\\p{M}\\p{N}_]';

/** Creates the expression; `flags` are added to those of the options (SPEC F2–F4). */
export function expressionOf(
  query: string,
  { wholeWord = false, matchCase = false, regularExpression = false }: ExpressionOptions,
  flags: string,
): Result<Expression, Problem> {
  const folded = matchCase ? query : foldYo(query);
  const source = regularExpression ? folded : escaped(folded);
  const allFlags = `${flags}mu${matchCase ? '' : 'i'}`;
  try {
    // Compiled alone first: unbalanced brackets must not be closed by the surrounding pattern.
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
