import { type ThemeName, themes } from '../tokens/index.ts';
import { themeVariables } from './themeVariables.ts';

const valuesOf = (name: ThemeName) => ({
  colorScheme: themes[name].colorScheme,
  variables: themeVariables(themes[name]),
});

/** What each theme puts into `vars`, for style sheets that ours cannot reach: those of a shadow tree. */
export const themeValues = {
  light: valuesOf('light'),
  dark: valuesOf('dark'),
  creative: valuesOf('creative'),
} as const satisfies Record<ThemeName, unknown>;
