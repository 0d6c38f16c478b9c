import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

const bare = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const summary = style({
  ...bare,
  display: 'grid',
  gap: 2,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  fontVariantNumeric: 'tabular-nums',
});

export const list = style({ ...bare, display: 'grid', gap: vars.space['3'] });

export const row = style({
  display: 'grid',
  gap: vars.space['1'],
  paddingBottom: vars.space['3'],
  borderBottom: `${vars.border} solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});

export const rowHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space['2'],
});

export const what = style({ fontSize: vars.size.s13, color: vars.color.ink2 });

export const name = style({
  minWidth: 0,
  fontFamily: vars.font.reading,
  overflowWrap: 'anywhere',
});

export const parts = style({
  margin: 0,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const part = style({
  display: 'block',
  fontSize: vars.size.s12,
  color: vars.color.ink2,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const text = style({
  maxHeight: 220,
  margin: 0,
  overflow: 'auto',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

const changed = { borderRadius: 2, color: vars.color.ink } as const;

export const added = style({
  ...changed,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.success,
  textDecorationThickness: 2,
  backgroundColor: `color-mix(in oklab, ${vars.color.success} 14%, transparent)`,
});

export const removed = style({
  ...changed,
  textDecorationColor: vars.color.danger,
  backgroundColor: `color-mix(in oklab, ${vars.color.danger} 12%, transparent)`,
});

export const view = style({ display: 'grid', gap: vars.space['3'], minWidth: 0 });

export const scroll = style({
  maxHeight: 'min(46vh, 420px)',
  overflow: 'auto',
  paddingBlock: vars.space['3'],
});

export const map = style({
  height: 'min(46vh, 420px)',
  overflow: 'hidden',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
