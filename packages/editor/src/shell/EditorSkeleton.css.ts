import { breakpoints, cells } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

const line = `${vars.border} solid ${vars.color.line}`;

export const skeleton = style({
  display: 'grid',
  gridTemplate: '"bar bar" 56px "side canvas" minmax(0, 1fr) / 232px minmax(0, 1fr)',
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  '@media': {
    [breakpoints.narrow]: {
      gridTemplate: '"bar" 56px "canvas" minmax(0, 1fr) / minmax(0, 1fr)',
    },
  },
});

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${vars.space[4]}`,
  borderBottom: line,
});

export const side = style({
  gridArea: 'side',
  padding: vars.space[4],
  borderRight: line,
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});

export const canvas = style([cells, { gridArea: 'canvas', display: 'grid', placeItems: 'center' }]);
