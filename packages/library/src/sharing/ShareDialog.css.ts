import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const preview = style({
  display: 'block',
  width: '100%',
  height: 360,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
