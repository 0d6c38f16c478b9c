import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const skipLink = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: 1000,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 550,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
});
