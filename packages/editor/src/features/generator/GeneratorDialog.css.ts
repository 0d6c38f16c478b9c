import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: vars.space['4'], minWidth: 0 });

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
  gap: vars.space['3'],
});
