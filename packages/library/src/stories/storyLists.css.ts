import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** What a search has found; its line is there before it. */
export const found = style({ minHeight: '1.5em', fontSize: vars.size.s13 });

const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;

/** The focus comes here when the item that had it was removed. */
export const frame = style({
  borderRadius: vars.radius.l,
  outline: 'none',
  selectors: { '&:focus-visible': focusRing },
});

export const grid = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(290px, 100%), 1fr))',
  gap: vars.space[6],
});

export const cell = style({ display: 'grid' });

export const rows = style({
  ...plainList,
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
  padding: `${vars.space[4]} ${vars.space[5]}`,
  selectors: { '& + &': { borderTop: `${vars.border} solid ${vars.hairline}` } },
});

export const rowText = style({ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' });
