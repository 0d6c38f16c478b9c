import { createContext, useContext } from 'react';

/** The language tag of the author's text, if the document has one. */
export const StoryLanguage = createContext<string | undefined>(undefined);

/** Attributes of the author's text: its language, and the direction of its first letters. */
export function useAuthorText() {
  return { lang: useContext(StoryLanguage), dir: 'auto' } as const;
}
