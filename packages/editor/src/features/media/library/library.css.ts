import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const sheet = style({ display: 'grid', gap: vars.space['3'], minWidth: 0 });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
  gap: vars.space['2'],
  alignItems: 'center',
});

export const count = style({ minHeight: 18, fontSize: vars.size.s13, color: vars.color.ink3 });

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  paddingBlock: 6,
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 64,
  height: 48,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
});

export const text = style({ display: 'grid', gap: 2, flex: 1, minWidth: 0 });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const quiet = style({ fontSize: vars.size.s12, color: vars.color.ink3 });

export const uses = style({ display: 'grid', gap: vars.space['1'], minWidth: 0 });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
});
