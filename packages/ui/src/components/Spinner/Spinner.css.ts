import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: 24,
  height: 24,
  color: vars.color.accent,
  selectors: {
    '&[data-size="small"]': { width: 16, height: 16 },
    '&[data-size="large"]': { width: 40, height: 40 },
  },
});

export const arc = style({
  display: 'block',
  width: '100%',
  height: '100%',
  strokeWidth: 3,
  animation: `${turn} 800ms linear infinite`,
});

export const track = style({ stroke: 'currentColor', opacity: 0.22 });

export const head = style({ stroke: 'currentColor', strokeLinecap: 'round' });
