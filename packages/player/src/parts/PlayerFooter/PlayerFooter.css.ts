import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { lowScreen } from '../sizes.ts';

export const footer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: 60,
  padding: `10px ${vars.space['6']}`,
  borderBlockStart: `${vars.border} solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.ink2,
  '@media': {
    [breakpoints.narrow]: { padding: '8px' },
    [lowScreen]: { position: 'static' },
  },
});

export const bar = style({
  flex: '1 1 120px',
  minWidth: 0,
  marginInline: vars.space['4'],
  '@media': {
    [breakpoints.narrow]: { order: -2, flexBasis: '50%', marginInline: vars.space['1'] },
  },
});

export const counter = style({
  flex: 'none',
  paddingInlineEnd: vars.space['3'],
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [breakpoints.narrow]: { order: -1, paddingInlineEnd: vars.space['1'] } },
});

/** Starts the second row of a narrow screen, and pushes what follows to its right end. */
export const rowBreak = style({
  display: 'none',
  '@media': { [breakpoints.narrow]: { display: 'block', order: -1, flexBasis: '100%', height: 0 } },
});

export const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@media': { [breakpoints.narrow]: { marginInlineStart: 'auto' } },
});

export const waiting = style({ alignSelf: 'center', fontSize: vars.size.s13 });
