/** What every page needs before any component: layers, fonts, the values of the themes, the reset. */
import './css/layers.css.ts';
import './fonts/fonts.css.ts';
import './themes/themes.css.ts';
import './css/reset.css.ts';
