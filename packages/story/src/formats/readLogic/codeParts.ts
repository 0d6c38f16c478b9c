import type { Expression } from '../../variables/expression.ts';
import type { Found, TextPart, Written } from '../twine/textPart.ts';
import { parseChanges, parseLogic } from './parseLogic.ts';
import type { Syntax } from './syntax.ts';

/** The pieces of `"Gold: " + $gold`; a text joins with any value, which ours shows beside it. */
function piecesOf(expression: Expression): Expression[] {
  const pieces: Expression[] = [];
  let rest = expression;
  while (rest.kind === 'infix' && rest.operator === '+') {
    pieces.unshift(rest.right);
    rest = rest.left;
  }
  pieces.unshift(rest);
  const isText = pieces
    .slice(0, 2)
    .some((piece) => piece.kind === 'literal' && typeof piece.value === 'string');
  return isText ? pieces : [expression];
}

const macroOf = (source: Written): TextPart => ({ kind: 'macro', ...source });

/** Parts that were found, and where they end. */
export function foundParts(parts: readonly TextPart[], end: number): Found {
  const [part = { kind: 'text', text: '' }, ...more] = parts;
  return { part, more, end };
}

/** What shows the value of an expression. */
export function valueParts(expression: string, syntax: Syntax, source: Written): TextPart[] {
  const value = parseLogic(expression, syntax);
  if (!value) return [macroOf(source)];
  return piecesOf(value).map((piece): TextPart => {
    return piece.kind === 'literal'
      ? { kind: 'text', text: String(piece.value) }
      : { kind: 'value', value: piece, ...source };
  });
}

/** What assignments do. */
export function changeParts(assignments: string, syntax: Syntax, source: Written): TextPart[] {
  const changes = parseChanges(assignments, syntax);
  if (!changes || changes.length === 0) return [macroOf(source)];
  return changes.map((change): TextPart => ({ kind: 'change', change, ...source }));
}
