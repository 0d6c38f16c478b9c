import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const steps = style({
  display: 'grid',
  gap: vars.space[14],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style({ display: 'grid', gap: vars.space[5] });

export const picture = style({
  boxSizing: 'border-box',
  width: '100%',
  height: 'auto',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s2,
  background: vars.color.sunken,
  '@media': {
    // Pictures need more room than lines of text, and it is there.
    [breakpoints.wide]: { width: 'min(900px, 100vw - 96px)', maxWidth: 'none' },
  },
});
