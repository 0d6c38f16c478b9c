import { breakpoints, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({ display: 'grid', gap: vars.space['4'] });

export const toggle = style({
  display: 'none',
  '@media': { [breakpoints.narrow]: { display: 'flex' } },
});

/** The filters that fold on a phone; elsewhere they lie in the row as if it were not there. */
export const fold = style({
  display: 'contents',
  '@media': {
    [breakpoints.narrow]: {
      display: 'none',
      gap: vars.space['3'],
      width: '100%',
      selectors: { '[data-open="true"] &': { display: 'grid' } },
    },
  },
});

/** As high as the tags that come; a phone folds them. */
export const tags = style({
  minHeight: 32,
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
});
