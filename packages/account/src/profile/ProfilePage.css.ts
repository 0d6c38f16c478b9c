import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const rows = style({ margin: 0, padding: 0, listStyle: 'none', outline: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  padding: `${vars.space[3]} 0`,
  borderTop: `${vars.border} solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } },
});

export const rowText = style({
  flex: '1 1 180px',
  display: 'grid',
  gap: vars.space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const rowTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: 550,
});

export const losses = style({
  listStyle: 'disc',
  display: 'grid',
  gap: vars.space[1],
  margin: `${vars.space[2]} 0 0`,
  paddingInlineStart: vars.space[5],
});
