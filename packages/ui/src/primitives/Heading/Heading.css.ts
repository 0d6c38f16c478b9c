import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../themes/vars.css.ts';

export const heading = recipe({
  base: {
    margin: 0,
    letterSpacing: vars.display.letterSpacing,
    lineHeight: vars.display.lineHeight,
    textWrap: 'balance',
    overflowWrap: 'anywhere',
  },
  variants: {
    font: {
      display: { fontFamily: vars.font.display, fontWeight: vars.display.weight },
      reading: { fontFamily: vars.font.reading, fontWeight: 600, letterSpacing: '-0.012em' },
    },
    size: {
      '21': { fontSize: vars.display.smallSize, lineHeight: 1.25 },
      '26': { fontSize: vars.size.s26 },
      '34': { fontSize: vars.size.s34 },
      '44': { fontSize: vars.size.s44 },
      '66': { fontSize: vars.size.s66 },
    },
  },
});
