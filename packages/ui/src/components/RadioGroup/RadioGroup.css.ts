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

export const description = style({
  display: 'block',
  paddingInlineStart: 30,
  fontSize: vars.size.s13,
  lineHeight: 1.45,
  color: vars.color.ink3,
});
