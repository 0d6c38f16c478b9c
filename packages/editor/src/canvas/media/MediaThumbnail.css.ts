import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  backgroundColor: vars.color.sunken,
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const broken = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: 'inherit',
  backgroundColor: vars.color.sunken,
  color: vars.color.ink3,
});
