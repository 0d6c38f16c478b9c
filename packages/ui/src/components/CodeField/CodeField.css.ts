import { style, styleVariants } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';
import { overlaySurface } from '../Popover/overlay.css.ts';

export const stack = style({ position: 'relative', display: 'grid' });

/** Around a text area, for the list under the line of its caret. */
export const anchor = style({ position: 'relative' });

const metrics = {
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  margin: 0,
  padding: '8px 12px',
  border: 0,
  fontFamily: vars.font.mono,
  fontSize: 14,
  lineHeight: 1.55,
  letterSpacing: 'normal',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  '@media': {
    // Below 16 px a phone zooms the page when the field takes the focus.
    [preferences.coarsePointer]: { fontSize: 'max(16px, 1rem)' },
  },
} as const;

/** The field itself: its text is seen in the colours that lie over it. */
export const writing = style({
  ...metrics,
  display: 'block',
  minHeight: 'calc(1lh + 16px)',
  fieldSizing: 'content',
  resize: 'none',
  overflow: 'hidden',
  outline: 'none',
  background: 'transparent',
  color: 'transparent',
  caretColor: vars.color.ink,
  '@media': {
    [preferences.coarsePointer]: { ...metrics['@media'][preferences.coarsePointer], minHeight: 44 },
    [preferences.forcedColors]: { color: 'CanvasText' },
  },
});

export const colours = style({
  ...metrics,
  color: vars.color.ink,
  pointerEvents: 'none',
  '@media': { ...metrics['@media'], [preferences.forcedColors]: { visibility: 'hidden' } },
});

const piece = style({
  selectors: {
    '&[data-mistake]': {
      textDecoration: `underline wavy ${vars.color.danger}`,
      textDecorationSkipInk: 'none',
      textUnderlineOffset: 3,
    },
  },
});

export const tone = styleVariants(
  {
    name: { color: vars.color.ink, fontWeight: 600 },
    keyword: { color: vars.color.accent },
    number: { color: vars.color.info },
    text: { color: vars.color.success },
    sign: { color: vars.color.ink2 },
    other: { color: vars.color.danger },
  },
  (look) => [piece, look],
);

/** Where something is missing: there is no letter to underline. */
export const missing = style({
  display: 'inline-block',
  width: '1ch',
  borderBottom: `2px dotted ${vars.color.danger}`,
});

export const list = style([
  overlaySurface,
  {
    position: 'absolute',
    zIndex: 2,
    top: 'calc(100% + 4px)',
    insetInline: 0,
    maxHeight: 280,
    padding: 5,
    overflow: 'auto',
  },
]);

export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minHeight: 32,
  padding: '5px 10px',
  borderRadius: `calc(${vars.radius.m} - 4px)`,
  fontSize: 14,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accentSoft },
    '&:hover': { background: vars.color.sunken },
  },
  '@media': {
    [preferences.coarsePointer]: { minHeight: 44, alignItems: 'center' },
    [preferences.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } },
    },
  },
});

export const optionLabel = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const detail = style({
  marginInlineStart: 'auto',
  flex: 'none',
  fontSize: vars.size.s12,
  color: vars.color.ink2,
});
