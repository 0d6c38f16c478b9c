import { style } from '@vanilla-extract/css';
import { breakpoints, cells, pageWidth } from '../../css/index.ts';
import { vars } from '../../theme.ts';

export const page = style([
  cells,
  {
    boxSizing: 'border-box',
    flex: 1,
    display: 'grid',
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space['8'],
    width: '100%',
    minHeight: 480,
    padding: `40px max(32px, calc((100% - ${pageWidth}) / 2 + 32px)) 56px`,
    fontFamily: vars.font.text,
    color: vars.color.ink,
    '@media': {
      [breakpoints.narrow]: {
        padding: '32px 16px 40px',
        gap: vars.space['6'],
        alignContent: 'start',
      },
      [breakpoints.wide]: {
        gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, .9fr)',
        alignItems: 'center',
        gap: vars.space['14'],
      },
    },
  },
]);

export const picture = style({
  width: '100%',
  maxWidth: 260,
  '@media': {
    [breakpoints.middle]: { maxWidth: 340 },
    [breakpoints.wide]: { gridColumn: 2, gridRow: 1, maxWidth: 460, justifySelf: 'end' },
  },
});

export const message = style({
  maxWidth: 560,
  '@media': { [breakpoints.wide]: { gridColumn: 1, gridRow: 1 } },
});

export const text = style({
  maxWidth: '32em',
  margin: `${vars.space['4']} 0 0`,
  color: vars.color.ink2,
  fontFamily: vars.font.text,
  fontSize: vars.size.s17,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
  marginTop: vars.space['6'],
});
