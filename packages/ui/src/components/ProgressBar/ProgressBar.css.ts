import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const root = style({
  display: 'grid',
  gap: 6,
  width: '100%',
  fontFamily: vars.font.text,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
  color: vars.color.ink2,
});

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: 12 });

export const value = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const track = style({
  display: 'block',
  height: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(300%)' },
});

export const bar = style({
  display: 'block',
  height: '100%',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transition: `width ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '&[data-indeterminate]': {
      width: '34%',
      animation: `${slide} 1400ms ease-in-out infinite`,
    },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
