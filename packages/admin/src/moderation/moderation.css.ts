import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const queue = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
});

export const item = style({
  padding: vars.space[5],
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.hairline}` } },
});

/** The text of a reported comment, with its line breaks. */
export const comment = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const reports = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0 });

export const report = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `2px ${vars.space[3]}`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** The reported story, apart from what the product says around it. */
export const player = style({
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  overflow: 'clip',
});
