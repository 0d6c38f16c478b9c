import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const setup = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space[5],
});

/** Scanners need dark on light in every theme, with a margin of four modules. */
export const qr = style({
  width: 176,
  height: 176,
  background: '#ffffff',
  borderRadius: vars.radius.s,
});

export const fields = style({ flex: '1 1 240px', minWidth: 0 });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.mono,
});
