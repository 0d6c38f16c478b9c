import { preferences } from '@dreamfork/ui/css';
import { vars } from '@dreamfork/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const pageWidth = '1240px';

export const site = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const content = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  outline: 'none',
});

export const bare = style({ minHeight: '100dvh', outline: 'none' });

export const skipLink = style({
  position: 'fixed',
  top: vars.space[2],
  left: vars.space[2],
  zIndex: 1000,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontWeight: 550,
  transform: 'translateY(-200%)',
  selectors: { '&:focus': { transform: 'none' } },
  '@media': { [preferences.coarsePointer]: { paddingBlock: vars.space[3] } },
});

export const centred = style({
  flex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space[6],
});

const run = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } });

export const progress = style({
  position: 'fixed',
  zIndex: 30,
  top: 0,
  left: 0,
  right: 0,
  height: 3,
  background: vars.color.accent,
  transformOrigin: 'left',
  animation: `${run} 8s cubic-bezier(0, .6, .2, 1) forwards`,
  '@media': { [preferences.reducedMotion]: { animation: 'none', transform: 'scaleX(.5)' } },
});

export const guestActions = style({ display: 'flex', alignItems: 'center', gap: 8 });

/** Rows of the menu in a narrow window; their icons stand under the links above. */
export const menuRows = style({
  display: 'grid',
  justifyItems: 'start',
  width: '100%',
  marginInlineStart: -17,
});
