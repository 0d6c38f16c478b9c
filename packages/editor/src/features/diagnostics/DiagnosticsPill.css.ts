import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const pill = style({
  position: 'absolute',
  insetBlockEnd: 16,
  insetInlineStart: '50%',
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: 38,
  padding: '0 6px 0 16px',
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: 999,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.s2,
  color: vars.color.ink,
  fontSize: 14,
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  // The zoom bar and the map stand in the corners: where they leave no room between, the pill goes up.
  '@container': {
    'dreamfork-middle (max-width: 720px)': { insetBlockEnd: 'auto', insetBlockStart: 12 },
  },
});

export const icon = style({
  flex: 'none',
  selectors: {
    '[data-severity="error"] > &': { color: vars.color.danger },
    '[data-severity="warning"] > &': { color: vars.color.warning },
    '[data-severity="hint"] > &': { color: vars.color.info },
  },
});

export const count = style({ fontVariantNumeric: 'tabular-nums' });

export const show = style({
  minHeight: 28,
  padding: '0 10px',
  border: 0,
  borderRadius: 999,
  background: 'none',
  color: vars.color.accent,
  fontSize: 14,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.accentSoft },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
