import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.hairline}` } },
});

export const words = style({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' });
