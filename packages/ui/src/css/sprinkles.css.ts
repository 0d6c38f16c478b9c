import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../themes/vars.css.ts';
import { breakpoints } from './breakpoints.ts';

const flexEdge = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;

const layout = defineProperties({
  conditions: {
    narrow: {},
    middle: { '@media': breakpoints.middle },
    wide: { '@media': breakpoints.wide },
  },
  defaultCondition: 'narrow',
  responsiveArray: ['narrow', 'middle', 'wide'],
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: { ...flexEdge, stretch: 'stretch', baseline: 'baseline' },
    justifyContent: { ...flexEdge, between: 'space-between' },
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    gap: vars.space,
    paddingTop: vars.space,
    paddingBottom: vars.space,
    paddingLeft: vars.space,
    paddingRight: vars.space,
    position: ['static', 'relative', 'absolute', 'fixed', 'sticky'],
    textAlign: ['start', 'center', 'end'],
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingLeft', 'paddingRight'],
    paddingX: ['paddingLeft', 'paddingRight'],
    paddingY: ['paddingTop', 'paddingBottom'],
  },
});

const edge = (color: string) => `${vars.border} solid ${color}`;

const look = defineProperties({
  properties: {
    background: vars.color,
    color: vars.color,
    borderRadius: vars.radius,
    boxShadow: { none: 'none', ...vars.shadow },
    overflow: ['visible', 'hidden', 'auto', 'clip'],
    border: {
      line: edge(vars.color.line),
      lineStrong: edge(vars.color.lineStrong),
      accent: edge(vars.color.accent),
      none: '0',
    },
  },
});

/** Atomic styles over the tokens, for the style sheets of sibling rooms. */
export const sprinkles = createSprinkles(layout, look);
export type Sprinkles = Parameters<typeof sprinkles>[0];
