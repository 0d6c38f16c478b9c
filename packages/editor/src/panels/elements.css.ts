import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  margin: 0,
  padding: `4px ${vars.space['3']} ${vars.space['4']}`,
  listStyle: 'none',
});

export const item = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 38px' });

export const arrow = style({ flex: 'none', color: vars.color.ink3 });

export const totals = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: vars.space['2'],
  margin: 0,
  padding: `${vars.space['2']} 22px`,
  fontSize: 14,
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
