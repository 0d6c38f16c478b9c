import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { vars } from '../../themes/vars.css.ts';

/** The colour of one series or part. */
export const hue = createVar();

/** Neighbours differ in hue and in lightness in all three themes. */
const hues = [
  vars.color.accent,
  vars.nodeColor.audio,
  vars.nodeColor.video,
  vars.nodeColor.choice,
  vars.nodeColor.image,
  vars.nodeColor.document,
];

const looks = hues.map((color) => style({ vars: { [hue]: color } }));

/** One look for each hue. */
export const seriesClasses = looks;

/** A filled shape of a series. Every other one is hollow where colours are forced. */
export const fill = style({
  background: hue,
  '@media': {
    [preferences.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      border: '1px solid CanvasText',
      boxSizing: 'border-box',
    },
  },
});

for (const [index, look] of looks.entries()) {
  if (index % 2 === 0) continue;
  globalStyle(`${look}.${fill}`, {
    '@media': { [preferences.forcedColors]: { background: 'Canvas' } },
  });
}

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  color: vars.color.ink2,
  fontSize: vars.size.s13,
  lineHeight: 1.5,
});

export const legendItem = style({ display: 'inline-flex', alignItems: 'center', gap: 7 });

export const swatch = style([fill, { flex: 'none', width: 12, height: 12, borderRadius: 3 }]);

/** A bar of a series; every other one is hollow where colours are forced. */
export const bar = style({
  fill: hue,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [preferences.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
});

for (const [index, look] of looks.entries()) {
  if (index % 2 === 0) continue;
  globalStyle(`${look}.${bar}`, {
    '@media': { [preferences.forcedColors]: { fill: 'Canvas' } },
  });
}
