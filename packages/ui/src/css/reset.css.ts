import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { preferences } from './breakpoints.ts';
import { layers } from './layers.css.ts';

const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as Parameters<
    typeof globalStyle
  >[1]);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, h5, h6, p, figure, blockquote, dl, dd, ol, ul, fieldset', {
  margin: 0,
});
reset('ol, ul, fieldset, legend', { padding: 0 });
reset('ol, ul', { listStyle: 'none' });
reset('fieldset', { border: 0, minWidth: 0 });
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
reset('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('html', { textSizeAdjust: '100%' });
reset('html, body', { minHeight: '100%' });
reset('body', {
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});
reset('::selection', { color: vars.color.ink, backgroundColor: vars.color.accentSoft });

globalStyle('*, *::before, *::after', {
  '@media': {
    [preferences.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: every element would then start a transition at every change of anything.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
