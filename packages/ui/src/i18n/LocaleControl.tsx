import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { LocaleProvider } from './LocaleProvider.tsx';
import type { Locale } from './locale.ts';
import { readLocale, saveLocale } from './savedLocale.ts';

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
