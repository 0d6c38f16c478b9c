import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const dialog = style({
  padding: vars.space['4'],
  outline: 'none',
});
