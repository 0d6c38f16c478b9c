import { vars } from '@dreamfork/ui/theme';
import { style } from '@vanilla-extract/css';

/** Lies over the page while files are dragged across it; the page below takes them. */
export const cover = style({
  position: 'fixed',
  inset: vars.space['3'],
  zIndex: 30,
  display: 'grid',
  placeItems: 'center',
  border: `2px dashed ${vars.color.accent}`,
  borderRadius: vars.radius.m,
  pointerEvents: 'none',
});

export const text = style({
  padding: `${vars.space['3']} ${vars.space['5']}`,
  border: `${vars.border} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.s17,
  fontWeight: 600,
  textAlign: 'center',
});
