import { breakpoints, fingerTarget, focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style({
  boxSizing: 'border-box',
  padding: `${vars.space[10]} 0`,
  borderTop: `${vars.border} solid ${vars.color.line}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  outline: 'none',
  '@media': { [breakpoints.narrow]: { padding: `${vars.space[8]} ${vars.space[4]}` } },
});

/** Aligned with the text of the passages. */
export const column = style({
  display: 'grid',
  gap: vars.space[5],
  boxSizing: 'border-box',
  maxWidth: 640 + 96 + 24,
  margin: '0 auto',
  '@media': { [breakpoints.middle]: { paddingInline: '96px 24px' } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.size.s26,
  fontWeight: 600,
  lineHeight: 1.25,
  outline: 'none',
});

export const description = style({
  display: 'grid',
  gap: vars.space[3],
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const paragraph = style({ margin: 0 });

export const link = style({
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  borderRadius: vars.radius.s,
  selectors: { '&:focus-visible': focusRing },
});

export const list = style({ paddingInlineStart: '1.3em', listStyle: '"–  "' });

export const numberedList = style({ paddingInlineStart: '1.6em', listStyle: 'decimal' });

export const quote = style({
  paddingInlineStart: '1em',
  borderInlineStart: `2px solid ${vars.color.line}`,
  color: vars.color.ink2,
  fontStyle: 'italic',
});

export const rule = style({
  width: '30%',
  margin: 0,
  border: 0,
  borderBlockStart: `${vars.border} solid ${vars.color.lineStrong}`,
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
});

export const tag = style({
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.accent,
  textUnderlineOffset: 3,
  borderRadius: vars.radius.s,
  overflowWrap: 'anywhere',
  selectors: { '&:focus-visible': focusRing },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});

export const button = style({
  ...fingerTarget,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  boxSizing: 'border-box',
  minHeight: 40,
  padding: '0 16px',
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 550,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink2 },
    '&:focus-visible': focusRing,
    '&[aria-pressed="true"]': {
      background: vars.color.accentSoft,
      borderColor: vars.color.accent,
    },
  },
});

export const heart = style({
  width: 18,
  height: 18,
  flex: 'none',
  selectors: { '[aria-pressed="true"] > &': { fill: vars.color.accent, color: vars.color.accent } },
});

export const note = style({ margin: 0, color: vars.color.ink2 });

/** A quiet button whose icon, not its surface, stands on the edge of the text. */
export const report = style({ marginInlineStart: `calc(-16px - ${vars.border})` });

export const byline = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  marginBlockStart: vars.space[10],
  paddingBlockStart: vars.space[4],
  borderTop: `${vars.border} solid ${vars.color.line}`,
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
  color: vars.color.ink2,
});
