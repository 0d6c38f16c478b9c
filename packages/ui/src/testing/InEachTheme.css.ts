import { style } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

export const theme = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['4'],
  padding: vars.space['6'],
  background: vars.color.paper,
  color: vars.color.ink,
});
