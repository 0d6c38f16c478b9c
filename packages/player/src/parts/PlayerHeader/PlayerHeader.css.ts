import { breakpoints } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { lowScreen, sizes } from '../sizes.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  minHeight: sizes.header,
  paddingInline: vars.space['6'],
  background: vars.color.surface,
  '@media': {
    [breakpoints.narrow]: { paddingInline: vars.space['2'], gap: vars.space['1'] },
    [lowScreen]: { position: 'static' },
  },
});

export const words = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space['3'],
  paddingInline: vars.space['1'],
  fontFamily: vars.font.reading,
});

const oneLine = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
} as const;

export const title = style({
  ...oneLine,
  flex: '0 1 auto',
  margin: 0,
  fontSize: vars.size.s15,
  fontWeight: 500,
  lineHeight: 1.4,
  color: vars.color.ink2,
});

export const description = style({
  ...oneLine,
  flex: '1 1 0',
  minWidth: 0,
  fontSize: vars.size.s13,
  color: vars.color.ink3,
  '@media': { [breakpoints.narrow]: { display: 'none' } },
});

export const switches = style({ display: 'flex', gap: vars.space['2'], flex: 'none' });

export const switchWords = style({
  '@media': {
    [breakpoints.narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
