import { breakpoints, focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  gap: vars.space['5'],
  '@media': {
    [breakpoints.wide]: {
      flex: 1,
      gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 2fr)',
      minHeight: 0,
    },
  },
});

export const writing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  minHeight: 0,
});

export const field = style({
  height: '46vh',
  minHeight: 220,
  boxSizing: 'border-box',
  width: '100%',
  padding: `${vars.space['4']} ${vars.space['5']}`,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  lineHeight: 1.6,
  resize: 'none',
  outline: 'none',
  selectors: {
    '&:focus-visible': focusRingInset,
  },
  '@media': { [breakpoints.wide]: { flex: 1 } },
});

export const changes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['3'],
  minHeight: 0,
  outline: 'none',
  '@media': { [breakpoints.wide]: { overflow: 'auto' } },
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  fontWeight: 600,
});

export const quiet = style({ margin: 0, color: vars.color.ink2 });

export const removed = style({ margin: 0, color: vars.color.danger, fontWeight: 600 });

export const notes = style({
  display: 'grid',
  gap: vars.space['1'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const note = style({
  width: '100%',
  padding: `${vars.space['2']} ${vars.space['3']}`,
  border: 0,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: vars.size.s13,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRingInset },
});

export const line = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
