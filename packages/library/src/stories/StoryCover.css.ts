import { cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** The width of a cover divided by its height. */
export const coverRatio = 16 / 9;

export const cover = style({
  ...cells,
  // A number would be taken for pixels.
  aspectRatio: String(coverRatio),
  display: 'grid',
  overflow: 'hidden',
});

export const picture = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const letter = style({
  alignSelf: 'end',
  paddingInlineStart: 20,
  color: vars.color.lineStrong,
  fontFamily: vars.font.display,
  fontSize: vars.size.s66,
  fontWeight: vars.display.weight,
  lineHeight: 1.35,
});

export const map = style({ width: '100%', height: '100%', fill: 'none', strokeLinecap: 'round' });

const stroke = { vectorEffect: 'non-scaling-stroke' } as const;

export const line = style({ ...stroke, stroke: vars.color.lineStrong, strokeWidth: vars.border });

export const path = style({
  ...stroke,
  stroke: vars.color.accent,
  strokeWidth: `calc(${vars.border} + 1px)`,
});

export const dot = style({ fill: vars.color.ink });

export const end = style({
  ...stroke,
  fill: vars.color.paper,
  stroke: vars.color.ink,
  strokeWidth: `calc(${vars.border} + 0.5px)`,
});

export const start = style({ fill: vars.color.accent });
