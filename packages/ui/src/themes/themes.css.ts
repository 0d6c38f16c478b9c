import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type ThemeName, themes } from '../tokens/index.ts';
import { darkGround, themeVariables } from './themeVariables.ts';
import { vars } from './vars.css.ts';

/** Without specificity: a rule of the host page that sets a token wins wherever its sheet stands. */
const selectors: Record<ThemeName, string> = {
  light: ':where(:root, [data-theme="light"])',
  dark: ':where([data-theme="dark"])',
  creative: ':where([data-theme="creative"])',
};

for (const [name, selector] of Object.entries(selectors) as [ThemeName, string][]) {
  createGlobalTheme(selector, vars, themeVariables(themes[name]));
  globalStyle(selector, {
    vars: {
      '--df-colorScheme': themes[name].colorScheme,
      '--df-darkGround': darkGround(themes[name]),
    },
  });
}
