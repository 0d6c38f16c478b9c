import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const lines = style({ display: 'grid', gap: '0.6em', width: '100%' });

export const bone = style({
  display: 'block',
  maxWidth: '100%',
  width: '100%',
  height: '0.9em',
  borderRadius: vars.radius.s,
  background: `color-mix(in oklab, ${vars.color.ink3} 18%, transparent)`,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  selectors: {
    '&[data-shape="block"]': { height: 120, borderRadius: vars.radius.m },
    '&[data-shape="circle"]': { width: 36, height: 36, flex: 'none', borderRadius: '50%' },
  },
});
