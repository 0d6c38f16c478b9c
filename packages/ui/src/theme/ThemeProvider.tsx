import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { ThemeName } from '../tokens/index.ts';
import { defaultStorageKey, nextTheme, readTheme, writeTheme } from './themeStorage.ts';

export type ThemeControl = {
  /** The theme in force. */
  theme: ThemeName;
  /** Puts a theme in force and saves it. */
  setTheme: (theme: ThemeName) => void;
  /** Goes on to the next theme: light, dark, creative. */
  cycle: () => void;
};

const ThemeContext = createContext<ThemeControl | undefined>(undefined);

export type ThemeProviderProps = {
  /** Key of the browser storage under which the choice is kept. @default 'theme' */
  storageKey?: string;
  children: ReactNode;
};

/** Keeps the theme of the page: on `<html>`, in the browser storage, and alike in all open tabs. */
export function ThemeProvider({ storageKey = defaultStorageKey, children }: ThemeProviderProps) {
  const [theme, show] = useState(() => readTheme(storageKey));

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === storageKey) show(readTheme(storageKey));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey]);

  const setTheme = useCallback(
    (chosen: ThemeName) => {
      show(chosen);
      writeTheme(storageKey, chosen);
    },
    [storageKey],
  );

  const control = useMemo(
    () => ({ theme, setTheme, cycle: () => setTheme(nextTheme(theme)) }),
    [theme, setTheme],
  );
  return <ThemeContext value={control}>{children}</ThemeContext>;
}

/**
 * The theme of the page and the means to change it.
 * @throws Error outside a ThemeProvider.
 */
export function useTheme(): ThemeControl {
  const control = use(ThemeContext);
  if (!control) {
    throw new Error('useTheme needs a ThemeProvider above it: put one around the whole page.');
  }
  return control;
}
