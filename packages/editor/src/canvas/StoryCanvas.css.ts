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

globalStyle(`${canvas} .react-flow__edgeupdater`, {
  fill: 'transparent',
  stroke: 'transparent',
});
