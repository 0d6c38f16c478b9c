import type { StoryLocale } from '../schema/locale.ts';

/** The keywords of expressions and templates: the canonical word, then others with the same meaning. */
export const keywordLines: readonly string[] = [
  'or или',
  'and и',
  'not не',
  'yes да true',
  'no нет false',
  'visited посещали',
  'visits посещений',
  'random случайно',
  'if если',
  'else иначе',
  'times раз',
];

/** How a text shows a value of type boolean: no, then yes. */
export const booleanWords: Readonly<Record<StoryLocale, readonly [string, string]>> = {
  ru: ['нет', 'да'],
  en: ['no', 'yes'],
};
