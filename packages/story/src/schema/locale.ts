/** The languages of default texts and messages. */
export const storyLocales = ['ru', 'en'] as const;

export type StoryLocale = (typeof storyLocales)[number];

const wellFormed = /^[a-z]{2,8}(?:-[a-z\d]{1,8}){0,7}$/i;

/** The value if it is a language tag (BCP 47), else undefined (SPEC D17). */
export const languageTag = (value: unknown): string | undefined =>
  typeof value === 'string' && wellFormed.test(value) ? value : undefined;
