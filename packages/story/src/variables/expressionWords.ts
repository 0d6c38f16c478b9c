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

/** The words of templates in one language. */
export function templateWords(locale: StoryLocale): Record<'if' | 'else' | 'times', string> {
  const [first = '', second = '', third = ''] = ofTemplates.map((name) => {
    const line = keywordLines.find((one) => one.startsWith(`${name} `)) ?? name;
    return line.split(' ')[locale === 'ru' ? 1 : 0] as string;
  });
  return { if: first, else: second, times: third };
}
