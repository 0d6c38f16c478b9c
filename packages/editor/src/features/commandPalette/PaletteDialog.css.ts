import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

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
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

export const icon = style({ flex: 'none', width: 18, height: 18 });

export const name = style({ flex: 1, minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const authored = style({ ...oneLine, display: 'block', fontFamily: vars.font.reading });

export const excerpt = style({
  ...oneLine,
  display: 'block',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const mark = style({
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontWeight: 700,
});

export const keys = style({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: 11,
  color: vars.color.ink2,
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
