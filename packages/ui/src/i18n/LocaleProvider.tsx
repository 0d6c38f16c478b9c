import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { defaultLocale, intlLocale, type Locale } from './locale.ts';
import { readLocale, saveLocale } from './savedLocale.ts';

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

export type LocaleControl = { locale: Locale; setLocale: (locale: Locale) => void };

const LocaleControlContext = createContext<LocaleControl | null>(null);

export type LocaleControlProviderProps = {
  /** @default the saved language, see `readLocale` */
  initial?: Locale;
  children: ReactNode;
};

/** Holds the chosen language, saves it in a cookie and sets the language of the document. */
export function LocaleControlProvider({ initial, children }: LocaleControlProviderProps) {
  const [locale, setLocale] = useState(() => initial ?? readLocale());

  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);

  const control = useMemo(
    () => ({
      locale,
      setLocale: (next: Locale) => {
        saveLocale(next);
        setLocale(next);
      },
    }),
    [locale],
  );

  return (
    <LocaleControlContext value={control}>
      <LocaleProvider locale={locale}>{children}</LocaleProvider>
    </LocaleControlContext>
  );
}

/**
 * The interface language and a function that changes it.
 * @throws Error outside a LocaleControlProvider.
 */
export function useLocaleControl(): LocaleControl {
  const control = use(LocaleControlContext);
  if (!control) {
    throw new Error(
      'useLocaleControl needs a LocaleControlProvider above it: put one around the whole page.',
    );
  }
  return control;
}
