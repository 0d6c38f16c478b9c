import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const canvas = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflow: 'hidden',
  containerType: 'inline-size',
  containerName: 'dreamfork-canvas',
});

globalStyle(`${canvas} .react-flow__selection, ${canvas} .react-flow__nodesselection-rect`, {
  border: `1px solid ${vars.color.accent}`,
  borderRadius: vars.radius.s,
  backgroundColor: `color-mix(in oklab, ${vars.color.accent} 8%, transparent)`,
});

// A picture no wider than its parent is a good rule, but the layer of edges has no width, and an
// SVG of width 0 draws nothing.
globalStyle(`${canvas} .react-flow__edges svg, ${canvas} .react-flow__connectionline`, {
  maxWidth: 'none',
});

globalStyle(`${canvas} .react-flow__attribution`, {
  padding: '2px 4px',
  background: 'none',
  color: vars.color.ink3,
});

globalStyle(`${canvas} .react-flow__attribution a`, { color: 'inherit' });

globalStyle(`${canvas} .react-flow__edgeupdater`, {
  fill: 'transparent',
  stroke: 'transparent',
});
