/** What components need: layers, fonts, the values of the themes, the reset of their own elements. */
import './css/layers.css.ts';
import './fonts/fonts.css.ts';
import './themes/themes.css.ts';
import './css/reset.css.ts';
