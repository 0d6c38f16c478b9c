import type { StoryLocale } from '../schema/locale.ts';
import { argumentCounts } from './expression.ts';
import { keywordLines } from './messages.ts';
import { nextToken } from './nextToken.ts';

/** A word that an expression can contain. */
export type ExpressionWord = { readonly word: string; readonly isFunction: boolean };

const ofTemplates = ['if', 'else', 'times'];

const keywords = keywordLines.map((line) => line.split(' ') as [english: string, russian: string]);

const inLocale = ([english, russian]: (typeof keywords)[number], locale: StoryLocale): string =>
  locale === 'ru' ? russian : english;

/** The words of expressions in one language. */
export const expressionWords = (locale: StoryLocale): readonly ExpressionWord[] =>
  keywords
    .filter(([name]) => !ofTemplates.includes(name))
    .map((keyword) => ({
      word: inLocale(keyword, locale),
      isFunction: Object.hasOwn(argumentCounts, keyword[0]),
    }));

/** The words of templates in one language. */
export function templateWords(locale: StoryLocale): Record<'if' | 'else' | 'times', string> {
  const word = (name: string): string =>
    inLocale(keywords.find(([english]) => english === name) ?? [name, name], locale);
  return { if: word('if'), else: word('else'), times: word('times') };
}

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
