import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const map = style({
  position: 'absolute',
  zIndex: -1,
  overflow: 'visible',
  maxWidth: 'none',
  pointerEvents: 'none',
});

export const links = style({ fill: 'none', stroke: vars.color.lineStrong, opacity: 0.7 });

/** As light as a card whose whole ground is tinted, so that a big map stays calm. */
export const cards = style({ fillOpacity: 0.55, strokeWidth: 6 });
