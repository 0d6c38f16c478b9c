import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** The filters and the figures that they are about. */
export const opening = style({ display: 'grid', gap: vars.space[8] });

/** On a phone the figures come before the filters. Nothing in them takes the focus. */
export const summary = style({
  minWidth: 0,
  '@media': { [breakpoints.narrow]: { order: -1 } },
});
