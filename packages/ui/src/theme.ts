export { themeScript } from './theme/themeScript.ts';
export { vars } from './themes/vars.css.ts';
export { type ThemeName, themeNames } from './tokens/index.ts';
