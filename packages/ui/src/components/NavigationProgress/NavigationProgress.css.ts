import { keyframes, style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

export const bar = style({
  position: 'fixed',
  zIndex: 30,
  top: 0,
  left: 0,
  right: 0,
  height: 3,
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${run} 8s cubic-bezier(0, .6, .2, 1) forwards`,
  '@media': {
    [preferences.reducedMotion]: { animation: 'none', transform: 'scaleX(.5)' },
    [preferences.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' },
  },
});
