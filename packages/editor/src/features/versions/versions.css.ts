import { focusRingInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space['3'],
  minHeight: 0,
  overflow: 'auto',
  padding: `${vars.space['3']} ${vars.space['3']} ${vars.space['5']}`,
});

export const note = style({
  margin: 0,
  paddingInline: 10,
  fontSize: vars.size.s13,
  lineHeight: 1.45,
  color: vars.color.ink2,
});

export const day = style({ display: 'grid', gap: vars.space['1'] });

export const dayTitle = style({
  paddingInline: 10,
  fontSize: vars.size.s12,
  fontWeight: 600,
  color: vars.color.ink2,
});

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space['1'] });

export const open = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space['3'],
  minWidth: 0,
  minHeight: 44,
  padding: '6px 10px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRingInset,
  },
});

export const what = style({ display: 'grid', flex: 1, minWidth: 0 });

export const name = style({
  fontSize: 14,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const automatic = style({ fontSize: 14 });

export const counts = style({
  fontSize: vars.size.s12,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

export const time = style({
  flex: 'none',
  maxWidth: '45%',
  overflowWrap: 'anywhere',
  textAlign: 'end',
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
});

export const more = style({ display: 'flex', justifyContent: 'center' });

export const tab = style({ display: 'grid', gap: vars.space['3'], paddingTop: vars.space['3'] });

export const since = style({ margin: 0, fontSize: vars.size.s13, color: vars.color.ink2 });

export const map = style({
  height: 'min(56vh, 520px)',
  marginTop: vars.space['3'],
  overflow: 'hidden',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});
