import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { type ThemeName, themes } from '../tokens/index.ts';
import { themeVariables } from './themeVariables.ts';
import { vars } from './vars.css.ts';

const selectors: Record<ThemeName, string> = {
  light: ':root, [data-theme="light"]',
  dark: '[data-theme="dark"]',
  creative: '[data-theme="creative"]',
};

for (const [name, selector] of Object.entries(selectors) as [ThemeName, string][]) {
  createGlobalTheme(selector, vars, themeVariables(themes[name]));
  globalStyle(selector, { colorScheme: themes[name].colorScheme });
}

globalStyle('[data-theme]', {
  color: vars.color.ink,
  fontFamily: vars.font.text,
});
