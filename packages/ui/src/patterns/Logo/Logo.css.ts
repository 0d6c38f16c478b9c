import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontWeight: vars.display.weight,
  letterSpacing: vars.display.letterSpacing,
  fontSize: 21,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-size="small"]': { fontSize: 17, gap: 8 },
    '&[data-size="large"]': { fontSize: 34, gap: 14 },
  },
});

export const mark = style({ flex: 'none' });

export const branches = style({ stroke: vars.color.ink, strokeWidth: 2.2 });

export const root = style({ fill: vars.color.ink });

export const taken = style({ fill: vars.color.accent });

export const open = style({
  fill: vars.color.paper,
  stroke: vars.color.ink,
  strokeWidth: 2,
});
