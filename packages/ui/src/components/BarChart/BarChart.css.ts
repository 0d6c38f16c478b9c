import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/vars.css.ts';
import { fill } from '../Chart/series.css.ts';

const narrow = 'df-chart (max-width: 460px)';
const crowded = 'df-chart (max-width: 620px)';

export const rows = style({ display: 'grid', gap: vars.space['2'] });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: `2px ${vars.space['3']}`,
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const label = style({ color: vars.color.ink2, overflowWrap: 'anywhere' });

export const track = style({ display: 'flex', alignItems: 'center', gap: vars.space['2'] });

export const bar = style([
  fill,
  {
    flex: 'none',
    height: 20,
    minWidth: 2,
    borderRadius: `2px ${vars.radius.s} ${vars.radius.s} 2px`,
  },
]);

export const figure = style({ flex: 'none', fontSize: vars.size.s13, fontWeight: 550 });

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2px, 1.5cqi, 16px)',
  borderBottom: `1px solid ${vars.color.lineStrong}`,
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 4,
  height: 180,
});

export const standingBar = style([
  fill,
  {
    width: '100%',
    maxWidth: 56,
    minHeight: 2,
    borderRadius: `${vars.radius.s} ${vars.radius.s} 0 0`,
  },
]);

export const standingFigure = style([
  figure,
  {
    fontSize: vars.size.s12,
    selectors: { '[data-many] &': { '@container': { [crowded]: { display: 'none' } } } },
  },
]);

export const names = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 'clamp(2px, 1.5cqi, 16px)',
  marginTop: 6,
});

export const name = style({
  color: vars.color.ink2,
  fontSize: vars.size.s12,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
