import { style } from '@vanilla-extract/css';
import { breakpoints, pageWidth } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

export const container = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: pageWidth,
  marginInline: 'auto',
  paddingInline: vars.space[8],
  selectors: { '&[data-spacing="page"]': { paddingBlock: `${vars.space[10]} ${vars.space[16]}` } },
  '@media': {
    [breakpoints.narrow]: {
      paddingInline: vars.space[4],
      selectors: {
        '&[data-spacing="page"]': { paddingBlock: `${vars.space[6]} ${vars.space[12]}` },
      },
    },
  },
});
