import './css/layers.css.ts';
import './fonts/fonts.css.ts';
import './themes/themes.css.ts';
import './css/reset.css.ts';

export * from './i18n/index.ts';
export * from './primitives/index.ts';
