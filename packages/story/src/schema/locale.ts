/** The languages of default texts and messages. */
export const storyLocales = ['ru', 'en'] as const;

export type StoryLocale = (typeof storyLocales)[number];
