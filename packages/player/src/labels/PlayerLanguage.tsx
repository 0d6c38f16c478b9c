import { defaultLocale, type Locale } from '@dreamfork/ui/i18n';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { playerMessages } from '../messages.ts';
import type { laterMessages } from '../parts/later.messages.ts';

/** The interface texts of the player in one language. */
export type PlayerMessages = (typeof playerMessages)['ru'];

type Some<Messages> = {
  [Key in keyof Messages]?: Messages[Key] extends string | ((...parameters: never[]) => string)
    ? Messages[Key]
    : Some<Messages[Key]>;
};

/** Messages of the host that replace those of the player. */
export type PlayerLabels = Some<PlayerMessages & (typeof laterMessages)['ru']>;

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The messages of the player, with replacements of the host. */
export function mergeLabels<Messages extends object>(
  messages: Messages,
  labels?: Some<Messages>,
): Messages {
  if (!labels) return messages;
  const merged = Object.fromEntries<unknown>(Object.entries(messages));
  for (const [key, label] of Object.entries(labels)) {
    const own = merged[key];
    if (label === undefined) continue;
    merged[key] = isBranch(own) && isBranch(label) ? mergeLabels(own, label) : label;
  }
  return merged as Messages;
}

type Language = {
  locale: Locale;
  messages: PlayerMessages;
  /** For messages that are loaded later. */
  labels: PlayerLabels | undefined;
};

export const LanguageContext = createContext<Language>({
  locale: defaultLocale,
  messages: playerMessages[defaultLocale],
  labels: undefined,
});

export type PlayerLanguageProps = {
  locale: Locale;
  labels: PlayerLabels | undefined;
  children: ReactNode;
};

/** Provides the messages of the player to its components. */
export function PlayerLanguage({ locale, labels, children }: PlayerLanguageProps) {
  const language = useMemo(
    () => ({ locale, messages: mergeLabels(playerMessages[locale], labels), labels }),
    [locale, labels],
  );
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

export const usePlayerMessages = (): PlayerMessages => useContext(LanguageContext).messages;

export const usePlayerLocale = (): Locale => useContext(LanguageContext).locale;

/** The language tag of the author's text, if the document has one. */
export const StoryLanguage = createContext<string | undefined>(undefined);

/** Attributes of the author's text: its language, and the direction of its first letters. */
export function useAuthorText() {
  return { lang: useContext(StoryLanguage), dir: 'auto' } as const;
}
