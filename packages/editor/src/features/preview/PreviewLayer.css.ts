import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const layer = style({
  position: 'absolute',
  inset: 0,
  zIndex: 20,
  overflow: 'auto',
  outline: 'none',
  backgroundColor: vars.color.paper,
});
