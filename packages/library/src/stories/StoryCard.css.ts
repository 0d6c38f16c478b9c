import { focusRing } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  boxShadow: vars.shadow.s1,
  fontFamily: vars.font.text,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});

export const cover = style({ borderBottom: `${vars.border} solid ${vars.color.line}` });

export const text = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space['2'],
  padding: '16px 20px 0',
});

export const badges = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  selectors: { '&:empty': { display: 'none' } },
});

const clamped = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const;

/** The full title stays in the name of the card for screen readers. */
export const title = style({ ...clamped(2), overflowWrap: 'anywhere' });

export const description = style({
  ...clamped(3),
  margin: 0,
  color: vars.color.ink2,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  marginTop: 'auto',
  paddingTop: 4,
  color: vars.color.ink3,
  fontSize: vars.size.s13,
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  boxSizing: 'border-box',
  minHeight: 60,
  padding: '8px 12px 12px 20px',
});

/** Its pseudo-element covers the whole card. */
export const link = style({
  color: vars.color.accent,
  fontSize: vars.size.s15,
  fontWeight: 550,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  outline: 'none',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&[data-hovered]': {
      color: vars.color.accentHover,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
    },
    '&[data-focus-visible]::after': {
      ...focusRing,
      outlineOffset: '-3px',
      borderRadius: vars.radius.l,
    },
  },
});

export const actions = style({ position: 'relative', zIndex: 1, display: 'flex', gap: 4 });
