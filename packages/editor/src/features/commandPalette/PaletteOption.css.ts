import { preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', width: 18, height: 18 });

export const name = style({ flex: 1, minWidth: 0 });

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const authored = style({ ...oneLine, display: 'block', fontFamily: vars.font.reading });

export const excerpt = style({
  ...oneLine,
  display: 'block',
  fontFamily: vars.font.reading,
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const mark = style({
  backgroundColor: 'transparent',
  color: vars.color.ink,
  fontWeight: 700,
});

export const keys = style({
  flex: 'none',
  fontFamily: vars.font.mono,
  fontSize: 11,
  color: vars.color.ink2,
  '@media': { [preferences.coarsePointer]: { display: 'none' } },
});
