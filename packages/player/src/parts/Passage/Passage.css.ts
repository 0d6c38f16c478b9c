import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { sizes } from '../../sizes.ts';

const unsettled = { opacity: 0, transform: 'translateY(8px)' } as const;

export const passage = style({
  display: 'flow-root',
  transition: `${vars.motion.normal} ${vars.motion.easing}`,
  transitionProperty: 'opacity, transform',
  selectors: {
    // The final width, so that its lines are laid out before it is shown.
    '&[aria-hidden]': { ...unsettled, height: 0, overflow: 'clip', visibility: 'hidden' },
    '&[data-arriving]': { '@starting-style': unsettled },
    '[data-still] &': { transition: 'none' },
  },
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
