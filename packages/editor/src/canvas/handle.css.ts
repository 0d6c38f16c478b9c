import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { card as size } from './geometry/geometry.ts';
import { hue } from './NodeCard.css.ts';

const half = size.handle / 2;

export const handle = style({
  position: 'absolute',
  width: size.handle,
  height: size.handle,
  marginTop: -half,
  borderRadius: '50%',
  border: `2px solid ${hue}`,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-side="input"]': { left: -half },
    '&[data-side="output"]': { right: -half },
    '&[data-handle]': { cursor: 'crosshair' },
    // Room for the pointer around a small circle.
    '&[data-handle]::before': {
      content: '',
      position: 'absolute',
      inset: -9,
      borderRadius: '50%',
    },
    '&[data-handle]:hover, [data-target] > &[data-side="input"]': { backgroundColor: hue },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&[data-handle]::before': { inset: -18 } },
    },
  },
});
