import { breakpoints, pageWidth } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  alignItems: 'center',
  maxWidth: pageWidth,
  margin: '0 auto',
  padding: '72px 32px 64px',
  '@media': {
    [breakpoints.wide]: { gridTemplateColumns: '1.02fr .98fr', gap: vars.space[14] },
    [breakpoints.narrow]: { padding: '48px 16px 40px 28px', gap: vars.space[10] },
  },
});

export const lead = style({
  maxWidth: '31em',
  margin: `${vars.space[6]} 0 ${vars.space[8]}`,
  fontFamily: vars.font.reading,
  fontSize: 20,
  lineHeight: 1.55,
  textWrap: 'pretty',
  color: vars.color.ink2,
});

export const band = style({
  background: vars.color.surface,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const section = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: pageWidth,
  margin: '0 auto',
  padding: '56px 32px',
  '@media': { [breakpoints.narrow]: { padding: '40px 16px 40px 28px' } },
});

export const features = style({
  display: 'grid',
  gap: vars.space[10],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpoints.wide]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 0 } },
});

export const feature = style({
  '@media': {
    [breakpoints.wide]: {
      padding: '4px 36px',
      borderLeft: `${vars.border} solid ${vars.color.line}`,
      selectors: {
        '&:first-child': { paddingLeft: 0, borderLeft: 0 },
        '&:last-child': { paddingRight: 0 },
      },
    },
  },
});

/** Three columns: a step in each, and under them what the steps come to. */
const threeColumns = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[10],
} as const;

export const steps = style({
  counterReset: 'step',
  display: 'grid',
  margin: `${vars.space[8]} 0 0`,
  padding: 0,
  listStyle: 'none',
  '@media': { [breakpoints.wide]: threeColumns },
});

export const step = style({
  position: 'relative',
  counterIncrement: 'step',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignContent: 'start',
  paddingBottom: vars.space[10],
  '::before': {
    content: 'counter(step)',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 34,
    height: 34,
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.accent}`,
    background: vars.color.paper,
    color: vars.color.accent,
    fontFamily: vars.font.mono,
    fontWeight: 600,
  },
  selectors: {
    '&:not(:last-child)::after': {
      content: '',
      position: 'absolute',
      insetBlock: '38px 0',
      left: 18,
      width: 2,
      background: vars.color.lineStrong,
    },
  },
  '@media': {
    [breakpoints.wide]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } },
  },
});

export const product = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [breakpoints.wide]: threeColumns },
});

const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  minWidth: 0,
  margin: 0,
});

export const map = style([figure, { '@media': { [breakpoints.wide]: { gridColumn: 'span 2' } } }]);

export const page = figure;

export const caption = style({ color: vars.color.ink2, fontSize: vars.size.s13 });

export const closing = style({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'center',
  '@media': { [breakpoints.wide]: { gridTemplateColumns: '1fr auto' } },
});

/** The red margin: a signature of the hero and of the player, and of nothing else. */
export const margin = style({
  position: 'absolute',
  insetBlock: 0,
  left: `calc(max(0px, (100% - ${pageWidth}) / 2) + 6px)`,
  width: 2,
  background: vars.color.mark,
  '@media': { [breakpoints.narrow]: { left: 8 } },
});
