import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** Facts in as many columns as there is room for. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${vars.space[4]} ${vars.space[6]}`,
  margin: 0,
});

export const name = style({ color: vars.color.ink3, fontSize: vars.size.s13 });

export const value = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  overflowWrap: 'anywhere',
});
