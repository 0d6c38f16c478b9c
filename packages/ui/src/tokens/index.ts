import { creative } from './creative.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';
import type { ThemeName, ThemeTokens } from './types.ts';

export { motion, type Space, space } from './shared.ts';
export {
  type ColorTokens,
  nodeHues,
  type ThemeName,
  type ThemeTokens,
  themeNames,
} from './types.ts';

/** The plain data of every theme. */
export const themes: Record<ThemeName, ThemeTokens> = { light, dark, creative };
