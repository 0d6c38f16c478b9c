import { breakpoints, focusRing, pageWidth, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const column = {
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: pageWidth,
  margin: '0 auto',
} as const;

export const hero = style({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[8],
  padding: '56px 32px',
  '@media': {
    [breakpoints.middle]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
    [breakpoints.narrow]: { padding: '32px 16px', gap: vars.space[6] },
  },
});

export const lead = style({
  maxWidth: '31em',
  margin: `${vars.space[4]} 0 ${vars.space[6]}`,
  fontFamily: vars.font.reading,
  fontSize: 20,
  lineHeight: 1.55,
  textWrap: 'pretty',
  color: vars.color.ink2,
  ':last-child': { marginBottom: 0 },
});

export const drawing = style({
  maxWidth: 380,
  '@media': {
    [breakpoints.middle]: { justifySelf: 'end', width: '100%' },
    [breakpoints.narrow]: { maxWidth: 220, order: -1 },
  },
});

export const body = style({
  ...column,
  padding: '24px 32px 72px',
  '@media': { [breakpoints.narrow]: { padding: '8px 16px 48px' } },
});

/** The footer stays below the screen while the list loads. */
export const licenses = style([body, { minHeight: '100vh' }]);

export const section = style({
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[8]} 0`,
  borderTop: `1px solid ${vars.hairline}`,
  selectors: { '&:first-child': { borderTop: 0 } },
  '@media': {
    [breakpoints.wide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gap: vars.space[8],
    },
  },
});

globalStyle(`${section} > p`, { maxWidth: '40em', margin: 0 });

export const contact = style({
  color: vars.color.accent,
  fontSize: vars.size.s21,
  borderRadius: vars.radius.s,
  outline: 'none',
  textUnderlineOffset: '.2em',
  selectors: { '&:focus-visible': focusRing },
  '@media': {
    [preferences.coarsePointer]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  },
});

export const search = style({ maxWidth: 460 });

export const help = style({
  ...column,
  display: 'grid',
  gap: vars.space[10],
  padding: '40px 32px 80px',
  '@media': {
    [breakpoints.wide]: {
      gridTemplateColumns: '260px minmax(0, 1fr)',
      gap: vars.space[14],
      padding: '56px 32px 96px',
    },
    [breakpoints.narrow]: { padding: '24px 16px 56px' },
  },
});

/** Its words stand under those of the page, beside the padding of the links. */
export const outline = style({
  marginInlineStart: -10,
  '@media': {
    [breakpoints.wide]: { position: 'sticky', top: 96, alignSelf: 'start' },
  },
});

export const topics = style({ display: 'grid', gap: vars.space[14], minWidth: 0 });

export const guide = style({ display: 'grid', gap: vars.space[8] });

/** What an address with a # leads to stays clear of the bar. */
export const target = style({ scrollMarginTop: 88 });

export const steps = style({
  display: 'grid',
  gap: vars.space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const step = style([target, { display: 'grid', gap: vars.space[5] }]);

export const answers = style({ display: 'grid', gap: vars.space[8] });

export const measure = style({ maxWidth: 660 });

export const picture = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 900,
  height: 'auto',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s2,
  background: vars.color.sunken,
});

export const license = style({
  margin: 0,
  color: vars.color.ink2,
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
