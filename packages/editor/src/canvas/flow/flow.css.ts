import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { choiceLabel as size } from '../../geometry/choiceLabels.ts';

export const flow = style({
  backgroundColor: 'transparent',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  vars: {
    '--xy-selection-background-color': `color-mix(in oklab, ${vars.color.accent} 8%, transparent)`,
    '--xy-selection-border': `1px solid ${vars.color.accent}`,
    '--xy-minimap-background-color': vars.color.surface,
    '--xy-edge-stroke': vars.color.accent,
  },
});

/** A focus or a caret could scroll what is hidden, but not what is clipped: only the view moves the canvas. */
globalStyle(`${flow}, ${flow} .react-flow__renderer, ${flow} .react-flow__pane`, {
  overflow: ['hidden !important', 'clip !important'],
});

/** The pane takes the presses on lines, whose places the scene knows; only their ends are taken hold of. */
globalStyle(`${flow} .react-flow__edge`, { pointerEvents: 'none' });
/** Their container has no width, and a picture held to its width would not be drawn at all. */
globalStyle(`${flow} .react-flow__edges svg`, { maxWidth: 'none' });
globalStyle(`${flow} .react-flow__edgeupdater`, { pointerEvents: 'all', cursor: 'move' });
globalStyle(`${flow} .react-flow__pane.draggable`, { cursor: 'grab' });
globalStyle(`${flow} .react-flow__pane.dragging`, { cursor: 'grabbing' });
globalStyle(`${flow}[data-over="edge"] .react-flow__pane`, { cursor: 'pointer' });

/** React Flow asks for its name to stay in sight. It stands in the margin below the map. */
globalStyle(`${flow} .react-flow__attribution`, {
  margin: 0,
  padding: `0 ${vars.space['2']}`,
  backgroundColor: vars.color.paper,
  fontSize: 10,
  lineHeight: '15px',
});
globalStyle(`${flow} .react-flow__attribution a`, { color: vars.color.ink2 });

/** The most that a square measures on the screen: so far the sheet is moved. */
const widestSquare = 240;

export const squares = style({
  position: 'absolute',
  top: -widestSquare,
  left: -widestSquare,
  zIndex: -1,
  width: `calc(100% + ${widestSquare}px)`,
  height: `calc(100% + ${widestSquare}px)`,
  maxWidth: 'none',
  pointerEvents: 'none',
  willChange: 'transform',
});

export const square = style({ fill: 'none', stroke: vars.color.cell, strokeWidth: 1 });

/** Lies in units of the canvas under everything else. */
export const drawing = style({
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: -1,
  pointerEvents: 'none',
  transition: 'opacity 120ms',
  selectors: { '&[data-faded]': { opacity: 0.5 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** Over the drawing of all lines, under the cards. */
export const lines = style({
  position: 'absolute',
  zIndex: -1,
  overflow: 'visible',
  maxWidth: 'none',
  pointerEvents: 'none',
});

export const line = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 2.5,
  selectors: {
    '&[data-state="hovered"]': { stroke: vars.color.ink2 },
    '&[data-state="target"]': { strokeWidth: 5 },
  },
});

export const choiceLabel = style({
  position: 'absolute',
  boxSizing: 'border-box',
  overflow: 'hidden',
  height: size.height,
  paddingInline: size.padding,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.paper,
  color: vars.color.ink2,
  fontFamily: vars.font.reading,
  fontSize: size.font,
  lineHeight: `${size.height}px`,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const guides = style([lines, { zIndex: 2 }]);

export const guide = style({
  stroke: vars.color.accent,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  vectorEffect: 'non-scaling-stroke',
});

export const selectionFrame = style({
  width: '100%',
  height: '100%',
  cursor: 'grab',
  outline: `calc(2px / var(--zoom)) dashed ${vars.color.accent}`,
});
