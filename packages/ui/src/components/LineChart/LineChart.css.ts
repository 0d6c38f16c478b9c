import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';
import { fill } from '../Chart/series.css.ts';

export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space['2']} ${vars.space['3']}`,
});

export const told = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['4']}`,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
});

export const step = style({ fontWeight: 600 });

export const steps = style({ position: 'relative', display: 'grid' });

export const value = style({
  position: 'absolute',
  right: 0,
  transform: 'translateY(50%)',
  color: vars.color.ink3,
  fontSize: vars.size.s12,
  whiteSpace: 'nowrap',
});

export const width = style({
  gridArea: '1 / 1',
  visibility: 'hidden',
  height: 0,
  fontSize: vars.size.s12,
  whiteSpace: 'nowrap',
});

export const area = style({
  position: 'relative',
  height: 220,
  marginInline: 5,
  touchAction: 'pan-y',
});

export const rule = style({
  position: 'absolute',
  insetInline: -5,
  height: 1,
  background: vars.hairline,
  '@media': { [preferences.forcedColors]: { borderTop: '1px solid GrayText' } },
});

export const pointer = style({
  position: 'absolute',
  insetBlock: 0,
  width: 1,
  background: vars.color.ink3,
  '@media': { [preferences.forcedColors]: { borderLeft: '1px solid CanvasText' } },
});

export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const dot = style([
  fill,
  {
    position: 'absolute',
    width: 7,
    height: 7,
    borderRadius: '50%',
    transform: 'translate(-50%, 50%)',
    pointerEvents: 'none',
  },
]);

export const names = style({ gridColumn: 2, position: 'relative', height: 20, marginInline: 5 });

export const name = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  color: vars.color.ink2,
  fontSize: vars.size.s12,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-edge="start"]': { transform: 'translateX(-5px)' },
    '&[data-edge="end"]': { transform: 'translateX(calc(-100% + 5px))' },
  },
  '@container': {
    'df-chart (max-width: 560px)': {
      selectors: { '&[data-spare]:not([data-edge])': { display: 'none' } },
    },
  },
});
