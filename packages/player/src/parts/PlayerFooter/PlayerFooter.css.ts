import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { lowScreen, motionAllowed, room, steppedBack } from '../../sizes.ts';

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
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  '@container': {
    [room.narrow]: {
      padding: '8px',
    },
  },
  '@media': {
    [lowScreen]: { position: 'static' },
    [motionAllowed]: { selectors: steppedBack('100%') },
  },
});

export const bar = style({
  flex: '1 1 120px',
  minWidth: 0,
  marginInline: vars.space['4'],
  '@container': {
    [room.narrow]: { order: -2, flexBasis: '50%', marginInline: vars.space['1'] },
  },
});

export const counter = style({
  flex: 'none',
  paddingInlineEnd: vars.space['3'],
  fontSize: vars.size.s13,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [room.narrow]: { order: -1, paddingInlineEnd: vars.space['1'] } },
});

/** Starts the second row on a narrow screen, and pushes later items to the right. */
export const rowBreak = style({
  display: 'none',
  '@container': { [room.narrow]: { display: 'block', order: -1, flexBasis: '100%', height: 0 } },
});

export const rest = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['2'],
  '@container': { [room.narrow]: { marginInlineStart: 'auto' } },
});

export const waiting = style({ alignSelf: 'center', fontSize: vars.size.s13 });
