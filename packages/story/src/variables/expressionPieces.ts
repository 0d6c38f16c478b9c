import { nextToken } from './nextToken.ts';

export type ExpressionPiece = {
  readonly kind: 'number' | 'text' | 'name' | 'keyword' | 'sign' | 'other';
  readonly from: number;
  readonly to: number;
};

/** The pieces of an expression, also of one with mistakes, without the spaces between them (SPEC N7). */
export function expressionPieces(source: string): readonly ExpressionPiece[] {
  const pieces: ExpressionPiece[] = [];
  for (let index = 0; index < source.length; ) {
    const { kind, text, at, end, mistake } = nextToken(source, index);
    if (mistake === 'expression-unclosed') {
      return [...pieces, { kind: 'text', from: at, to: source.length }];
    }
    if (kind === 'end' && !mistake) return pieces;
    const sign = String.fromCodePoint(source.codePointAt(at) as number);
    const to = Math.max(end, at + sign.length);
    const isWord = /^\p{L}/u.test(text);
    if (mistake || kind === 'end') pieces.push({ kind: 'other', from: at, to });
    else pieces.push({ kind: kind === 'sign' && isWord ? 'keyword' : kind, from: at, to });
    index = to;
  }
  return pieces;
}
