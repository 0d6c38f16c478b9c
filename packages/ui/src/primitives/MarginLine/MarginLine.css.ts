import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const line = style({
  position: 'absolute',
  insetBlock: 0,
  width: 0,
  borderInlineStart: `2px solid ${vars.color.mark}`,
  pointerEvents: 'none',
});
