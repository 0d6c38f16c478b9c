import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { finger, fingerTarget } from '../../css/fingerTarget.ts';
import { focusRingInset, preferences } from '../../css/index.ts';
import { vars } from '../../theme.ts';

/** How many steps a row is drawn in; deeper ones all stand at the last. */
export const indent = createVar();

export const scroller = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: `4px ${vars.space['2']} ${vars.space['4']}`,
  fontFamily: vars.font.text,
  lineHeight: 1.5,
});

export const tree = style({ position: 'relative' });

export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  borderRadius: vars.radius.s,
  color: vars.color.ink,
  outline: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&:focus-visible': focusRingInset,
    '&[aria-selected="true"]': { backgroundColor: vars.color.accentSoft },
  },
});

export const cell = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  minHeight: 34,
  paddingInlineStart: `calc(14px * ${fallbackVar(indent, '0')})`,
  '@media': { [preferences.coarsePointer]: { minHeight: finger } },
});

/** The level of a row that is deeper than the steps, in the room of the steps. */
export const level = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  boxSizing: 'border-box',
  width: `calc(14px * ${fallbackVar(indent, '0')})`,
  paddingInlineStart: 6,
  overflow: 'hidden',
  lineHeight: '34px',
  fontFamily: vars.font.mono,
  fontSize: vars.size.s12,
  color: vars.color.ink2,
});

export const opener = style({
  ...fingerTarget,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 24,
  minHeight: 34,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  color: vars.color.ink3,
  cursor: 'pointer',
});

export const noOpener = style({
  flex: 'none',
  width: 24,
  '@media': { [preferences.coarsePointer]: { width: finger } },
});

export const chevron = style({
  width: 16,
  height: 16,
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[aria-expanded="true"] > * > * > * > &': { transform: 'rotate(90deg)' } },
});

export const content = style({ flex: 1, minWidth: 0 });
