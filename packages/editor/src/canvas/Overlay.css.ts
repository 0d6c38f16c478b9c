import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const layer = style({
  position: 'absolute',
  zIndex: 2,
  overflow: 'visible',
  maxWidth: 'none',
  pointerEvents: 'none',
});

export const frame = style({
  fill: `color-mix(in oklab, ${vars.color.accent} 8%, transparent)`,
  stroke: vars.color.accent,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});

export const link = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2.5 });

export const guide = style({
  stroke: vars.color.accent,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  vectorEffect: 'non-scaling-stroke',
});
