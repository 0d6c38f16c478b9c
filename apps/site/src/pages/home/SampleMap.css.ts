import { coverSize } from '@dreamfork/story';
import { breakpoints, cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where a node is along the story and across it, as shares of the map. */
export const along: string = '--map-along';
export const across: string = '--map-across';

/** On a phone the story goes down instead of to the right. */
export const map = style([
  cells,
  {
    position: 'relative',
    flex: 1,
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    border: `${vars.border} solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
    '@media': { [breakpoints.narrow]: { aspectRatio: '5 / 6' } },
  },
]);

export const drawing = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  fill: 'none',
});

/** Exchanges the axes of the drawing. */
export const turned = style({
  '@media': {
    [breakpoints.narrow]: {
      transform: `matrix(0, ${coverSize.height / coverSize.width}, ${coverSize.width / coverSize.height}, 0, 0, 0)`,
    },
  },
});

export const line = style({
  vectorEffect: 'non-scaling-stroke',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
});

export const path = style({
  vectorEffect: 'non-scaling-stroke',
  stroke: vars.color.accent,
  strokeWidth: 3,
});

export const nodes = style({ margin: 0, padding: 0, listStyle: 'none' });

/** Its middle is the point of the node; the lines end behind it. */
export const node = style({
  position: 'absolute',
  left: `var(${along})`,
  top: `var(${across})`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: 150,
  padding: '8px 12px',
  transform: 'translate(-50%, -50%)',
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s1,
  fontSize: vars.size.s13,
  fontWeight: 550,
  lineHeight: 1.3,
  '@media': {
    [breakpoints.narrow]: {
      left: `var(${across})`,
      top: `var(${along})`,
      gap: 6,
      maxWidth: 120,
      padding: '6px 8px',
      fontSize: vars.size.s12,
    },
  },
});

export const hue = style({
  display: 'inline-flex',
  selectors: {
    '&[data-type="choice"]': { color: vars.nodeColor.choice },
    '&[data-type="text"]': { color: vars.nodeColor.text },
    '&[data-type="end"]': { color: vars.nodeColor.end },
  },
});
