import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// Sizes are based on the reader's own text size. This wins over a page's `* { font-size: … !important }`.
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
      // `none` instead of a short duration, which would start a transition at every style change.
      transition: 'none !important',
    },
  },
});

globalStyle('p, h1, h2, h3, h4, h5, h6, figure, blockquote, dl, dd, ol, ul', { margin: 0 });

globalStyle('ol, ul', { padding: 0, listStyle: 'none' });

globalStyle('button', { font: 'inherit' });

/** Resets inherited styles of the page. */
export const frame = style({
  all: 'initial',
  display: 'block',
  colorScheme: 'inherit',
  color: vars.color.ink,
  background: vars.color.surface,
  overflow: 'clip',
});

/** The place of the story while it loads, or its error message. */
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
