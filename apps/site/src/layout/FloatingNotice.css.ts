import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const floating = style({
  position: 'fixed',
  zIndex: 25,
  bottom: vars.space[4],
  left: '50%',
  width: `min(520px, calc(100% - 2 * ${vars.space[4]}))`,
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  boxShadow: vars.shadow.s2,
});
