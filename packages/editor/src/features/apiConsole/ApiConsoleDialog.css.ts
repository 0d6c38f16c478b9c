import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space['2'],
  '@media': { '(max-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const log = style({ display: 'grid', gap: vars.space['2'], marginTop: vars.space['4'] });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const title = style({ fontSize: vars.size.s15, fontWeight: 600, marginInlineEnd: 'auto' });

export const quiet = style({
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

export const entries = style({ display: 'grid', gap: vars.space['2'], margin: 0, padding: 0 });

export const entry = style({
  display: 'grid',
  gap: vars.space['1'],
  minWidth: 0,
  paddingBottom: vars.space['2'],
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  listStyle: 'none',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
});

export const address = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s13,
});

export const body = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  color: vars.color.ink2,
});
