import { createContext, type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defaultLocale, intlLocale, type Locale } from './locale.ts';

const LocaleContext = createContext<Locale>(defaultLocale);

export type LocaleProviderProps = {
  /** Language of the interface. @default 'ru' */
  locale?: Locale;
  children: ReactNode;
};

/** Gives everything below it one interface language. */
export function LocaleProvider({ locale = defaultLocale, children }: LocaleProviderProps) {
  return (
    <LocaleContext value={locale}>
      <I18nProvider locale={intlLocale[locale]}>{children}</I18nProvider>
    </LocaleContext>
  );
}

/** The interface language in force. */
export const useLocale = (): Locale => use(LocaleContext);

/** The words of a dictionary in the interface language. */
export function useMessages<Words>(messages: Readonly<Record<Locale, Words>>): Words {
  return messages[useLocale()];
}
