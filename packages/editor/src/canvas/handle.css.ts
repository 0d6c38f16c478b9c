import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { card as size } from '../flow/geometry.ts';
import { hue } from './NodeCard.css.ts';

export const handle = style({
  width: size.handle,
  height: size.handle,
  minWidth: 0,
  minHeight: 0,
  zIndex: 1,
  borderRadius: '50%',
  border: `2px solid ${hue}`,
  backgroundColor: vars.color.surface,
  selectors: {
    // Room for the pointer around a small circle.
    '&::before': { content: '', position: 'absolute', inset: -9, borderRadius: '50%' },
    '&:hover, &.connectingfrom, &.connectingto': { backgroundColor: hue },
  },
});

globalStyle('.react-flow__connection-path', {
  stroke: vars.color.accent,
  strokeWidth: 2.5,
});
