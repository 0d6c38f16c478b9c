import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

const narrow = 'dreamfork-middle (max-width: 720px)';
/** There is a map at the end of the row. */
const besideMap = 'dreamfork-middle (min-width: 521px) and (max-width: 720px)';

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
  // The map and the zoom bar stand in the corners: where they leave little room between, the pill is short and
  // stands above the bar, beside the switch of the readers.
  '@container': {
    [narrow]: {
      insetBlockEnd: 76,
      insetInlineStart: 'auto',
      insetInlineEnd: 15,
      paddingInlineStart: 10,
      gap: 2,
      transform: 'none',
    },
    [besideMap]: { insetInlineEnd: 208 },
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

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  // Read out, not shown.
  '@container': { [narrow]: { position: 'absolute', width: 1, overflow: 'hidden', opacity: 0 } },
});

export const shortCount = style({
  display: 'none',
  fontVariantNumeric: 'tabular-nums',
  '@container': { [narrow]: { display: 'inline' } },
});

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
