import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';
import { tellPause } from '../../store/company/presence.ts';

export const panel = style({
  display: 'grid',
  gap: vars.space['3'],
  width: 320,
  maxWidth: '100%',
  fontSize: vars.size.s13,
  color: vars.color.ink2,
});

export const people = style({
  display: 'grid',
  gap: vars.space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const person = style({ display: 'grid', gap: vars.space['1'] });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['2'],
  color: vars.color.ink,
  fontWeight: 600,
});

export const card = style({
  display: 'grid',
  gap: vars.space['2'],
  padding: vars.space['3'],
  borderInlineStart: `3px solid ${vars.color.warning}`,
  backgroundColor: vars.color.paper,
  fontSize: vars.size.s13,
});

export const title = style({ margin: 0, fontSize: vars.size.s13, fontWeight: 600 });

export const line = style({ margin: 0, color: vars.color.ink2 });

export const words = style({ margin: 0, color: vars.color.ink });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'] });

/** In units of the canvas, over the cards. */
export const ghosts = style({ position: 'absolute', top: 0, left: 0, pointerEvents: 'none' });

/** Between two messages the outlines go on by themselves. */
export const ghost = style({
  position: 'absolute',
  selectors: { '&[data-animates]': { transition: `transform ${tellPause}ms linear` } },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-animates]': { transition: 'none' } },
    },
  },
});

export const outline = style({
  position: 'absolute',
  border: 'calc(2px / var(--zoom)) dashed var(--person)',
  borderRadius: vars.radius.m,
});

/** As large from afar as up close. */
export const ghostName = style({
  position: 'absolute',
  bottom: '100%',
  left: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  paddingBlockEnd: 4,
  color: vars.color.ink,
  fontSize: vars.size.s13,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  transform: 'scale(calc(1 / var(--zoom)))',
  transformOrigin: 'bottom left',
});
