import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
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
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.hairline}` } },
});

/** The text of a deleted comment, with its line breaks. */
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  whiteSpace: 'pre-line',
});
