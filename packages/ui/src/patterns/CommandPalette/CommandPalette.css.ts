import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { finger } from '../../css/fingerTarget.ts';
import { focusRing } from '../../css/focusRing.ts';
import { vars } from '../../themes/vars.css.ts';

// Room for the focus ring, which the dialog would cut.
export const field = style({ position: 'relative', padding: 4, marginInline: -4 });

export const glass = style({
  position: 'absolute',
  insetBlockStart: 17,
  insetInlineStart: 16,
  color: vars.color.ink3,
});

export const input = style({
  width: '100%',
  minHeight: 44,
  padding: '8px 12px 8px 40px',
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.s17,
  selectors: { '&:focus-visible': focusRing, '&::placeholder': { color: vars.color.ink3 } },
});

// Always as high: the field must not move while one types.
export const list = style({ height: 'min(46vh, 420px)', marginInline: -8, overflow: 'auto' });

export const section = style({
  padding: '10px 12px 4px',
  fontSize: vars.size.s12,
  fontWeight: 600,
  color: vars.color.ink3,
});

export const option = style({
  display: 'flex',
  width: '100%',
  border: 0,
  background: 'none',
  color: vars.color.ink,
  textAlign: 'start',
  alignItems: 'center',
  gap: 10,
  minHeight: 38,
  padding: '5px 12px',
  borderRadius: vars.radius.s,
  fontSize: vars.size.s15,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.accentSoft,
      outline: '1px solid transparent',
    },
  },
  '@media': { [preferences.coarsePointer]: { minHeight: finger } },
});

/** Over the empty list, whose height stays. */
export const nothing = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 56,
  padding: `0 12px`,
  pointerEvents: 'none',
  fontSize: vars.size.s15,
  color: vars.color.ink2,
});
