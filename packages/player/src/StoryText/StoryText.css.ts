import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { readingFace, textSize } from '../readingVars.css.ts';

export const root = style({
  color: vars.color.ink,
  vars: { [readingFace]: vars.font.reading, [textSize]: '1.1875rem' },
});
