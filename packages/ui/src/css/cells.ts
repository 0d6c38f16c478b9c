import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/** The side of one cell: the page texture and the snap grid of the canvas. */
export const cellSize = 15;

/** The squared-paper texture, to spread into a style. */
export const cells = {
  backgroundColor: vars.color.paper,
  backgroundImage: `linear-gradient(${vars.color.cell} 1px, transparent 1px), linear-gradient(90deg, ${vars.color.cell} 1px, transparent 1px)`,
  backgroundPosition: '0 -1px, -1px 0',
  backgroundSize: `${cellSize}px ${cellSize}px`,
} as const satisfies StyleRule;
