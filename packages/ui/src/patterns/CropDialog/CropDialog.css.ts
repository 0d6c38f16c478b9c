import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../css/focusRing.ts';
import { vars } from '../../theme.ts';

// The rules of `react-easy-crop/react-easy-crop.css`; the library would insert them with a script, which the content
// security policy of the site refuses.

export const stage = style({
  position: 'relative',
  height: 'clamp(200px, 44vh, 400px)',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: '#0b1020',
  outline: 'none',
});

export const container = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 'auto',
  willChange: 'transform',
});

export const area = style({
  position: 'absolute',
  top: '50%',
  left: '50%',
  boxSizing: 'border-box',
  transform: 'translate(-50%, -50%)',
  overflow: 'hidden',
  border: '2px solid #fff',
  boxShadow: '0 0 0 9999px rgb(11 16 32 / 60%)',
  selectors: { '&:focus-visible': { ...focusRingInset, outlineOffset: -6 } },
});

export const roundArea = style([area, { borderRadius: '50%' }]);
