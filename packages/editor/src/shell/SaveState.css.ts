import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['2'],
  maxWidth: 300,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const line = style({ margin: 0 });
