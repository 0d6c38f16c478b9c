import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const frame = style({
  containerType: 'inline-size',
  containerName: 'df-chart',
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['3'],
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
});

export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const content = style({ gridColumn: '1 / -1', minWidth: 0 });

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 120,
  padding: vars.space['4'],
  border: `${vars.border} dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  color: vars.color.ink2,
});

export const table = style({ width: '100%', borderCollapse: 'collapse' });

export const row = style({ borderTop: `${vars.border} solid ${vars.hairline}` });

export const headerCell = style({
  padding: '6px 8px',
  color: vars.color.ink3,
  fontSize: vars.size.s13,
  fontWeight: 550,
  textAlign: 'end',
  verticalAlign: 'bottom',
  selectors: { '&:first-child': { textAlign: 'start', paddingInlineStart: 0 } },
});

export const cell = style({
  padding: '7px 8px',
  fontWeight: 400,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { minWidth: '5.5em', textAlign: 'start', paddingInlineStart: 0 } },
});
