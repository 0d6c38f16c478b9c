import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  selectors: {
    '&[data-backward]': { strokeDasharray: '5 5' },
    '.react-flow__edge:hover &': { stroke: vars.color.ink2 },
    '&[data-selected]': { stroke: vars.color.accent, strokeWidth: 2.5 },
    '.react-flow__edge:hover &[data-selected]': { stroke: vars.color.accent },
  },
});
