import { breakpoints } from '@dreamfork/ui/css';
import { style } from '@vanilla-extract/css';

/** What a phone leaves to the page of the author's own stories, so that the first story is in view. */
export const roomy = style({
  display: 'contents',
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});
