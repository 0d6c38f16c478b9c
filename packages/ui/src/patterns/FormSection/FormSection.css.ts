import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const section = style({
  display: 'grid',
  gap: vars.space['5'],
  padding: `${vars.space['8']} 0`,
  borderTop: `${vars.border} solid ${vars.color.line}`,
  // A link to it leaves room for the bar of the page.
  scrollMarginTop: 64,
  fontFamily: vars.font.text,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
  '@media': {
    [breakpoints.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space['12'],
    },
  },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space['2'] });

export const description = style({
  margin: 0,
  maxWidth: 420,
  color: vars.color.ink2,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
});

export const fields = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['5'],
  minWidth: 0,
  maxWidth: 560,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });
