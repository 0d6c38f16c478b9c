import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const column = style({ display: 'grid', gap: vars.space[8], maxWidth: 660 });

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
    // Wider than the column of text: its details are small.
    [breakpoints.wide]: { width: 'min(900px, 100vw - 96px)', maxWidth: 'none' },
  },
});
