import type { StoryLocale } from '../schema/locale.ts';
import { argumentCounts } from './expression.ts';
import { keywordLines } from './messages.ts';

/** A word that an expression can contain. */
export type ExpressionWord = { readonly word: string; readonly isFunction: boolean };

const ofTemplates = ['if', 'else', 'times'];

/** The words of expressions in one language. */
export const expressionWords = (locale: StoryLocale): readonly ExpressionWord[] =>
  keywordLines
    .map((line) => line.split(' ') as [string, string])
    .filter(([name]) => !ofTemplates.includes(name))
    .map(([name, russian]) => ({
      word: locale === 'ru' ? russian : name,
      isFunction: Object.hasOwn(argumentCounts, name),
    }));
