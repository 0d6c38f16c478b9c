import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

const night = '#0b1020';

// The rules of `react-easy-crop/react-easy-crop.css`; the library would insert them with a script, which the content
// security policy of the site refuses.

export const stage = style({
  position: 'relative',
  height: 'clamp(200px, 44vh, 400px)',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: night,
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
  // Beside the white border it is seen on any picture.
  selectors: { '&:focus-visible': { outline: `2px solid ${night}`, outlineOffset: -6 } },
});

export const roundArea = style([area, { borderRadius: '50%' }]);
