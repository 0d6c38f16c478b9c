import { topInset } from '@dreamfork/ui/css';
import { style } from '@vanilla-extract/css';

export const workspace = style({
  height: `calc(100dvh - var(${topInset}, 0px))`,
  overflow: 'hidden',
});
