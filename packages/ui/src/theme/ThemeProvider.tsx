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
import { type ThemeName, themeNames } from '../tokens/index.ts';
import {
  defaultStorageKey,
  nextTheme,
  readTheme,
  type ThemeNames,
  writeTheme,
} from './themeStorage.ts';

export type ThemeControl<Name extends string = ThemeName> = {
  /** The theme in force. */
  theme: Name;
  /** The theme that `cycle` goes on to. */
  next: Name;
  /** Puts a theme in force and saves it. */
  setTheme: (theme: Name) => void;
  /** Goes on to the next theme, in the order of `themes`. */
  cycle: () => void;
};

const ThemeContext = createContext<ThemeControl<string> | undefined>(undefined);

export type ThemeProviderProps = {
  /**
   * Names of the themes to choose from, the default one first; each is a rule of CSS for `[data-theme="name"]`. Keep it
   * the same array between renders.
   * @default ['light', 'dark', 'creative']
   */
  themes?: ThemeNames<string>;
  /** Key of the browser storage under which the choice is kept. @default 'theme' */
  storageKey?: string;
  children: ReactNode;
};

/** Keeps the theme of the page: on `<html>`, in the browser storage, and alike in all open tabs. */
export function ThemeProvider({
  themes = themeNames,
  storageKey = defaultStorageKey,
  children,
}: ThemeProviderProps) {
  const [theme, show] = useState(() => readTheme(storageKey, themes));

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === storageKey) show(readTheme(storageKey, themes));
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [storageKey, themes]);

  const setTheme = useCallback(
    (chosen: string) => {
      show(chosen);
      writeTheme(storageKey, chosen);
    },
    [storageKey],
  );

  const control = useMemo(() => {
    const next = nextTheme(theme, themes);
    return { theme, next, setTheme, cycle: () => setTheme(next) };
  }, [theme, themes, setTheme]);
  return <ThemeContext value={control}>{children}</ThemeContext>;
}

/**
 * The theme of the page and the means to change it. Themes of your own are typed by `useTheme<'light' | 'forest'>()`.
 * @throws Error outside a ThemeProvider.
 */
export function useTheme<Name extends string = ThemeName>(): ThemeControl<Name> {
  const control = use(ThemeContext);
  if (!control) {
    throw new Error('useTheme needs a ThemeProvider above it: put one around the whole page.');
  }
  // The provider above holds the names that the host says it does.
  return control as unknown as ThemeControl<Name>;
}
