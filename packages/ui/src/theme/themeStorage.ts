import { themeNames } from '../tokens/index.ts';

const defaultTheme = 'light';
export const defaultStorageKey = 'theme';

/** Names of themes, the default one first. */
export type ThemeNames<Name extends string> = readonly [Name, ...Name[]];

/** The saved theme; the first one where none is saved or the storage is closed to us. */
export function readTheme<Name extends string>(storageKey: string, names: ThemeNames<Name>): Name {
  try {
    const saved = localStorage.getItem(storageKey);
    return names.find((name) => name === saved) ?? names[0];
  } catch {
    // Without storage every visit begins with the default.
    return names[0];
  }
}

/** Saves the theme; where the storage is closed the choice lasts until the page is left. */
export function writeTheme(storageKey: string, theme: string): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage every visit begins with the default.
    return;
  }
}

/** The theme that follows in the order of the names. */
export const nextTheme = <Name extends string>(theme: Name, names: ThemeNames<Name>): Name =>
  names[(names.indexOf(theme) + 1) % names.length] ?? names[0];

/** Source of a script for the head of a page: sets the saved theme before the first paint. */
export const themeScript = `(function(){var t;try{t=localStorage.getItem(${JSON.stringify(defaultStorageKey)})}catch(e){}document.documentElement.dataset.theme=${JSON.stringify(themeNames)}.indexOf(t)<0?${JSON.stringify(defaultTheme)}:t})()`;
