import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const search = style({
  display: 'grid',
  gap: vars.space['1'],
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const found = style({
  minHeight: '1.4em',
  color: vars.color.ink3,
  fontSize: vars.size.s13,
  lineHeight: 1.4,
});
