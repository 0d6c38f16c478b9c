import { defaultLocale, type Locale } from '@dreamfork/ui/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { playerMessages } from '../messages.ts';
import { mergeLabels, type PlayerLabels, type PlayerMessages } from './labels.ts';

type Language = { locale: Locale; messages: PlayerMessages };

const LanguageContext = createContext<Language>({
  locale: defaultLocale,
  messages: playerMessages[defaultLocale],
});

export type PlayerLanguageProps = {
  locale: Locale;
  labels: PlayerLabels | undefined;
  children: ReactNode;
};

/** Provides the messages of the player to its components. */
export function PlayerLanguage({ locale, labels, children }: PlayerLanguageProps) {
  const language = useMemo(
    () => ({ locale, messages: mergeLabels(playerMessages[locale], labels) }),
    [locale, labels],
  );
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

export const usePlayerMessages = (): PlayerMessages => useContext(LanguageContext).messages;

export const usePlayerLocale = (): Locale => useContext(LanguageContext).locale;
