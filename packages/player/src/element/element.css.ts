import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Sizes stand on the reader's own text, not on the page's: a page's `* { font-size: … !important }` loses to this.
globalStyle(':host', {
  display: 'block',
  contain: 'layout',
  fontSize: 'medium !important',
  vars: { '--df-rem': '1em' },
});

globalStyle(':host([hidden])', { display: 'none' });

globalStyle('*, *::before, *::after', {
  boxSizing: 'border-box',
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      // Not a short duration: every element would then start a transition at every change of anything.
      transition: 'none !important',
    },
  },
});

globalStyle('p, h1, h2, h3, h4, h5, h6, figure, blockquote, dl, dd, ol, ul', { margin: 0 });

globalStyle('ol, ul', { padding: 0, listStyle: 'none' });

globalStyle('button', { font: 'inherit' });

/** Nothing that the page sets for its own text comes in. */
export const frame = style({
  all: 'initial',
  display: 'block',
  colorScheme: 'inherit',
  color: vars.color.ink,
  background: vars.color.surface,
  overflow: 'clip',
});

/** Stands where the story will be, or says why it is not there. */
export const place = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: vars.space['3'],
  minHeight: 320,
  padding: vars.space['6'],
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink2,
});

export const title = style({
  fontFamily: vars.font.reading,
  fontSize: vars.size.s21,
  color: vars.color.ink,
});
