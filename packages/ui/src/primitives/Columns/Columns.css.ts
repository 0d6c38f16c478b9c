import { createVar, style } from '@vanilla-extract/css';
import { breakpoints } from '../../css/breakpoints.ts';
import { eachVariant } from '../eachVariant.ts';
import { collapsePoints, columnWidths } from './variants.ts';

/** The distance between the columns, which their widths reckon with. */
export const gap = createVar();

const fractions = { '1/4': 0.25, '1/3': 1 / 3, '1/2': 0.5, '2/3': 2 / 3, '3/4': 0.75 };

const flexOf = (width: (typeof columnWidths)[number]) => {
  if (width === 'fluid') return '1 1 0';
  if (width === 'content') return '0 0 auto';
  return `0 0 calc((100% + ${gap}) * ${fractions[width]} - ${gap})`;
};

export const columns = style({
  display: 'flex',
  flexDirection: 'column',
  gap,
  minWidth: 0,
  selectors: { '&[data-collapse-below="never"]': { flexDirection: 'row' } },
  '@media': {
    [breakpoints.middle]: {
      selectors: { '&[data-collapse-below="middle"]': { flexDirection: 'row' } },
    },
    [breakpoints.wide]: {
      selectors: { '&[data-collapse-below="wide"]': { flexDirection: 'row' } },
    },
  },
});

const mediaOf = {
  never: 'screen, print',
  middle: breakpoints.middle,
  wide: breakpoints.wide,
} as const;

export const column = style({ minWidth: 0 });

export const widthOf = eachVariant(columnWidths, (width) =>
  style({
    '@media': Object.fromEntries(
      collapsePoints.map((point) => [
        mediaOf[point],
        {
          selectors: {
            [`${columns}[data-collapse-below="${point}"] > &`]: { flex: flexOf(width) },
          },
        },
      ]),
    ),
  }),
);
