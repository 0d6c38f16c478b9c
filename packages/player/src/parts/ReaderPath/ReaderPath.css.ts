import { cells, focusRing, preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { room, sizes } from '../../sizes.ts';

export const path = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space['3'],
  width: '100%',
  marginBlockStart: vars.space['4'],
});

export const drawing = style({
  ...cells,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 480,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  fill: 'none',
  strokeLinecap: 'round',
});

const stroke = { vectorEffect: 'non-scaling-stroke' } as const;

export const stub = style({ ...stroke, stroke: vars.color.lineStrong, strokeWidth: vars.border });

export const line = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeWidth: `calc(${vars.border} + 1px)`,
});

export const open = style({ ...stroke, fill: vars.color.paper, stroke: vars.color.lineStrong });

export const mark = style({ fill: vars.color.ink });

export const start = style({ fill: vars.color.accent });

export const ring = style({
  ...stroke,
  fill: vars.color.paper,
  stroke: vars.color.ink,
  strokeWidth: `calc(${vars.border} + 0.5px)`,
});

export const label = style({
  marginBlockStart: vars.space['2'],
  fontSize: vars.size.s15,
  fontWeight: 550,
  color: vars.color.ink3,
});

export const forks = style({ width: '100%' });

export const fork = style({
  position: 'relative',
  padding: `${vars.space['2']} 0 ${vars.space['3']}`,
  borderBlockStart: `${vars.border} solid ${vars.color.line}`,
});

export const number = style({
  position: 'absolute',
  insetInlineStart: -sizes.margin,
  insetBlockStart: 18,
  width: sizes.line - 12,
  textAlign: 'end',
  fontFamily: vars.font.mono,
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1,
  color: vars.color.accent,
  '@container': {
    [room.narrow]: {
      insetInlineStart: -sizes.narrowMargin,
      width: sizes.narrowLine - 8,
    },
  },
});

/** Its pseudo-element covers the whole row. */
export const back = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['3'],
  width: '100%',
  minHeight: 32,
  padding: 0,
  textAlign: 'start',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s17,
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  background: 'transparent',
  border: 0,
  outline: 'none',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&:focus-visible::after': { ...focusRing, borderRadius: vars.radius.s },
  },
  '@media': { [preferences.coarsePointer]: { minHeight: 44 } },
});

export const arrow = style({ color: vars.color.ink3 });

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${vars.space['4']}`,
});

/** Its dot is that of the drawing: filled for what was taken, open for what was not. */
export const option = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: 6,
  minWidth: 0,
  fontFamily: vars.font.reading,
  fontSize: vars.size.s15,
  lineHeight: 1.45,
  color: vars.color.ink2,
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    width: 8,
    height: 8,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '50%',
  },
  selectors: {
    '&[data-taken]': { color: vars.color.ink },
    '&[data-taken]::before': { background: vars.color.accent, borderColor: vars.color.accent },
  },
});
