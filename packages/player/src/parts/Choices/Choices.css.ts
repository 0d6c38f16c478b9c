import { focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { room, sizes } from '../../sizes.ts';

export const label = style({
  margin: '34px 0 12px',
  fontSize: vars.size.s15,
  fontWeight: 550,
  color: vars.color.ink3,
});

export const list = style({
  display: 'grid',
  gap: 10,
});

export const item = style({ position: 'relative', display: 'flex', alignItems: 'center', gap: 8 });

export const number = style({
  position: 'absolute',
  insetInlineStart: -sizes.margin,
  insetBlockStart: 'calc(50% - 0.5em)',
  width: sizes.line - 12,
  textAlign: 'end',
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1,
  color: vars.color.accent,
  '@container': {
    [room.narrow]: {
      insetInlineStart: -sizes.narrowMargin,
      width: sizes.narrowLine - 8,
    },
  },
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: '1fr 20px',
  alignItems: 'center',
  gap: vars.space['3'],
  width: '100%',
  minHeight: 60,
  padding: '15px 18px',
  textAlign: 'start',
  fontSize: vars.size.s17,
  fontWeight: 500,
  lineHeight: 1.4,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  background: vars.color.surface,
  border: `${vars.border} solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.s1,
  cursor: 'pointer',
  selectors: {
    '&:hover, &:focus-visible': {
      borderColor: vars.color.accent,
      background: vars.color.accentSoft,
    },
    '&:focus-visible': focusRing,
    '&[aria-disabled]': {
      color: vars.color.ink2,
      background: 'transparent',
      borderColor: vars.color.line,
      borderStyle: 'dashed',
      boxShadow: 'none',
      cursor: 'default',
    },
  },
  '@container': { [room.narrow]: { minHeight: 52, padding: '12px 14px' } },
  '@media': {
    [preferences.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const arrow = style({
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { [`${option}:hover &, ${option}:focus-visible &`]: { opacity: 1 } },
});

export const preview = style({
  display: 'block',
  marginBlockStart: 2,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  fontWeight: 400,
  lineHeight: 1.5,
  color: vars.color.ink2,
});
