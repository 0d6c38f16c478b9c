import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { readingFace, textSize } from '../../readingVars.css.ts';

export const text = style({
  fontFamily: readingFace,
  fontSize: textSize,
  lineHeight: 1.68,
  textWrap: 'pretty',
  hangingPunctuation: 'first',
  overflowWrap: 'anywhere',
  // Faces of one size look equally large when their small letters are.
  selectors: {
    '[data-face="antique"] &': { fontSizeAdjust: 0.53 },
    '[data-face="typewriter"] &': { fontSizeAdjust: 0.52 },
  },
});

export const paragraph = style({
  margin: '0 0 0.9em',
  selectors: {
    '[data-drop-cap] [data-opening] > &:first-child::first-letter': {
      float: 'inline-start',
      margin: '0.07em 0.06em 0 0',
      fontSize: '3.6em',
      lineHeight: 0.78,
      color: vars.color.accent,
    },
  },
});

export const strong = style({
  fontWeight: 600,
  // The face has one weight; a typist spaces the letters out.
  selectors: { '[data-face="typewriter"] &': { letterSpacing: '0.16em' } },
});

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.16em',
  borderRadius: vars.radius.s,
  selectors: { '&:hover': { textDecorationThickness: '2px' }, '&:focus-visible': focusRing },
});

export const heading = style({
  margin: '1.4em 0 0.5em',
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  lineHeight: 1.25,
  textWrap: 'balance',
  selectors: {
    '&[data-level="1"]': { fontSize: '1.35em' },
    '&[data-level="2"]': { fontSize: '1.15em' },
    '&[data-level="3"]': { fontSize: '1em' },
    '&:first-child': { marginBlockStart: 0 },
  },
});

/** A nested list is close to the line that it belongs to. */
const nested = { 'li > &': { marginBlockEnd: 0 } } as const;

export const list = style({
  margin: '0 0 0.9em',
  paddingInlineStart: '1.3em',
  listStyle: '"–  "',
  selectors: nested,
});

export const orderedList = style({
  margin: '0 0 0.9em',
  paddingInlineStart: '1.6em',
  listStyle: 'decimal',
  selectors: nested,
});

export const quote = style({
  margin: '0 0 0.9em',
  paddingInlineStart: '1em',
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontStyle: 'italic',
});

export const rule = style({
  width: '30%',
  height: 0,
  margin: '1.6em 0',
  border: 0,
  borderBlockStart: `${vars.border} solid ${vars.color.lineStrong}`,
});
