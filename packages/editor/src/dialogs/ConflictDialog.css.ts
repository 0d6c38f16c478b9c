import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const answers = style({
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const answer = style({ display: 'grid', justifyItems: 'start', gap: 6 });

export const explanation = style({
  margin: 0,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});
