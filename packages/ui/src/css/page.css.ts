import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { layers } from './layers.css.ts';

/** A rule for the page itself: weaker than any rule that the page has outside of layers. */
const page = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as Parameters<
    typeof globalStyle
  >[1]);

page('html', { textSizeAdjust: '100%' });
page('html, body', { minHeight: '100%' });
page(':root, [data-theme]', {
  color: vars.color.ink,
  colorScheme: 'var(--df-colorScheme)',
  fontFamily: vars.font.text,
});
page('body', {
  margin: 0,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  backgroundColor: vars.color.paper,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
page('::selection', { color: vars.color.ink, backgroundColor: vars.color.accentSoft });
