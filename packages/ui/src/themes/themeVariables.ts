import { motion, space, type ThemeTokens } from '../tokens/index.ts';

/** The one transform: the data of a theme → the tree of CSS variables. */
export const themeVariables = ({ colorScheme: _scheme, ...tokens }: ThemeTokens) => ({
  ...tokens,
  space,
  motion,
});
