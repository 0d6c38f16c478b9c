import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const picture = style({
  width: 'min(100%, 320px)',
  overflow: 'hidden',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
