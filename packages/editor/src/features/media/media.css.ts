import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

export const tools = style({
  display: 'grid',
  gap: vars.space['2'],
  flex: 'none',
  padding: vars.space['3'],
  borderBottom: `${vars.border} solid ${vars.color.line}`,
});

export const toolRow = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space['2'],
  alignItems: 'center',
});

export const count = style({ fontSize: vars.size.s13, color: vars.color.ink3 });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['2'],
  padding: `${vars.space['2']} ${vars.space['3']} 0`,
});

const item = style({
  minWidth: 0,
  selectors: { '&[data-selected]': { backgroundColor: vars.color.accentSoft } },
});

export const tile = style([
  item,
  {
    display: 'flex',
    flexDirection: 'column',
    border: `${vars.border} solid ${vars.color.line}`,
    borderRadius: vars.radius.m,
    overflow: 'hidden',
  },
]);

export const line = style([
  item,
  {
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: vars.space['2'],
    borderBottom: `${vars.border} solid ${vars.color.line}`,
  },
]);

export const show = style({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': focusRingInset,
    [`${tile} &`]: { flexDirection: 'column' },
    [`${line} &`]: { alignItems: 'center', gap: 10, padding: `6px ${vars.space['3']}` },
  },
});

export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  selectors: {
    [`${tile} &`]: { width: '100%', height: 90 },
    [`${line} &`]: { width: 56, height: 48, borderRadius: vars.radius.s },
  },
});

export const text = style({
  display: 'grid',
  gap: 2,
  flex: 1,
  minWidth: 0,
  selectors: { [`${tile} &`]: { alignContent: 'start', width: '100%', padding: '8px 10px 0' } },
});

export const title = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
});

export const state = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.s12,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
  selectors: { '&[data-state="failed"]': { color: vars.color.danger, whiteSpace: 'normal' } },
});

export const itemButtons = style({
  display: 'flex',
  flex: 'none',
  selectors: { [`${tile} &`]: { justifyContent: 'flex-end', padding: '0 4px 4px' } },
});

export const section = style({ display: 'grid', gap: vars.space['2'], minWidth: 0 });

export const quiet = style({
  flex: 'none',
  fontSize: vars.size.s12,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink3,
});

export const sheet = style({ display: 'grid', gap: vars.space['3'], minWidth: 0 });

export const help = style({ fontSize: vars.size.s13, color: vars.color.ink2 });

export const stage = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 220,
  padding: vars.space['3'],
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.sunken,
});

export const large = style({ maxWidth: '100%', maxHeight: '62vh', objectFit: 'contain' });

export const sound = style({ width: '100%', maxWidth: 520 });

export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space['2'],
  textAlign: 'center',
});

export const details = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
});
