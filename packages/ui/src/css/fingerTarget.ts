import type { StyleRule } from '@vanilla-extract/css';
import { preferences } from './breakpoints.ts';

/** The smallest side, in pixels, of what a finger is to hit. */
export const finger = 44;

/** The least size of a control where fingers point, to spread into a style without media queries. */
export const fingerTarget = {
  '@media': { [preferences.coarsePointer]: { minHeight: finger, minWidth: finger } },
} as const satisfies StyleRule;
