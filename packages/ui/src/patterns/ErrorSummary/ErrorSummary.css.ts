import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const summary = style({
  display: 'grid',
  gap: vars.space['2'],
  padding: `${vars.space['4']} ${vars.space['5']}`,
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.danger}`,
  borderRadius: vars.radius.m,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});

export const title = style({ margin: 0, fontWeight: 600 });

export const list = style({
  display: 'grid',
  gap: vars.space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const jump = style({
  minHeight: 24,
  margin: 0,
  padding: '2px 0',
  border: 0,
  background: 'transparent',
  color: vars.color.danger,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationThickness: 2 },
    '&:focus-visible': focusRing,
  },
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
});
