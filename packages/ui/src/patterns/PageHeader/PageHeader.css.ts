import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space['4'],
});

export const words = style({ flex: '1 1 320px', minWidth: 0 });

export const description = style({
  marginTop: 6,
  color: vars.color.ink3,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
});
