import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '[data-orientation="horizontal"] > &': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: vars.space['5'],
    },
  },
});
