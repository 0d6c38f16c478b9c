import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const groups = style({
  columns: '2 280px',
  columnGap: vars.space['6'],
});

export const group = style({ breakInside: 'avoid', marginBottom: vars.space['5'] });

export const groupTitle = style({
  marginBottom: vars.space['2'],
  fontSize: vars.size.s13,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'baseline',
  gap: `6px ${vars.space['3']}`,
  margin: 0,
  fontSize: 14,
});

export const name = style({ color: vars.color.ink });

export const keys = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  margin: 0,
  fontSize: vars.size.s12,
  color: vars.color.ink3,
});
