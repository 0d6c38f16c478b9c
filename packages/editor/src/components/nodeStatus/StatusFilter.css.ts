import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const filter = style({
  flex: 'none',
  padding: `${vars.space['2']} ${vars.space['3']}`,
});
