import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '50%',
  background: vars.color.ink,
  color: vars.color.paper,
  fontFamily: vars.font.text,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1,
  userSelect: 'none',
  overflow: 'hidden',
  selectors: {
    '&[data-size="small"]': { width: 28, height: 28, fontSize: 12 },
    '&[data-size="large"]': { width: 72, height: 72, fontSize: 28 },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  // Keeps the initial from showing through a picture that is loading or has transparent parts.
  background: vars.color.ink,
});
