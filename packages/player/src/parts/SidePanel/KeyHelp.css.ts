import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({
  margin: `${vars.space['6']} 0 ${vars.space['2']}`,
  paddingInline: vars.space['2'],
  fontSize: vars.size.s13,
  fontWeight: 550,
  color: vars.color.ink2,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `6px ${vars.space['4']}`,
  margin: 0,
  paddingInline: vars.space['2'],
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const keys = style({ display: 'flex', gap: 4 });

export const meaning = style({ margin: 0 });

export const row = style({ display: 'contents' });
