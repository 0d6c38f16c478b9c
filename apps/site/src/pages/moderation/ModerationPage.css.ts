import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const item = style({
  padding: vars.space[5],
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.hairline}` } },
});

/** What was said, as it was said. */
export const words = style({
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
