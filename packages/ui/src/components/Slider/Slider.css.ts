import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

const thumbSide = 22;
const touch = 44;

export const slider = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `2px ${vars.space['3']}`,
  minWidth: 0,
  fontFamily: vars.font.text,
  selectors: { '&[data-orientation="vertical"]': { justifyItems: 'start', width: 'fit-content' } },
});

export const output = style({
  color: vars.color.ink2,
  fontSize: vars.size.s13,
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-disabled] > &': { color: vars.color.ink3 } },
});

/** The room for the thumb: as high as a finger where fingers point. */
export const room = style({
  gridColumn: '1 / -1',
  position: 'relative',
  height: 28,
  marginInline: thumbSide / 2,
  cursor: 'pointer',
  selectors: {
    '&[data-orientation="vertical"]': {
      width: 28,
      height: 180,
      marginInline: 0,
      marginBlock: thumbSide / 2,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    [preferences.coarsePointer]: {
      height: touch,
      selectors: { '&[data-orientation="vertical"]': { width: touch, height: 180 } },
    },
  },
});

export const rail = style({
  position: 'absolute',
  insetInline: -thumbSide / 2,
  top: 'calc(50% - 3px)',
  height: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  selectors: {
    '[data-orientation="vertical"] > &': {
      insetInline: 'auto',
      insetBlock: -thumbSide / 2,
      top: -thumbSide / 2,
      left: 'calc(50% - 3px)',
      width: 6,
      height: 'auto',
    },
  },
  '@media': { [preferences.forcedColors]: { border: '1px solid CanvasText' } },
});

export const filled = style({
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  background: vars.color.accent,
  selectors: {
    '[data-orientation="vertical"] &': { insetBlock: 'auto 0', insetInline: 0 },
    '[data-disabled] &': { background: vars.color.ink3 },
  },
  '@media': { [preferences.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

export const thumb = style({
  top: '50%',
  boxSizing: 'border-box',
  width: thumbSide,
  height: thumbSide,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  border: `2px solid ${vars.color.accent}`,
  boxShadow: vars.shadow.s1,
  selectors: {
    '[data-orientation="vertical"] > &': { top: 'auto', left: '50%' },
    '&[data-hovered], &[data-dragging]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': focusRing,
    '&[data-disabled]': { borderColor: vars.color.ink3, boxShadow: 'none' },
    // A finger gets hold of it well beside its edge.
    '&::before': { content: '""', position: 'absolute', inset: -(touch - thumbSide) / 2 },
  },
  '@media': { [preferences.forcedColors]: { borderColor: 'ButtonText', background: 'ButtonFace' } },
});

export const help = style({ gridColumn: '1 / -1' });
