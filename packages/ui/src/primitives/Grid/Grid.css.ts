import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { breakpoints } from '../../css/breakpoints.ts';

export const columns = { narrow: createVar(), middle: createVar(), wide: createVar() };

const tracks = (count: string) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({
  ...tracks(columns.narrow),
  '@media': {
    [breakpoints.middle]: tracks(fallbackVar(columns.middle, columns.narrow)),
    [breakpoints.wide]: tracks(fallbackVar(columns.wide, columns.middle, columns.narrow)),
  },
});
