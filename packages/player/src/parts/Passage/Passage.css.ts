import { breakpoints, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { sizes } from '../sizes.ts';

const settle = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const passage = style({
  selectors: {
    '&[data-arriving]': {
      animation: `${settle} ${vars.motion.normal} ${vars.motion.easing}`,
    },
    '[data-still] &[data-arriving]': { animation: 'none' },
  },
  '@media': {
    [preferences.reducedMotion]: {
      selectors: { '&[data-arriving]': { animation: 'none' } },
    },
  },
});

export const place = style({
  position: 'absolute',
  insetInlineStart: 0,
  width: sizes.line - 16,
  marginBlockStart: 18,
  textAlign: 'end',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  lineHeight: 1,
  color: vars.color.ink3,
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});

export const title = style({
  margin: '0 0 26px',
  fontFamily: vars.font.display,
  fontSize: vars.size.s44,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.letterSpacing,
  lineHeight: vars.display.lineHeight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
  scrollMarginTop: sizes.header + 24,
});
