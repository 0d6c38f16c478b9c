import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** In the head of the card. */
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: 24,
  minHeight: 24,
  marginInlineStart: 'auto',
  marginBlock: -4,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface },
    '&:focus-visible': focusRing,
  },
  '@media': { '(pointer: coarse)': { minHeight: 44, minWidth: 44, marginBlock: -14 } },
});

/** Fills the room that the card has for the file. */
export const frame = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  gap: 6,
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  margin: 0,
  padding: 0,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink2,
  font: 'inherit',
  fontSize: 12,
  lineHeight: 1.2,
  textAlign: 'start',
  selectors: {
    'button&': { cursor: 'pointer' },
    'button&:hover': { color: vars.color.ink },
    'button&:focus-visible': focusRing,
    '&[data-state="uploaded"]': {
      alignItems: 'center',
      paddingInline: 7,
      borderColor: 'transparent',
    },
    '&[data-state="failed"]': { color: vars.color.danger },
  },
});

export const local = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

/** What is said of the file, on a ground of its own where a picture lies behind it. */
export const line = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 26,
  padding: '4px 7px',
  backgroundColor: vars.color.sunken,
  whiteSpace: 'nowrap',
});

export const label = style({ flex: 'none', fontWeight: 500, fontVariantNumeric: 'tabular-nums' });

export const name = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const progress = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 0,
  height: 3,
  backgroundColor: vars.color.accent,
});
