import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const layer = style({
  position: 'absolute',
  overflow: 'visible',
  // A picture no wider than its parent is a good rule, but the world has no width.
  maxWidth: 'none',
  pointerEvents: 'none',
});

export const edge = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  selectors: {
    '&[data-state="hovered"]': { stroke: vars.color.ink2 },
    '&[data-state="target"]': { strokeWidth: 5 },
  },
});
