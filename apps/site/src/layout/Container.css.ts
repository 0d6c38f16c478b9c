import { cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageWidth } from './layout.css.ts';

export const container = style({
  width: '100%',
  maxWidth: pageWidth,
  margin: '0 auto',
  padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    'screen and (max-width: 599px)': {
      padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
    },
  },
});

export const paper = style([
  cells,
  { position: 'relative', borderBottom: `${vars.border} solid ${vars.color.line}` },
]);
