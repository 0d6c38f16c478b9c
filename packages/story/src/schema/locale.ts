/** The languages in which the core can name things. */
export const storyLocales = ['ru', 'en'] as const;

export type StoryLocale = (typeof storyLocales)[number];
