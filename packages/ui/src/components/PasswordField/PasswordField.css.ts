import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const rules = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '3px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.size.s13,
  lineHeight: 1.45,
});

export const rule = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  color: vars.color.ink3,
  selectors: { '&[data-met]': { color: vars.color.success } },
});
