import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const stack = style({ display: 'grid', gap: vars.space['3'], minWidth: 0 });

export const page = style({ minWidth: 0 });

export const toolbar = style({ minWidth: 0 });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  selectors: { '&:empty': { display: 'none' } },
});

export const summary = style({
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});
