import type { ProblemCode } from '../validation/problem.ts';
import { keywordOf, namePattern } from './expression.ts';

export type Token = {
  /** Keywords are signs. */
  readonly kind: 'number' | 'text' | 'name' | 'sign' | 'end';
  /** Canonical: English keywords, signs of one spelling. */
  readonly text: string;
  readonly at: number;
  /** The index behind it. */
  readonly end: number;
  readonly mistake?: ProblemCode;
};

const space = /\s*/y;
const number = /\d+(?:\.\d+)?(?:e[+-]?\d+)?/iy;
const quoted = /"((?:[^"\\]|\\.)*)"|«([^»]*)»/sy;
const name = new RegExp(namePattern.source, 'uy');
const sign = /[<>!=]=|[-+*/()<>=,≠≤≥×÷−]/y;

const spellings: Readonly<Record<string, string>> = {
  '==': '=',
  '≠': '!=',
  '≤': '<=',
  '≥': '>=',
  '×': '*',
  '÷': '/',
  '−': '-',
};

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}

/** The token at an index of an expression; one with a mistake ends the expression. */
export function nextToken(source: string, index: number): Token {
  const at = index + (matchAt(space, source, index)?.[0].length ?? 0);
  const token = (kind: Token['kind'], text: string, length: number): Token => ({
    kind,
    text,
    at,
    end: at + length,
  });
  if (at === source.length) return token('end', '', 0);
  let found = matchAt(number, source, at);
  if (found) return token('number', found[0], found[0].length);
  found = matchAt(quoted, source, at);
  if (found) {
    const text = found[1]?.replace(/\\(.)/gs, '$1') ?? found[2] ?? '';
    return token('text', text, found[0].length);
  }
  found = matchAt(name, source, at);
  if (found) {
    const keyword = keywordOf(found[0]);
    return token(keyword ? 'sign' : 'name', keyword ?? found[0].normalize(), found[0].length);
  }
  found = matchAt(sign, source, at);
  if (found) return token('sign', spellings[found[0]] ?? found[0], found[0].length);
  const isQuote = source[at] === '"' || source[at] === '«';
  return {
    ...token('end', '', 0),
    mistake: isQuote ? 'expression-unclosed' : 'expression-unexpected',
  };
}
