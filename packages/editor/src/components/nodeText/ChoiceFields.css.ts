import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexDirection: 'column', gap: vars.space['2'] });

export const choiceList = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['1'],
  margin: 0,
  padding: 4,
  listStyle: 'none',
});

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const number = style({
  fontFamily: vars.font.mono,
  fontSize: 12,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const below = style({ gridColumn: 2 });
