import { motion, space, type ThemeName, type ThemeTokens, themes } from '../tokens/index.ts';

/** The one transform: the data of a theme → the tree of CSS variables. */
export const themeVariables = ({ colorScheme: _scheme, ...tokens }: ThemeTokens) => ({
  ...tokens,
  space,
  motion,
});

/** How much of the colours for dark grounds a theme takes: all of them, or none. */
export const darkGround = ({ colorScheme }: Pick<ThemeTokens, 'colorScheme'>): string =>
  colorScheme === 'dark' ? '100%' : '0%';

const valuesOf = (name: ThemeName) => ({
  colorScheme: themes[name].colorScheme,
  darkGround: darkGround(themes[name]),
  variables: themeVariables(themes[name]),
});

/** What each theme puts into `vars`, for style sheets that ours cannot reach: those of a shadow tree. */
export const themeValues = {
  light: valuesOf('light'),
  dark: valuesOf('dark'),
  creative: valuesOf('creative'),
} as const satisfies Record<ThemeName, unknown>;
