import { style } from '@vanilla-extract/css';

export const clear = style({
  selectors: {
    // Its height stays, so that the field does not grow with the first letter.
    '[data-empty] &': { visibility: 'hidden', overflow: 'hidden', width: 0 },
  },
});
