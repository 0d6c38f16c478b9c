import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

const floating = style({
  backgroundColor: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s2,
});

const inCorner = { position: 'absolute', bottom: 15, zIndex: 3 } as const;

export const bar = style([
  floating,
  {
    ...inCorner,
    left: 15,
    margin: 0,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    padding: 3,
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
});

export const map = style([
  floating,
  {
    ...inCorner,
    right: 15,
    width: 180,
    height: 112,
    overflow: 'hidden',
    cursor: 'crosshair',
    touchAction: 'none',
    '@container': { 'dreamfork-canvas (max-width: 520px)': { display: 'none' } },
  },
]);

export const mapView = style({
  position: 'absolute',
  top: 0,
  left: 0,
  border: `2px solid ${vars.color.accent}`,
  borderRadius: 2,
  pointerEvents: 'none',
  transformOrigin: '0 0',
  willChange: 'transform',
});
