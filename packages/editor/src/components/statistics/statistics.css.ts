import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const totals = style({ minWidth: 0, paddingBlock: vars.space['2'] });

export const note = style({
  margin: 0,
  paddingBlock: vars.space['2'],
  fontSize: 14,
  color: vars.color.ink2,
});
