import { style } from '@vanilla-extract/css';
import { focusRing } from '../../css/index.ts';
import { vars } from '../../theme.ts';

/** Below this width of its own place, not of the window, a row is a card. */
const cards = 'df-table (max-width: 600px)';

export const frame = style({
  containerType: 'inline-size',
  containerName: 'df-table',
  position: 'relative',
  overflowX: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  '@container': { [cards]: { display: 'block' } },
});

export const head = style({
  '@container': {
    [cards]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const columnHeader = style({
  padding: '11px 18px',
  color: vars.color.ink3,
  fontSize: vars.size.s13,
  fontWeight: 550,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
});

export const body = style({ '@container': { [cards]: { display: 'block' } } });

export const row = style({
  borderTop: `${vars.border} solid ${vars.hairline}`,
  '@container': {
    [cards]: {
      display: 'grid',
      gap: 8,
      padding: '14px 16px',
      selectors: { '&:first-child': { borderTop: 0 } },
    },
  },
});

export const cell = style({
  padding: '11px 18px',
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@container': {
    [cards]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: 12,
      padding: 0,
      selectors: { '&[data-align="end"]': { textAlign: 'start' } },
    },
  },
});

/** As high as a cell of two lines. */
export const skeletonCell = style([
  cell,
  { height: 64, boxSizing: 'border-box', '@container': { [cards]: { height: 'auto' } } },
]);

export const rowHeader = style([
  cell,
  { '@container': { [cards]: { paddingBottom: 4, fontSize: vars.size.s17 } } },
]);

export const cardLabel = style({
  display: 'none',
  '@container': {
    [cards]: {
      display: 'block',
      flex: '0 0 40%',
      color: vars.color.ink3,
      fontSize: vars.size.s13,
      fontWeight: 550,
    },
  },
});

export const cellContent = style({
  display: 'contents',
  '@container': {
    [cards]: { display: 'block', flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  },
});

export const emptyCell = style({
  padding: 0,
  '@container': { [cards]: { display: 'block' } },
});
