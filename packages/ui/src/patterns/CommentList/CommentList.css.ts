import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space['3'],
  paddingBlock: vars.space['4'],
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.hairline}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 32,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  color: vars.color.ink3,
});

export const author = style({
  color: vars.color.ink,
  fontSize: vars.size.s15,
  fontWeight: 550,
  overflowWrap: 'anywhere',
});

export const actions = style({ display: 'flex', marginInlineStart: 'auto' });

export const text = style({
  margin: `${vars.space['1']} 0 0`,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  lineHeight: 1.6,
  color: vars.color.ink,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
