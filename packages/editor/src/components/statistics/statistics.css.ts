import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const totals = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  margin: 0,
  padding: `${vars.space['2']} 22px`,
  fontSize: 14,
});

export const total = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space['3'],
});

export const term = style({ color: vars.color.ink2 });

export const figure = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const note = style({
  padding: `${vars.space['2']} 22px`,
  fontSize: 14,
  color: vars.color.ink2,
});
