import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';
import { preferences } from './breakpoints.ts';

/** The focus outline, to spread into a `&[data-focus-visible]` or `&:focus-visible` selector. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const satisfies StyleRule;

/** The same outline drawn inside the edge, where the outside would be cut off. */
export const focusRingInset = { ...focusRing, outlineOffset: '-2px' } as const satisfies StyleRule;

/** For what marks its focus by a shadow: forced colours drop shadows, so there it takes the outline. */
export const forcedFocus = {
  [preferences.forcedColors]: { selectors: { '&[data-focus-visible]': focusRingInset } },
} as const satisfies StyleRule['@media'];
