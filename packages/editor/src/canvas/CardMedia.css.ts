import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  minWidth: 24,
  minHeight: 24,
  marginInlineStart: 'auto',
  marginBlock: -4,
  padding: '0 6px',
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink2,
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface },
    '&:focus-visible': focusRing,
    '&[data-state="failed"]': { color: vars.color.danger },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 44, marginBlock: -14 } },
});

export const text = style({
  overflow: 'hidden',
  lineHeight: 1.1,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
});
