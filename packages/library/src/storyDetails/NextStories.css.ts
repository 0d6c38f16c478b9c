import { breakpoints, focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const next = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  fontFamily: vars.font.text,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.s17,
  fontWeight: 600,
  lineHeight: 1.3,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px 1fr',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[3]} 0`,
  borderBlockStart: `${vars.border} solid ${vars.color.line}`,
  '@media': { [breakpoints.narrow]: { gridTemplateColumns: '80px 1fr', gap: vars.space[3] } },
});

export const cover = style({
  overflow: 'hidden',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
});

/** Its pseudo-element covers the whole row. */
export const link = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.ink,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible::after': { ...focusRing, borderRadius: vars.radius.s },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  margin: '2px 0 0',
  fontSize: vars.size.s13,
  lineHeight: 1.5,
  color: vars.color.ink2,
});
