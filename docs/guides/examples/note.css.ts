import { breakpoints, focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const note = style({
  padding: vars.space['4'],
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.reading,
  selectors: { '&:focus-visible': focusRing },
  '@media': { [breakpoints.middle]: { padding: vars.space['6'] } },
});
