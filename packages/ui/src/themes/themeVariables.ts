import { motion, space, type ThemeName, type ThemeTokens, themes } from '../tokens/index.ts';

/** The one transform: the data of a theme → the tree of CSS variables. */
export const themeVariables = ({ colorScheme: _scheme, ...tokens }: ThemeTokens) => ({
  ...tokens,
  space,
  motion,
});

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
