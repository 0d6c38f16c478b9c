export { themeScript } from './theme/themeScript.ts';
export { themeValues } from './themes/themeValues.ts';
export { vars } from './themes/vars.css.ts';
export { type ThemeName, themeNames } from './tokens/index.ts';
