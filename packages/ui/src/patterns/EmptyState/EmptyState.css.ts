import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const state = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 560,
  padding: `${vars.space['8']} ${vars.space['5']}`,
  color: vars.color.ink,
  textAlign: 'start',
});

export const icon = style({
  width: 26,
  height: 26,
  marginBottom: 4,
  color: vars.color.accent,
  selectors: { [`${state}[data-tone="danger"] &`]: { color: vars.color.danger } },
});

export const text = style({
  margin: 0,
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  marginTop: vars.space['3'],
});
