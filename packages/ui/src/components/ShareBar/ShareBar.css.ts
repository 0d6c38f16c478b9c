import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { fill } from '../Chart/series.css.ts';

export const share = style({ display: 'grid', gap: vars.space['3'] });

/** The gaps keep neighbours apart without relying on their colours. */
export const bar = style({
  display: 'flex',
  gap: 2,
  height: 24,
  overflow: 'hidden',
  borderRadius: vars.radius.s,
});

export const part = style([fill, { minWidth: 3 }]);
