import { topInset } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { lowScreen, motionAllowed, room, sizes, steppedBack } from '../../sizes.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: `var(${topInset}, 0px)`,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: sizes.header,
  paddingInline: vars.space['6'],
  background: vars.color.surface,
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  '@container': {
    [room.narrow]: {
      paddingInline: vars.space['2'],
      gap: vars.space['1'],
    },
  },
  '@media': {
    [lowScreen]: { position: 'static' },
    [motionAllowed]: { selectors: steppedBack('-100%') },
  },
});

/** Whole pixels above and below it, because half pixels are rounded inconsistently. */
const line = '1.375rem';

/** Two lines of a title on a narrow screen. */
const narrowTitle = '2.375rem';

/** One line high: a description that does not fit wraps to a hidden second line. */
export const titles = style({
  flex: 1,
  minWidth: 0,
  maxHeight: line,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  overflow: 'hidden',
  columnGap: vars.space['3'],
  paddingInline: vars.space['1'],
  fontFamily: vars.font.reading,
  '@container': { [room.narrow]: { maxHeight: narrowTitle, paddingInline: 0 } },
});

const oneLine = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;

export const title = style({
  ...oneLine,
  fontSize: vars.size.s15,
  fontWeight: 500,
  lineHeight: line,
  color: vars.color.ink2,
  '@container': {
    [room.narrow]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      fontSize: vars.size.s13,
      lineHeight: '1.1875rem',
    },
  },
});

export const description = style({
  ...oneLine,
  flex: '1 1 160px',
  minWidth: 0,
  fontSize: vars.size.s13,
  lineHeight: line,
  color: vars.color.ink3,
  '@container': { [room.narrow]: { display: 'none' } },
});

export const switches = style({ display: 'flex', gap: vars.space['2'], flex: 'none' });

export const switchLabel = style({
  '@container': {
    [room.narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
