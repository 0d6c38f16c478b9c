import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const outcome = style({
  flexBasis: '100%',
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const address = style({
  fontFamily: vars.font.mono,
  userSelect: 'all',
  overflowWrap: 'anywhere',
});
