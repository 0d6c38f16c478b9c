import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const strip = 'df-stats (min-width: 680px)';

export const frame = style({
  containerType: 'inline-size',
  containerName: 'df-stats',
  overflow: 'hidden',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
});

/** The gaps let the line colour through: they are the dividers. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.border,
  margin: 0,
  background: vars.color.line,
  '@container': {
    [strip]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const card = style({
  padding: '18px 22px',
  background: vars.color.surface,
  fontFamily: vars.font.text,
  selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
  '@container': {
    [strip]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: 'auto' } } },
    'df-stats (max-width: 420px)': { padding: '14px 16px' },
  },
});

export const label = style({ color: vars.color.ink2, fontSize: vars.size.s13, lineHeight: 1.5 });

/** As high with a figure as with the grey place of one. */
export const value = style({
  margin: 0,
  minHeight: '1.25em',
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  fontSize: vars.size.s34,
  letterSpacing: '-0.02em',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const trend = style({
  margin: 0,
  minHeight: '1.5em',
  fontSize: vars.size.s13,
  fontWeight: 550,
  lineHeight: 1.5,
  selectors: {
    '&[data-direction="up"]': { color: vars.color.success },
    '&[data-direction="down"]': { color: vars.color.danger },
    '&[data-direction="flat"]': { color: vars.color.ink3 },
  },
});
