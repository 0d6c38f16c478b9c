import { type ThemeName, themeNames } from '../tokens/index.ts';

const defaultTheme: ThemeName = 'light';
export const defaultStorageKey = 'theme';

const isThemeName = (value: unknown): value is ThemeName =>
  themeNames.some((name) => name === value);

/** The saved theme; the default one where none is saved or the storage is closed to us. */
export function readTheme(storageKey: string): ThemeName {
  try {
    const saved = localStorage.getItem(storageKey);
    return isThemeName(saved) ? saved : defaultTheme;
  } catch {
    // Without storage every visit begins with the default.
    return defaultTheme;
  }
}

/** Saves the theme; where the storage is closed the choice lasts until the page is left. */
export function writeTheme(storageKey: string, theme: ThemeName): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage every visit begins with the default.
    return;
  }
}

/** The theme that follows in the order light, dark, creative. */
export const nextTheme = (theme: ThemeName): ThemeName =>
  themeNames[(themeNames.indexOf(theme) + 1) % themeNames.length] ?? defaultTheme;

/** Source of a script for the head of a page: sets the saved theme before the first paint. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem(${JSON.stringify(defaultStorageKey)})}catch(e){}document.documentElement.dataset.theme=${JSON.stringify(themeNames)}.indexOf(t)<0?${JSON.stringify(defaultTheme)}:t})()`;
