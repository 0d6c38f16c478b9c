import { focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

/** Unlike `hidden`, `clip` cannot be scrolled either, by a focus or a caret: only the viewport moves the canvas. */
const unscrollable: StyleRule = { overflow: ['hidden', 'clip'] };

export const canvas = style({
  ...unscrollable,
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  backgroundColor: vars.color.paper,
  containerType: 'inline-size',
  containerName: 'dreamfork-canvas',
});

const floating = style({
  backgroundColor: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s2,
});

export const bar = style([
  floating,
  {
    margin: 0,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    padding: 3,
  },
]);

/** Above the zoom bar and the number of problems. */
export const firstStep = style([
  floating,
  {
    boxSizing: 'border-box',
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space['2'],
    // Leaves room for the minimap beside it.
    width: 'min(440px, max(280px, 100% - 420px))',
    padding: vars.space['4'],
    textAlign: 'center',
    // More specific than the margin of React Flow's panels.
    selectors: { '&.react-flow__panel': { marginBlockEnd: 72 } },
  },
]);

export const percent = style({
  minWidth: 56,
  height: 36,
  paddingInline: vars.space['2'],
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  fontSize: vars.size.s13,
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRing,
  },
  '@media': { [preferences.coarsePointer]: { height: 44 } },
});

export const map = style([
  floating,
  {
    overflow: 'hidden',
    cursor: 'crosshair',
    '@container': { 'dreamfork-canvas (max-width: 520px)': { display: 'none' } },
  },
]);
