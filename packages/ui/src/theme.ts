export { themeScript } from './theme/themeStorage.ts';
export { themeValues } from './themes/themeVariables.ts';
export { vars } from './themes/vars.css.ts';
export { type ThemeName, themeNames } from './tokens/index.ts';
