import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../themes/vars.css.ts';

/**
 * A strip across the page. Where a theme raises its parts it is a card with an edge all around; elsewhere the
 * offset is 0 and the strip is flush and square.
 */
export const band = {
  margin: `calc(${vars.raised.offset} * 2)`,
  border: `${vars.border} solid ${vars.raised.edge}`,
  borderRadius: `min(${vars.radius.m}, calc(${vars.raised.offset} * 9))`,
  boxShadow: vars.raised.shadow,
} as const satisfies StyleRule;
