import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const list = style({
  display: 'grid',
  gap: vars.space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  minWidth: 0,
});

export const row = style({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
  color: vars.color.ink2,
});

export const head = style({ display: 'flex', alignItems: 'center', gap: 6, minWidth: 0 });

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.ink,
});

export const facts = style({
  flex: 'none',
  fontSize: vars.size.s12,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
});

export const note = style({ margin: 0 });

export const error = style({
  display: 'flex',
  gap: 6,
  margin: 0,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'] });
