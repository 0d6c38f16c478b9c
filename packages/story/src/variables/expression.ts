import type { VariableValue } from '../schema/variable.ts';
import { keywordLines } from './messages.ts';

export type FunctionName = 'visited' | 'visits' | 'random';

export type InfixOperator =
  | 'or'
  | 'and'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/';

/** An expression as a tree. Numbers of literals are not negative. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: VariableValue }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly values: readonly Expression[] }
  | { readonly kind: 'prefix'; readonly operator: 'not' | '-'; readonly value: Expression }
  | {
      readonly kind: 'infix';
      readonly operator: InfixOperator;
      readonly left: Expression;
      readonly right: Expression;
    };

/** How strongly each operator binds its sides. */
export const binding: ReadonlyMap<string, number> = new Map([
  ['or', 1],
  ['and', 2],
  ['not', 3],
  ...['=', '!=', '<', '<=', '>', '>='].map((operator): [string, number] => [operator, 4]),
  ['+', 5],
  ['-', 5],
  ['*', 6],
  ['/', 6],
]);

/** How strongly a minus binds that is a sign. */
export const signBinding = 7;

export const argumentCounts: Readonly<Record<FunctionName, number>> = {
  visited: 1,
  visits: 1,
  random: 2,
};

/** Characters of the longest expression. */
export const expressionMaximum = 1000;

/** How deep brackets, signs and functions may nest. */
export const expressionDepthMaximum = 32;

/** The words of the language in Russian and English, with their canonical form. */
export const keywords: ReadonlyMap<string, string> = new Map(
  keywordLines.flatMap((line) => {
    const words = line.split(' ');
    return words.map((word): [string, string] => [word, words[0] as string]);
  }),
);

/** The canonical keyword, or undefined for a name. */
export const keywordOf = (word: string): string | undefined => keywords.get(word.toLowerCase());

/** Letters, digits and underscores of any script, not beginning with a digit. */
export const namePattern = /[\p{L}_][\p{L}\p{M}\p{N}_]*/u;
