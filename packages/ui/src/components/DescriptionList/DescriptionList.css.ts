import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';

const beside = 'df-descriptions (min-width: 480px)';

export const frame = style({ containerType: 'inline-size', containerName: 'df-descriptions' });

export const list = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-layout="stacked"]': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
    },
    '&[data-layout="apart"]': { gap: vars.space[2], fontVariantNumeric: 'tabular-nums' },
    '&[data-size="small"]': { fontSize: 14 },
  },
});

export const item = style({
  minWidth: 0,
  selectors: {
    '[data-layout="apart"] > &': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: vars.space[3],
    },
  },
  '@container': {
    [beside]: {
      selectors: {
        '[data-layout="beside"] > &': {
          display: 'grid',
          gridTemplateColumns: '220px minmax(0, 1fr)',
          gap: vars.space[1],
        },
      },
    },
  },
});

export const term = style({
  color: vars.color.ink3,
  selectors: {
    '[data-layout="stacked"] > * > &': { fontSize: vars.size.s13 },
    '[data-layout="apart"] > * > &': { minWidth: 0, color: vars.color.ink2 },
  },
});

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  margin: 0,
  selectors: {
    '[data-layout="apart"] > * > &': {
      flexShrink: 0,
      maxWidth: '70%',
      justifyContent: 'flex-end',
      fontWeight: 550,
      textAlign: 'end',
    },
  },
});
