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

export const keys = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  fontSize: vars.size.s12,
  color: vars.color.ink3,
});
