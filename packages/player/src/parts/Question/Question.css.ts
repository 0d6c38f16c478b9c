import { focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ marginBlockStart: 34 });

export const label = style({
  display: 'block',
  fontSize: vars.size.s17,
  fontWeight: 550,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const limits = style({ fontSize: vars.size.s15, color: vars.color.ink2 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  marginBlockStart: 12,
});

export const field = style({
  flex: '1 1 200px',
  minWidth: 0,
  minHeight: 48,
  padding: '10px 14px',
  fontSize: vars.size.s17,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  selectors: {
    '&:focus-visible': focusRing,
    '&[aria-invalid]': { borderColor: vars.color.danger },
  },
});

export const submit = style({
  minHeight: 48,
  padding: '10px 18px',
  fontSize: vars.size.s15,
  fontWeight: 550,
  color: vars.color.onAccent,
  background: vars.color.accent,
  border: `${vars.border} solid transparent`,
  borderRadius: vars.radius.m,
  cursor: 'pointer',
  selectors: { '&:focus-visible': focusRing },
  '@media': { [preferences.forcedColors]: { borderColor: 'ButtonText' } },
});

export const error = style({
  marginBlockStart: 8,
  fontSize: vars.size.s15,
  fontWeight: 550,
  color: vars.color.danger,
});
