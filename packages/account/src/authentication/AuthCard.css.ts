import { breakpoints, cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style([
  cells,
  {
    flex: 1,
    display: 'grid',
    alignItems: 'start',
    justifyItems: 'center',
    padding: `${vars.space[14]} ${vars.space[4]} ${vars.space[16]}`,
    '@media': { [breakpoints.narrow]: { padding: 0, alignItems: 'stretch' } },
  },
]);

export const card = style({
  boxSizing: 'border-box',
  width: '100%',
  fontFamily: vars.font.text,
  maxWidth: 520,
  padding: vars.space[10],
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s2,
  '@media': {
    [breakpoints.narrow]: {
      maxWidth: 'none',
      padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[10]}`,
      border: 0,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

export const divider = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.ink3,
  fontSize: vars.size.s13,
  '::before': { content: '', flex: 1, height: 1, background: vars.color.line },
  '::after': { content: '', flex: 1, height: 1, background: vars.color.line },
});

export const sentMessage = style({
  display: 'grid',
  gap: vars.space[2],
  outline: 'none',
  overflowWrap: 'anywhere',
});
