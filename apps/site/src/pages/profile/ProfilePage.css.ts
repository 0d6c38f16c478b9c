import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: vars.space[4], margin: 0 });

export const fact = style({
  display: 'grid',
  gap: vars.space[1],
  overflowWrap: 'anywhere',
  '@media': { [breakpoints.middle]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
});

export const name = style({ color: vars.color.ink3 });

export const value = style({ margin: 0 });
