import { style } from '@vanilla-extract/css';
import { vars } from '../../theme.ts';

/** A pen of the theme: as thick as its borders, and a little more. */
const pen = (colour: string, extra: string) =>
  style({ stroke: colour, strokeWidth: `calc(${vars.border} + ${extra})` });

export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  overflow: 'visible',
});

export const inkLine = pen(vars.color.ink, '.75px');
export const accentLine = pen(vars.color.accent, '1.5px');
export const quietLine = pen(vars.color.lineStrong, '.5px');
export const dashed = style({ strokeDasharray: '2 7' });
export const cell = style({ stroke: vars.color.cell, strokeWidth: 1 });
export const groove = style({ stroke: vars.color.onAccent, strokeWidth: 1.5, opacity: 0.55 });
export const band = style({ stroke: vars.color.ink, strokeWidth: 9 });
export const ribbon = style({ stroke: vars.color.mark, strokeWidth: 6, strokeLinecap: 'butt' });

export const sheet = style({ fill: vars.color.surface });
export const shade = style({ fill: vars.color.line });
export const cover = style({ fill: vars.color.accent });
export const spine = style({ fill: vars.color.accentHover });
export const rubber = style({ fill: vars.color.mark });
export const inkFill = style({ fill: vars.color.ink });
export const accentFill = style({ fill: vars.color.accent });
export const soft = style({ fill: vars.color.accentSoft });
