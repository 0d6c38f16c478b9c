import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { card as size } from './geometry/geometry.ts';
import { hue } from './NodeCard.css.ts';

export const handle = style({
  selectors: {
    '&.react-flow__handle': {
      width: size.handle,
      height: size.handle,
      borderRadius: '50%',
      border: `2px solid ${hue}`,
      backgroundColor: vars.color.surface,
    },
    // Room for the pointer around a small circle.
    '&.connectable::before': {
      content: '',
      position: 'absolute',
      inset: -9,
      borderRadius: '50%',
    },
    '&.react-flow__handle.connectable:hover, [data-target] > &.react-flow__handle[data-side="input"]':
      { backgroundColor: hue },
  },
  '@media': {
    '(pointer: coarse)': {
      selectors: { '&.connectable::before': { inset: -18 } },
    },
  },
});
