import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { density } from '../../css/density.css.ts';
import { breakpoints, focusRing, focusRingInset, preferences } from '../../css/index.ts';
import { vars } from '../../theme.ts';

/** Below this width of its own place, not of the window, a row is a card. */
const cards = 'df-table (max-width: 720px)';

export const maxHeight = createVar();

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
  '@media': {
    [breakpoints.middle]: {
      selectors: { '&[data-sticky-head]': { maxHeight, overflowY: 'auto' } },
    },
  },
});

export const selectionBar = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  boxSizing: 'border-box',
  width: '100cqw',
  minHeight: 48,
  padding: '4px 18px',
  borderBottom: `${vars.border} solid ${vars.hairline}`,
});

export const selectionActions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

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
      // The buttons that sort stay in view over the cards.
      selectors: {
        '&[data-sorts]': {
          position: 'static',
          display: 'block',
          width: 'auto',
          height: 'auto',
          clipPath: 'none',
          borderBottom: `${vars.border} solid ${vars.hairline}`,
        },
      },
    },
  },
});

/** In view at the end of a row, however far the rest has been scrolled. */
const pinned = { position: 'sticky', insetInlineEnd: 0, background: vars.color.surface } as const;

export const columnHeader = style({
  padding: density.cellPadding,
  color: vars.color.ink3,
  fontSize: vars.size.s13,
  fontWeight: 550,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-pinned]': pinned,
    [`${frame}[data-sticky-head] &`]: {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      background: vars.color.surface,
      boxShadow: `inset 0 -1px 0 ${vars.hairline}`,
    },
  },
  '@container': {
    [cards]: {
      selectors: {
        [`${head}[data-sorts] &`]: {
          position: 'absolute',
          width: 1,
          height: 1,
          padding: 0,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
        [`${head}[data-sorts] &[data-sorts]`]: {
          position: 'static',
          width: 'auto',
          height: 'auto',
          overflow: 'visible',
          clipPath: 'none',
        },
      },
    },
  },
});

globalStyle(`${head}[data-sorts] > tr`, {
  '@container': {
    [cards]: { display: 'flex', flexWrap: 'wrap', gap: '0 4px', padding: '6px 12px' },
  },
});

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 28,
  margin: '-4px -6px',
  padding: '2px 6px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.sunken, color: vars.color.ink },
    '&[data-focus-visible]': focusRingInset,
    '[aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
  },
  '@media': { [preferences.coarsePointer]: { minHeight: 44, minWidth: 44 } },
  '@container': { [cards]: { margin: 0 } },
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
  padding: density.cellPadding,
  textAlign: 'start',
  fontWeight: 400,
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '&[data-pinned]': pinned,
  },
  '@container': {
    [cards]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: 12,
      padding: 0,
      selectors: {
        '&[data-align="end"]': { textAlign: 'start', whiteSpace: 'normal' },
        '&[data-pinned]': { position: 'static' },
      },
    },
  },
});

/** The height of the rows that come, where it is known. */
export const skeletonRowHeight = createVar();

/** Else as high as a cell of two lines. */
export const skeletonCell = style([
  cell,
  {
    height: fallbackVar(skeletonRowHeight, '64px'),
    boxSizing: 'border-box',
    '@container': { [cards]: { height: 'auto' } },
  },
]);

globalStyle(`${skeletonCell}[data-align="end"] > *`, {
  marginInlineStart: 'auto',
  '@container': { [cards]: { marginInlineStart: 0 } },
});

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

export const emptyText = style({
  margin: 0,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  color: vars.color.ink2,
});
