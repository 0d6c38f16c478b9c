import { type Locale, LocaleProvider } from '@dreamfork/ui/i18n';
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { readLocale, saveLocale } from './savedLocale.ts';

export type LocaleControl = { locale: Locale; setLocale: (locale: Locale) => void };

const LocaleControlContext = createContext<LocaleControl | null>(null);

export type LocaleControlProviderProps = {
  /** @default the visitor's language */
  initial?: Locale;
  children: ReactNode;
};

/** Holds the chosen language, keeps it for the next visit and tells the document of it. */
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

/** The interface language and the way to change it. */
export function useLocaleControl(): LocaleControl {
  const control = use(LocaleControlContext);
  if (!control) throw new Error('useLocaleControl needs a LocaleControlProvider above it.');
  return control;
}
