import { style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

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
  height: 'clamp(140px, 30cqi, 220px)',
  touchAction: 'pan-y',
});

export const rule = style({
  position: 'absolute',
  insetInline: 0,
  height: 1,
  background: vars.hairline,
  '@media': { [preferences.forcedColors]: { borderTop: '1px solid GrayText' } },
});

export const pointer = style({
  position: 'absolute',
  insetBlock: 0,
  background: vars.color.accentSoft,
  '@media': { [preferences.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bars = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
});

export const names = style({ gridColumn: 2, position: 'relative', height: 20 });

export const name = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  color: vars.color.ink2,
  fontSize: vars.size.s12,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-edge="start"]': { transform: 'none' },
    '&[data-edge="end"]': { transform: 'translateX(-100%)' },
  },
  '@container': {
    'df-chart (max-width: 560px)': {
      selectors: { '&[data-spare]:not([data-edge])': { display: 'none' } },
    },
  },
});
