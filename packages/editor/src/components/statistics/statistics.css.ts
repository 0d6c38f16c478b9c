import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const totals = style({ padding: `${vars.space['2']} 22px` });

export const note = style({
  padding: `${vars.space['2']} 22px`,
  fontSize: 14,
  color: vars.color.ink2,
});
