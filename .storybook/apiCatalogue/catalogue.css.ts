import { vars } from '@dreamfork/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 320px) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { 'screen and (max-width: 899.98px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const text = style({});
/** A long answer scrolls inside. */
globalStyle(`${text} textarea`, { maxHeight: 420, overflow: 'auto' });
