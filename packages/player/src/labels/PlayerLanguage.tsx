import { defaultLocale, type Locale } from '@dreamfork/ui/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { playerMessages } from '../messages.ts';
import { mergeLabels, type PlayerLabels, type PlayerWords } from './labels.ts';

type Language = { locale: Locale; words: PlayerWords };

const LanguageContext = createContext<Language>({
  locale: defaultLocale,
  words: playerMessages[defaultLocale],
});

export type PlayerLanguageProps = {
  locale: Locale;
  labels: PlayerLabels | undefined;
  children: ReactNode;
};

/** Gives the parts of a player their words. */
export function PlayerLanguage({ locale, labels, children }: PlayerLanguageProps) {
  const language = useMemo(
    () => ({ locale, words: mergeLabels(playerMessages[locale], labels) }),
    [locale, labels],
  );
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

export const useWords = (): PlayerWords => useContext(LanguageContext).words;

export const usePlayerLocale = (): Locale => useContext(LanguageContext).locale;
