import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['5']}`,
});

export const row = style({ display: 'contents' });

export const keys = style({ display: 'flex', gap: 4 });

export const key = style({
  minWidth: '1.7em',
  padding: '1px 6px',
  textAlign: 'center',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
  color: vars.color.ink,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
});

export const meaning = style({ color: vars.color.ink2 });
