import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const details = style({
  display: 'grid',
  gap: vars.space['3'],
  maxWidth: 320,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const line = style({ margin: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

export const diagnostics = style({ display: 'grid', justifyItems: 'start', gap: vars.space['1'] });

export const list = style({
  margin: 0,
  paddingInlineStart: vars.space['4'],
  listStyle: 'disc',
});
