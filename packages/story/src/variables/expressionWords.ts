import type { StoryLocale } from '../schema/locale.ts';
import { argumentCounts } from './expression.ts';
import { keywordLines } from './messages.ts';

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
