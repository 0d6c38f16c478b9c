import { globalStyle, style } from '@vanilla-extract/css';
import { preferences } from '../../css/breakpoints.ts';
import { finger } from '../../css/fingerTarget.ts';
import { vars } from '../../themes/vars.css.ts';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minWidth: 0,
  selectors: {
    '&[data-orientation="vertical"]': { flexDirection: 'column', alignItems: 'stretch' },
    '&[data-joint="joined"]': { display: 'inline-flex', flexWrap: 'nowrap', gap: 0 },
  },
});

const joined = `${group}[data-joint="joined"]`;
const row = `${joined}[data-orientation="horizontal"]`;
const stack = `${joined}[data-orientation="vertical"]`;
const square = { borderStartStartRadius: 0, borderEndStartRadius: 0 };

// Neighbours share one edge; the one in use shows all four of its own.
globalStyle(`${joined} > button`, {
  flex: '0 1 auto',
  minWidth: 0,
  boxShadow: 'none',
  '@media': { [preferences.coarsePointer]: { minWidth: finger } },
});
globalStyle(`${joined} > button:is([data-hovered], [data-focus-visible], [data-selected])`, {
  zIndex: 1,
});
globalStyle(`${row} > button:not(:first-of-type)`, {
  ...square,
  marginInlineStart: `calc(-1 * ${vars.border})`,
});
globalStyle(`${row} > button:not(:last-of-type)`, {
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle(`${stack} > button:not(:first-of-type)`, {
  borderStartStartRadius: 0,
  borderStartEndRadius: 0,
  marginBlockStart: `calc(-1 * ${vars.border})`,
});
globalStyle(`${stack} > button:not(:last-of-type)`, {
  borderEndStartRadius: 0,
  borderEndEndRadius: 0,
});
