import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { density } from '../../css/density.css.ts';
import { finger } from '../../css/fingerTarget.ts';
import { focusRing, focusRingInset } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';
import { frame } from '../Field/Field.css.ts';
import { overlaySurface } from '../Popover/overlay.css.ts';

export const group = style([
  frame,
  {
    boxSizing: 'border-box',
    width: 'fit-content',
    minWidth: 'min(100%, 180px)',
    maxWidth: '100%',
    paddingInlineStart: 10,
    selectors: {
      '&[data-focus-within]:not(:has(button:focus))': { ...focusRing },
      '&[data-invalid]': { borderColor: vars.color.danger },
    },
  },
]);

export const dates = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
});

export const segments = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  fontSize: density.fieldText,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre',
  '@media': { [preferences.coarsePointer]: { fontSize: 'max(16px, 1rem)' } },
});

export const segment = style({
  minWidth: 24,
  boxSizing: 'border-box',
  padding: '3px 1px',
  borderRadius: 3,
  textAlign: 'center',
  outline: 'none',
  caretColor: 'transparent',
  selectors: {
    '&[data-type="literal"]': { minWidth: 0, padding: '3px 0' },
    '&[data-placeholder]': { color: vars.color.ink3 },
    '&:focus': { background: vars.color.accent, color: vars.color.onAccent },
  },
  '@media': {
    [preferences.coarsePointer]: { paddingBlock: 10 },
    [preferences.forcedColors]: {
      selectors: {
        '&:focus': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const dash = style({ padding: '0 6px', color: vars.color.ink3 });

export const opener = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  alignSelf: 'stretch',
  width: 38,
  margin: 0,
  marginInlineStart: 8,
  padding: 0,
  border: 0,
  borderRadius: `calc(${vars.radius.m} - ${vars.border})`,
  outline: 'none',
  background: 'transparent',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { background: vars.color.sunken, color: vars.color.ink },
    '&[data-focus-visible]': focusRingInset,
    '&[data-disabled]': { color: vars.color.ink3, cursor: 'not-allowed' },
  },
  '@media': { [preferences.coarsePointer]: { width: finger } },
});

export const popover = style([overlaySurface, { overflow: 'auto' }]);

export const dialog = style({ padding: vars.space[3], outline: 'none' });

const cellSide = 36;

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[2],
});

export const month = style({
  flex: 1,
  margin: 0,
  fontSize: vars.size.s15,
  fontWeight: 600,
  textAlign: 'center',
});

export const step = style([
  opener,
  { alignSelf: 'auto', width: cellSide, height: cellSide, marginInlineStart: 0 },
  { '@media': { [preferences.coarsePointer]: { height: finger } } },
]);

export const grid = style({ borderCollapse: 'separate', borderSpacing: '0 2px' });

export const weekday = style({
  padding: '4px 0',
  color: vars.color.ink3,
  fontSize: vars.size.s13,
  fontWeight: 550,
});

export const day = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: cellSide,
  height: cellSide,
  borderRadius: vars.radius.s,
  outline: 'none',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.color.sunken },
    '&[data-today]': { fontWeight: 700, boxShadow: `inset 0 -2px 0 ${vars.color.accent}` },
    '&[data-disabled], &[data-unavailable]': { color: vars.color.ink3, cursor: 'not-allowed' },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
    // A range: its days lie on one strip, the ends stand out.
    '[data-range] &[data-selected]:not([data-selection-start], [data-selection-end])': {
      borderRadius: 0,
      background: vars.color.accentSoft,
      color: vars.color.ink,
    },
    '&[data-invalid][data-selected]': { background: vars.color.danger, color: vars.color.surface },
    '&[data-focus-visible]': { ...focusRing, position: 'relative', zIndex: 1 },
  },
  '@media': {
    [preferences.coarsePointer]: { width: 42, height: finger },
    [preferences.forcedColors]: {
      selectors: {
        '&[data-selected]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});
