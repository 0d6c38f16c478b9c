import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

export const site = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});

export const bare = style({ minHeight: '100dvh', outline: 'none' });

export const pageWidth = '1240px';

export const container = style({
  width: '100%',
  maxWidth: pageWidth,
  margin: '0 auto',
  padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[16]}`,
  '@media': {
    'screen and (max-width: 599px)': {
      padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
    },
  },
});

export const centred = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
});

export const guestActions = style({ display: 'flex', alignItems: 'center', gap: 8 });
