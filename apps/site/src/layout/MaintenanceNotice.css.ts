import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const abovePage = style({
  position: 'sticky',
  zIndex: 25,
  top: 0,
  background: vars.color.paper,
});
