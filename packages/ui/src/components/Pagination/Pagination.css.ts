import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const pagination = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space['3'],
});

export const position = style({
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
