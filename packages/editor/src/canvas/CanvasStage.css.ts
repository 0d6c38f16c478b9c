import { vars } from '@dreamfork/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

/** Unlike `hidden`, `clip` cannot be scrolled either, by a focus or a caret: only the viewport moves the canvas. */
const unscrollable: StyleRule = { overflow: ['hidden', 'clip'] };

export const canvas = style({
  ...unscrollable,
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  backgroundColor: vars.color.paper,
  containerType: 'inline-size',
  containerName: 'dreamfork-canvas',
});

export const surface = style({
  ...unscrollable,
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&[data-gesture="pan"]': { cursor: 'grabbing' },
    '&[data-over="edge"]': { cursor: 'pointer' },
  },
});

/** Larger than the view by the largest cell, even when it is made smaller, so that it need only be moved. */
export const grid = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 'calc(136% + 3 * var(--cell, 15px))',
  height: 'calc(136% + 3 * var(--cell, 15px))',
  transformOrigin: '0 0',
  backgroundImage: `linear-gradient(${vars.color.cell} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.cell} 1px, transparent 1px)`,
  backgroundSize: 'var(--cell, 15px) var(--cell, 15px)',
  pointerEvents: 'none',
  willChange: 'transform',
});

export const drawings = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const world = style({
  position: 'absolute',
  top: 0,
  left: 0,
  width: 0,
  height: 0,
  transformOrigin: '0 0',
  willChange: 'transform',
  // An empty layer has no place among the compositor's, and to move it would have all put together anew.
  selectors: { '&:empty': { display: 'none' } },
});
